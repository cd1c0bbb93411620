// The menu of `games-lab play`: what can be done by number; many actions of one kind share a line and have a list of their own.
import type { GameTypes } from "@games/core-game";
import type { AnyStudy } from "../study.js";
import type { Io } from "./io.js";
import { labelsOf, printChoices, printLegend } from "./screen.js";

/** From how many actions on those of one kind share a line, and from how many of a kind on. */
const MANY = 16;
const MANY_OF_A_KIND = 5;

/** A line of the menu: an action, or several of one kind. */
export interface Entry {
  readonly label: string;
  readonly actions: readonly GameTypes["action"][];
}

/** What labels begin with in common, up to a whole word. */
function commonStart(labels: readonly string[]): string {
  const [first = "", ...others] = labels;
  let length = first.length;
  for (const label of others) {
    while (!label.startsWith(first.slice(0, length))) length--;
  }
  return first.slice(0, first.lastIndexOf(" ", length) + 1).trim();
}

/** The lines of the menu. */
export function menuOf(
  study: AnyStudy,
  actions: readonly GameTypes["action"][],
  view: GameTypes["view"],
): Entry[] {
  const labels = labelsOf(study, actions, view);
  const alone = actions.map((action, i) => ({ label: labels[i] ?? "", actions: [action] }));
  if (actions.length < MANY) return alone;
  const entries: Entry[] = [];
  for (const type of new Set(actions.map((action) => action.type))) {
    const same = alone.filter((_, i) => actions[i]?.type === type);
    if (same.length < MANY_OF_A_KIND) entries.push(...same);
    else {
      const start = commonStart(same.map(({ label }) => label));
      const label = `${start === "" ? type : start} … (${same.length} ways)`;
      entries.push({ label, actions: same.flatMap((entry) => entry.actions) });
    }
  }
  return entries;
}

/** The lines that the player types. */
export type Lines = AsyncIterator<string, unknown>;

/** What a line means: the place of a choice, back to the whole menu, or the end of the game. */
type Meaning = number | "back" | "stop";

async function readChoice(
  study: AnyStudy,
  lines: Lines,
  io: Io,
  count: number,
  canGoBack: boolean,
): Promise<Meaning> {
  const back = canGoBack ? " b to go back," : "";
  for (;;) {
    const { done, value } = await lines.next();
    const line = done ? "q" : value.trim();
    if (line === "q") return "stop";
    if (line === "b" && canGoBack) return "back";
    if (/^\d+$/.test(line) && Number(line) >= 1 && Number(line) <= count) return Number(line) - 1;
    if (line === "?") printLegend(study, io);
    else io.out(`Please type a number from 1 to ${count},${back} ? for the legend, or q to stop.`);
  }
}

/** Lets the player choose; undefined when the player stops. */
export async function chooseAction(
  study: AnyStudy,
  actions: readonly GameTypes["action"][],
  view: GameTypes["view"],
  io: Io,
  lines: Lines,
): Promise<GameTypes["action"] | undefined> {
  const menu = menuOf(study, actions, view);
  let open: Entry | undefined;
  for (;;) {
    const labels = open ? labelsOf(study, open.actions, view) : menu.map(({ label }) => label);
    printChoices(labels, io);
    const choice = await readChoice(study, lines, io, labels.length, open !== undefined);
    if (choice === "stop") return undefined;
    if (choice === "back") open = undefined;
    else if (open !== undefined) return open.actions[choice];
    else {
      const entry = menu[choice];
      if (entry?.actions.length === 1) return entry.actions[0];
      open = entry;
    }
  }
}
