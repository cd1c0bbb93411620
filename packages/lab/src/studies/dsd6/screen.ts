// Deep Space D-6 in a terminal.
import { count, listWords } from "@games/core-game/text";
import type { DieView, Face, ThreatView, View } from "@games/dsd6";
import { describeEffect, ENGLISH, threatName, type WithCards } from "@games/dsd6/text";
import type { Screen, Shown, Tone } from "../../study.js";

const { faces, passives, phases, places, symbols } = ENGLISH;

/** What the player sees. */
export function dsd6Screen(view: View, game: WithCards): Screen {
  const { turn, phase, hull, shields, dice, threats, deckSize, threatDie } = view;
  const pool = dice.flatMap((die, i) => (die.place === "pool" ? [{ text: poolDie(die, i) }] : []));
  const away = dice.flatMap((die, i) => (die.place === "pool" ? [] : [awayDie(die, i)]));
  const rolled: Shown[] =
    threatDie === null ? [] : [{ text: `threat die ${symbols[threatDie]}`, tone: "careful" }];
  return {
    title: `Deep Space D-6, turn ${turn}, ${phases[phase]}`,
    parts: [
      {
        name: "Ship",
        items: [
          { text: `hull ${hull}`, tone: toneOf(hull, 2, 4) },
          { text: `shields ${shields}`, tone: toneOf(shields, 0, 2) },
        ],
      },
      { name: "Crew in the pool", items: pool },
      { name: "Crew elsewhere", items: away },
      { name: "Threats", items: threats.map((threat) => showThreat(threat, game)), isList: true },
      {
        name: "Ahead",
        items: [...rolled, { text: `${count(deckSize, "card")} in the deck`, tone: "minor" }],
      },
    ],
  };
}

function toneOf(amount: number, bad: number, careful: number): Tone {
  if (amount <= bad) return "bad";
  return amount <= careful ? "careful" : "good";
}

const nameOf = (face: Face | null): string => (face === null ? "not rolled" : faces[face]);

const poolDie = ({ face }: DieView, i: number): string => `${i + 1} ${nameOf(face)}`;

function awayDie({ place }: DieView, i: number): Shown {
  const isStuck = place === "scanners" || place === "infirmary";
  return { text: `${i + 1} ${places[place]}`, tone: isStuck ? "careful" : "minor" };
}

function showThreat(threat: ThreatView, game: WithCards): Shown {
  const { kind, symbol, hp, maxHp, needs, passive, activate, dice, stasis, isDestroyed } = threat;
  const facts = [threatName(threat.threat, game)];
  if (maxHp > 0) facts.push(`${hp}/${maxHp} HP`);
  if (needs !== null) facts.push(`${dice.length} of ${needs.count} ${faces[needs.face]}`);
  else if (dice.length > 0) facts.push(`holds ${listWords(dice.map((die) => `die ${die + 1}`))}`);
  if (stasis > 0) facts.push(`stasis ${stasis}`);
  const effects = activate.map((effect) => describeEffect(effect));
  const does = symbol === null || effects.length === 0 ? [] : [`${symbols[symbol]}:`];
  const always = passive === null ? [] : [passives[passive]];
  const text = [`${facts.join(", ")}.`, ...always, ...does, ...effects].join(" ");
  if (isDestroyed) return { text: `${facts[0]}, destroyed`, tone: "minor" };
  return { text, tone: kind === "internal" ? "careful" : "bad" };
}

/** What the words of the screen mean. */
export const DSD6_LEGEND: readonly string[] = [
  "Dice have the numbers 1 to 6. Pool: to be assigned now. Dice in the Scanners and the Infirmary wait for Medical.",
  "A threat acts when the threat die shows its symbol, which stands before what it does.",
];
