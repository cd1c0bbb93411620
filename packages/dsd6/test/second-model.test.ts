// The engine and a second model of its Scanners and stasis tokens, step by step over random games.
import { eventsOf, recordLuck, repeatLuck } from "@games/core-game/testing";
import { pick, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Dsd6Event, dsd6, type Options } from "../src/index.js";
import { PlainScanners, type Seen, symbolOf } from "./second-model.js";

const GAMES = Number(process.env.GAMES ?? 40);

const VARIANTS: Readonly<Record<string, Options>> = {
  "as written": {},
  easy: { difficulty: "easy" },
  "printed Scanners": { scannerDice: "release" },
  "stasis for one turn": { stasis: "one-turn" },
  "graded, easy": { difficulty: "easy", difficultyModel: "graded" },
  "either way to heal, and a Barrier that returns": { medical: "either", barrier: "returns" },
};

const { cards } = dsd6.content;
const isFiller = (card: number) => cards[card]?.kind === "filler";
const passives = new Map(dsd6.rows.threats.map(({ id, passive }) => [id, passive]));
const isCommsOffline = (card: number) => passives.get(cards[card]?.id ?? "") === "no-commander";

describe.each(Object.entries(VARIANTS))("%s", (_, options) => {
  it("plays out as in the second model", () => {
    const met = { scanned: 0, freed: 0, extra: 0, placed: 0, held: 0 };
    for (let game = 0; game < GAMES; game++) playBoth(options, `model ${game}`, met);
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
  });
});

function playBoth(options: Options, seed: string, met: Record<string, number>): void {
  const choices = seeded(`choices ${seed}`);
  const state = dsd6.clone(dsd6.create({ seed, ...options }));
  const model = new PlainScanners(state.config);
  for (let legal = dsd6.legalActions(state); legal.length > 0; legal = dsd6.legalActions(state)) {
    // Science for stasis and long games are rare in random play, so they are chosen more often.
    const stasis = legal.filter(({ type }) => type === "stasis");
    const action =
      stasis.length > 0 && choices.chance(0.7) ? pick(choices, stasis) : pick(choices, legal);
    const before = dsd6.view(state);
    const luck = dsd6.open(state).luck;
    const [crew, threat] = [recordLuck(luck.crew), recordLuck(luck.threat)];
    const events: Dsd6Event[] = [];
    dsd6.step(
      dsd6.openWith(state, { ...luck, crew, threat }, (event) => events.push(event)),
      action,
    );
    const after = dsd6.view(state);
    const seen: Seen = { before, after, events, isFiller, isCommsOffline };
    const [crewAgain, threatAgain] = [repeatLuck(crew.asked), repeatLuck(threat.asked)];
    model.play(action, seen, crewAgain, threatAgain);
    crewAgain.done();
    threatAgain.done();
    compare(model, seen, threat.asked[0]?.answer);
    count(met, events, before.scannerCards);
  }
}

function compare(model: PlainScanners, { after, events }: Seen, threatDie: unknown): void {
  const scanners = after.dice.flatMap(({ place }, die) => (place === "scanners" ? [die] : []));
  expect(scanners).toEqual([...model.scanners].sort((a, b) => a - b));
  expect(after.scannerCards).toBe(Math.floor(model.scanners.size / 3));
  for (const { card, stasis } of after.threats) expect(stasis).toBe(model.tokens.get(card) ?? 0);
  if (typeof threatDie === "number") expect(after.threatDie).toBe(symbolOf(threatDie));
  const activated = eventsOf(events, "threat-activated").map(({ card }) => card);
  const held = eventsOf(events, "stasis-used").map(({ card }) => card);
  expect(activated).toEqual(model.activated);
  expect(held).toEqual(model.held);
}

function count(
  met: Record<string, number>,
  events: readonly Dsd6Event[],
  scannerCards: number,
): void {
  const add = (what: string, more: number) => {
    met[what] = (met[what] ?? 0) + more;
  };
  add("scanned", eventsOf(events, "die-scanned").length);
  add("freed", eventsOf(events, "scanner-freed").length);
  add("extra", scannerCards);
  add("placed", eventsOf(events, "stasis-placed").length);
  add("held", eventsOf(events, "stasis-used").length);
}
