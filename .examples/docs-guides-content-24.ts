import { createWretchedGame } from "@games/wretched";
import { parsePackMarkdown, writePackMarkdown } from "@games/wretched/pack-loader";
import { glasshouse } from "@games/wretched/packs";
import { unwrap } from "@games/core-game";

const text = writePackMarkdown(glasshouse) // save it as story.md and write
  .replace(/^title: .*$/m, 'title: "The lighthouse"')
  .replace(/^id: .*$/m, 'id: "lighthouse"');
const pack = unwrap(parsePackMarkdown(text));
const game = createWretchedGame(pack);
console.log(pack.title, game.create({ seed: "tuesday" }).config.pack.id); // → The lighthouse lighthouse

const faulty = parsePackMarkdown(text.replace(/^### HQ.*$/m, "### HX"));
console.log(faulty.ok ? "" : faulty.error.code); // → bad-pack

export {};
