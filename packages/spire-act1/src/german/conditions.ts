// When something happens: the conditions of operations and relics.
import { capitalize } from "@games/core-game/text";
import type { ConditionWords } from "../english/ops.js";
import type { CardType, Condition, Rarity } from "../vocabulary.js";
import { CARDS, count, pick } from "./forms.js";

const CUBES = { one: "Klötzchen", other: "Klötzchen" };

const REMOVED: Readonly<Record<Rarity | CardType, string>> = {
  starter: "eine Startkarte",
  common: "eine gewöhnliche Karte",
  uncommon: "eine ungewöhnliche Karte",
  rare: "eine seltene Karte",
  special: "eine besondere Karte",
  attack: "ein Angriff",
  skill: "eine Fertigkeit",
  power: "eine Kraft",
  status: "eine Statuskarte",
  curse: "ein Fluch",
  ticket: "ein Los",
};

const CONDITIONS: ConditionWords = {
  option: (n) => `wenn du Möglichkeit ${n + 1} gewählt hast`,
  die: (n) => `wenn der Würfel ${n} oder weniger zeigt`,
  killed: () => "wenn das den Gegner tötet",
  "no-attacks": () => "wenn du keinen Angriff auf der Hand hast",
  hand: (n) =>
    n === 0 ? "wenn deine Hand leer ist" : `wenn du höchstens ${count(n, CARDS)} auf der Hand hast`,
  cubes: (n) => `wenn ${count(n, CUBES)} darauf ${pick(n, { one: "liegt", other: "liegen" })}`,
  exhausted: (n) => (n <= 1 ? "wenn du das tust" : `wenn du ${count(n, CARDS)} erschöpft hast`),
  "no-block": () => "wenn du keinen Block hast",
  hurt: () => "wenn du in diesem Kampf LP verloren hast",
  shuffled: () => "wenn du in diesem Kampf deinen Nachziehstapel gemischt hast",
  "no-attack-played": () => "wenn du in diesem Zug keinen Angriff gespielt hast",
  "power-played": () => "wenn du in diesem Zug eine Kraft gespielt hast",
  rolled: (n, { to = n }) =>
    to === n ? `bei einer ${n}` : `bei ${n} ${to - n === 1 ? "oder" : "bis"} ${to}`,
  removed: (_, { of }) => `wenn es ${of === undefined ? "eine Karte" : REMOVED[of]} war`,
};

/** When something happens, as a part of a sentence. */
export function whenText(condition: Condition): string {
  return CONDITIONS[condition.is](condition.n ?? 0, condition);
}

/** An operation that happens only sometimes: a clause before an instruction, or a colon before a sentence. */
export function conditional(condition: Condition, deed: string): string {
  const when = whenText(condition);
  const isSentence = condition.is === "rolled" || /^(du|deine?) /.test(deed);
  return isSentence ? `${when}: ${capitalize(deed)}` : `${when}, ${deed}`;
}
