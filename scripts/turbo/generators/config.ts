// `turbo gen game`: asks for the name of a new game, and leaves the rest to scripts/new-game.mjs.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { PlopTypes } from "@turbo/gen";

interface Answers {
  readonly id: string;
  readonly title: string;
  readonly turbo: { readonly paths: { readonly root: string } };
}

function makeGame({ id, title, turbo }: Answers): string {
  const script = join(turbo.paths.root, "scripts/new-game.mjs");
  const { status } = spawnSync("node", [script, id, title], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${title} could not be made.`);
  return `made ${title}`;
}

export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator("game", {
    description: "A new game: engine, study, screen and documents, entered everywhere and tested",
    prompts: [
      { type: "input", name: "id", message: "The name of its package, such as lucky-seven:" },
      { type: "input", name: "title", message: "Its name for people, such as Lucky seven:" },
    ],
    actions: [(answers) => makeGame(answers as Answers)],
  });
}
