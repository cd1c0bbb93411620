// What relics and potions say, put together from their rows.

import { capitalize, listWords } from "@games/core-game/text";
import type { PotionId, RelicId } from "../data/ids.js";
import type { Op } from "../rules/operations.js";
import type {
  Moment,
  PotionRow,
  RelicLimit,
  RelicPassive,
  RelicRow,
  RunMoment,
  RunTrigger,
  Trigger,
} from "../vocabulary.js";
import { momentText } from "./cards.js";
import type { GameWithNames } from "./names.js";
import { conditionText, opText, roomText, timesText } from "./ops.js";

const PASSIVE_TEXTS: Readonly<Record<RelicPassive, (n: number) => string>> = {
  "no-rest": () => "You cannot rest at campfires.",
  "no-smith": () => "You cannot upgrade cards at campfires.",
  "no-gold": () => "You cannot gain gold.",
  "no-potions": () => "You cannot gain potions.",
  "no-curses": () => "You cannot gain Curses.",
  "rest-heal": (n) => `Resting heals ${n} HP more.`,
  "free-paths": () => "Ignore the paths when you move up.",
  "upgrade-attacks": () => "An Attack that you add to your deck is upgraded.",
  "upgrade-skills": () => "A Skill that you add to your deck is upgraded.",
  "keep-energy": () => "Energy left over from last turn is added at the start of your turn.",
  "better-strikes": (n) => `Starter Strikes hit for ${n} more.`,
  "better-free-attacks": (n) => `Attacks that cost nothing hit for ${n} more each time.`,
};

const RUN_MOMENT_TEXTS: Readonly<Record<RunMoment, string>> = {
  gained: "When you gain this",
  "room-entered": "Whenever you enter",
  "fight-won": "At the end of a fight",
  rested: "Whenever you rest",
};

/** The moments at which a relic is used, beside its limit. */
const USE_TEXTS: Readonly<Partial<Record<Moment, string>>> = {
  use: "",
  roll: ", after a roll of the die",
  reset: ", when your block is about to go",
};

/** What a relic does, in sentences; empty for one that the game does not have. */
export function describeRelic(id: RelicId, game: GameWithNames): string {
  const { items, itemNumbers } = game.content.act;
  const row = items.relic[itemNumbers.relic.get(id) ?? -1]?.row;
  if (row === undefined) return "";
  const { triggers = [], runTriggers = [], passives = [] } = row;
  return [
    ...triggers.map((trigger) => triggerText(trigger, row.limit, game)),
    ...runTriggers.map((trigger) => runTriggerText(trigger, game)),
    ...passives.map(({ is, n = 1 }) => PASSIVE_TEXTS[is](n)),
    endText(row),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function triggerText(trigger: Trigger, limit: RelicLimit | undefined, game: GameWithNames): string {
  const { on, faces = [], ops, if: condition } = trigger;
  const does = opsText(ops, game);
  const use = USE_TEXTS[on];
  if (on === "die") return `On a ${listWords(faces.map(String), "or")}: ${does}.`;
  if (use === undefined) return `${momentText(trigger)}: ${does}.`;
  const when = condition === undefined ? "" : `, ${conditionText(condition)}`;
  return `${limitText(limit)}${use}${when}: ${does}.`;
}

/** What a trigger of a relic does, as a sentence. */
export function describeTrigger(ops: readonly Op[], game: GameWithNames): string {
  return `${capitalize(opsText(ops, game))}.`;
}

/** What a text does; the target is not named before, and what an option is about is told by what follows. */
function opsText(ops: readonly Op[], game: GameWithNames): string {
  const told = ops.filter(({ op }) => op !== "option").map((op) => opText(op, game));
  return told.join(", ").replace("the enemy", "an enemy");
}

function limitText({ per, n = 1 }: RelicLimit = { per: "fight" }): string {
  return `${capitalize(timesText(n))} per ${per}`;
}

function runTriggerText({ on, room, ops }: RunTrigger, game: GameWithNames): string {
  const where = room === undefined ? "" : ` ${roomText(room)}`;
  return `${RUN_MOMENT_TEXTS[on]}${where}: ${opsText(ops, game)}.`;
}

/** When a relic is used up. */
function endText({ charges, discard }: RelicRow): string {
  if (charges !== undefined) return `Works ${timesText(charges)}, then it is discarded.`;
  return discard ? "It is discarded then." : "";
}

const POTION_TEXTS: Readonly<Record<NonNullable<PotionRow["use"]>, string>> = {
  fight: "",
  anywhere: "It can be drunk outside of fights too.",
  roll: "It is drunk right after a roll of the die.",
  death: "It works by itself when your HP reach 0, and is used up.",
};

/** What a potion does, in sentences; empty for one that the game does not have. */
export function describePotion(id: PotionId, game: GameWithNames): string {
  const { items, itemNumbers } = game.content.act;
  const row = items.potion[itemNumbers.potion.get(id) ?? -1]?.row;
  if (row === undefined) return "";
  const does = `${capitalize(opsText(row.ops, game))}.`;
  return [does, POTION_TEXTS[row.use ?? "fight"]].filter((text) => text !== "").join(" ");
}
