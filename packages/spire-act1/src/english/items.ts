// What the parts of the texts of relics and potions say beside their operations.
import { capitalize, listWords } from "@games/core-game/text";
import type {
  Condition,
  Moment,
  NodeType,
  PotionRow,
  RelicLimit,
  RelicPassive,
  RunMoment,
  Trigger,
} from "../vocabulary.js";
import { inTurn, triggerText } from "./cards.js";
import { NODES } from "./nodes.js";
import { timesText, whenText } from "./ops.js";

const PASSIVES: Readonly<Record<RelicPassive, (n: number) => string>> = {
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

const RUN_MOMENTS: Readonly<Record<RunMoment, string>> = {
  gained: "When you gain this",
  "room-entered": "Whenever you enter",
  "fight-won": "At the end of a fight",
  rested: "Whenever you rest",
};

/** The moments at which the player uses a relic. */
export type UseMoment = Extract<Moment, "use" | "roll" | "reset">;

const USES: Readonly<Record<UseMoment, string>> = {
  use: "",
  roll: ", after a roll of the die",
  reset: ", when your block is about to go",
};

const POTION_USES: Readonly<Record<NonNullable<PotionRow["use"]>, string>> = {
  fight: "",
  anywhere: "It can be drunk outside of fights too.",
  roll: "It is drunk right after a roll of the die.",
  death: "It works by itself when your HP reaches 0, and is used up.",
};

/** The parts of the texts of relics and potions. */
export const ITEMS = {
  /** What relics change, by the number of each. */
  passives: PASSIVES,
  potionUses: POTION_USES,
  /** What a text does, one thing after the other; its target is not named before. */
  deeds: (deeds: readonly string[]) => inTurn(deeds).replace("the enemy", "an enemy"),
  /** What a relic does on some faces of the die. */
  onFaces: (faces: readonly number[], deeds: string) =>
    `On a ${listWords(faces.map(String), "or")}: ${deeds}.`,
  /** What happens at a moment. */
  trigger: (trigger: Trigger, deeds: string) => triggerText(trigger, [deeds]),
  /** What a relic does when it is used, how often and if what. */
  use: (
    on: UseMoment,
    { per, n = 1 }: RelicLimit,
    condition: Condition | undefined,
    deeds: string,
  ) =>
    `${capitalize(timesText(n))} per ${per}${USES[on]}${condition === undefined ? "" : `, ${whenText(condition)}`}: ${deeds}.`,
  runTrigger: (on: RunMoment, room: NodeType | undefined, deeds: string) =>
    `${RUN_MOMENTS[on]}${room === undefined ? "" : ` ${NODES[room]}`}: ${deeds}.`,
  charges: (n: number) => `Works ${timesText(n)}, then it is discarded.`,
  discarded: "Then it is discarded.",
};
