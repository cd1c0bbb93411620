// What the playground page runs: the lines it opens with, one program per game, and the packages they may import.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exportName, libraries, root } from "../../scripts/workspace.mjs";
import { GAMES } from "./games.mjs";

/** Entries that need more than a page has. */
const NOT_FOR_PAGES = ["@games/core-game/testing", "@games/lab/redis"];

/**
 * A call of a function of a text entry, with those of the variables that its report names; only some games need to be told
 * which game it is, and what the player sees.
 * @param {string} id @param {string} name @param {Readonly<Record<string, string>>} variables
 */
const callOf = (id, name, variables) => {
  const report = readFileSync(join(root, "packages", id, "api/text.api.md"), "utf8");
  const parameters = new RegExp(`^export function ${name}\\((.*)\\):`, "m").exec(report)?.[1] ?? "";
  const names = Array.from(parameters.matchAll(/(\w+)\??: /g), ([, parameter = ""]) => parameter);
  return `${name}(${names.flatMap((one) => variables[one] ?? []).join(", ")})`;
};

/** @param {{ id: string, title: string }} game */
const programOf = ({ id, title }) => {
  const name = exportName(id);
  const view = "session.getSnapshot().view";
  const action = callOf(id, "describeAction", { action: "action", game: name, view });
  const event = callOf(id, "describeEvent", { event: "event", game: name });
  const code = `import { Session } from "@games/core-game";
import { ${name} } from "@games/${id}";
import { describeAction, describeEvent } from "@games/${id}/text";
import { inspect } from "@games/inspector";

const session = new Session(${name}, { seed: "tuesday" });
const [action] = session.getSnapshot().legalActions;
console.log("Playing:", ${action});
const played = session.do(action);
if (!played.ok) console.log("Refused:", played.error.message);
else for (const event of played.value) console.log(${event});

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
