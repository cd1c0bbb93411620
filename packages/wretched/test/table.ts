// A table to play at: named cards and named faces instead of luck, every action checked before it is played.
import type { Game } from "@games/core-game";
import { eventsOf, scriptedStep } from "@games/core-game/testing";
import { type Answer, unwrap } from "@games/core-rng";
import { expect } from "vitest";
import {
  type Action,
  CARD_IDS,
  type CardId,
  type Options,
  type State,
  type Wretched,
  type WretchedEvent,
  wretched,
} from "../src/index.js";

export { eventsOf };

export const number = (id: CardId): number => CARD_IDS.indexOf(id);

/** The game of other rows, which must have no faults. */
export const gameOf = (rows: unknown): Game<Wretched> => unwrap(wretched.withContent(rows));

/** What `withContent` says of rows that have faults. */
export function faultsOf(rows: unknown): string {
  const made = wretched.withContent(rows);
  return made.ok ? "" : made.error.message;
}

/** A game whose opening log is done, without initial damage unless the options ask for it. */
export function begin(options: Options = {}, seed = "table"): State {
  const state = wretched.clone(wretched.create({ seed, initialDamage: null, ...options }));
  play(state, { type: "skip-log" });
  return state;
}

/** Plays a legal action with scripted luck that must be used up. */
export function play(
  state: State,
  action: Action,
  answers: readonly Answer[] = [],
  game = wretched,
): WretchedEvent[] {
  return scriptedStep(game, state, action, answers);
}

/** Rolls the day's die. */
export const deal = (state: State, face: number, game = wretched): WretchedEvent[] =>
  play(state, { type: "roll-tasks" }, [face - 1], game);

/** Turns a certain card. */
export function turn(state: State, id: CardId, game = wretched): WretchedEvent[] {
  const at = state.deck.rest.indexOf(number(id));
  const isCertain = state.deck.top.length > 0 || state.deck.rest.length === 1;
  if (!isCertain) expect(at).toBeGreaterThanOrEqual(0);
  const events = play(state, { type: "turn-card" }, isCertain ? [] : [at], game);
  expect(state.discard.at(-1)).toBe(number(id));
  return events;
}

/** Pulls with certain faces. */
export const pull = (state: State, ...faces: number[]): WretchedEvent[] =>
  play(
    state,
    { type: "pull" },
    faces.map((face) => face - 1),
  );

/** Turns a card and pulls if it asks for it. */
export function turnAndPull(state: State, id: CardId, face = 1): WretchedEvent[] {
  const events = turn(state, id);
  return state.stage === "towerPull" ? [...events, ...pull(state, face)] : events;
}

/** A whole day: its cards, its log and its rescue roll, if there is one. */
export function day(
  state: State,
  cards: readonly CardId[],
  rescue: readonly number[] = [],
): WretchedEvent[] {
  const events = deal(state, cards.length);
  for (const card of cards) events.push(...turnAndPull(state, card));
  events.push(...play(state, { type: "skip-log" }));
  if (state.stage === "beaconRoll") events.push(...roll(state, ...rescue));
  return events;
}

/** Rolls for rescue with certain faces. */
export const roll = (state: State, ...faces: number[]): WretchedEvent[] =>
  play(
    state,
    { type: "roll-rescue" },
    faces.map((face) => face - 1),
  );
