// What the playground page runs: the lines it opens with, one program per game, and the packages they may import.
import { exportName, libraries } from "../../scripts/workspace.mjs";
import { GAMES } from "./games.mjs";

/** Entries that need more than a page has. */
const NOT_FOR_PAGES = ["@games/core-game/testing", "@games/lab/redis"];

/** @param {{ id: string, title: string }} game */
const programOf = ({ id, title }) => {
  const name = exportName(id);
  const code = `import { Session } from "@games/core-game";
import { ${name} } from "@games/${id}";
import { describeAction, describeEvent } from "@games/${id}/text";
import { inspect } from "@games/inspector";

const session = new Session(${name}, { seed: "tuesday" });
const [action] = session.getSnapshot().legalActions;
console.log("Playing:", describeAction(action, ${name}, session.getSnapshot().view));
const played = session.do(action);
if (!played.ok) console.log("Refused:", played.error.message);
else for (const event of played.value) console.log(describeEvent(event, ${name}));

inspect(session); // opens the panel beside these lines
`;
  return { id, title, code };
};

/** The programs that the page opens with. */
const PROGRAMS = GAMES.map(programOf);

/** The entries that a program may import. */
const importable = () =>
  libraries()
    .flatMap(({ entries }) => entries)
    .filter(({ specifier, isForNode }) => !isForNode && !NOT_FOR_PAGES.includes(specifier))
    .map(({ specifier }) => specifier);

const ID = "virtual:playground";

/** Gives the page its programs, and each package as a chunk that is loaded when a program asks for it. */
export const playground = () => ({
  name: "playground",
  /** @param {string} id */
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  /** @param {string} id */
  load: (id) =>
    id === `\0${ID}`
      ? `export const PROGRAMS = ${JSON.stringify(PROGRAMS)};
export const MODULES = {
${importable()
  .map((specifier) => `  "${specifier}": () => import("${specifier}"),`)
  .join("\n")}
};`
      : undefined,
});
