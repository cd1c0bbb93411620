// A table to play at: named cards and named faces instead of luck, every action checked before it is played.
import { type Answer, scripted } from "@games/core-rng";
import { expect } from "vitest";
import {
  type Action,
  CARD_IDS,
  type CardId,
  type Event,
  type Options,
  type State,
  wretched,
} from "../src/index.js";

export const number = (id: CardId): number => CARD_IDS.indexOf(id);

/** A game whose opening log is done, without initial damage unless the options ask for it. */
export function begin(options: Options = {}, seed = "table"): State {
  const state = wretched.create({ seed, initialDamage: null, ...options });
  play(state, { type: "skip-log" });
  return state;
}

/** Plays a legal action with scripted luck that must be used up. */
export function play(
  state: State,
  action: Action,
  luck: { readonly deck?: readonly Answer[]; readonly dice?: readonly Answer[] } = {},
  game = wretched,
): Event[] {
  expect(game.check(state, action)).toBeUndefined();
  const deck = scripted(luck.deck ?? []);
  const dice = scripted(luck.dice ?? []);
  const events: Event[] = [];
  game.step(state, action, { deck, dice }, (event) => events.push(event));
  deck.done();
  dice.done();
  return events;
}

/** Rolls the day's die. */
export const deal = (state: State, face: number): Event[] =>
  play(state, { type: "roll-tasks" }, { dice: [face - 1] });

/** Turns a certain card. */
export function turn(state: State, id: CardId, game = wretched): Event[] {
  const at = state.deck.rest.indexOf(number(id));
  const isCertain = state.deck.top.length > 0 || state.deck.rest.length === 1;
  if (!isCertain) expect(at).toBeGreaterThanOrEqual(0);
  const events = play(state, { type: "turn-card" }, { deck: isCertain ? [] : [at] }, game);
  expect(state.discard.at(-1)).toBe(number(id));
  return events;
}

/** Pulls with certain faces. */
export const pull = (state: State, ...faces: number[]): Event[] =>
  play(state, { type: "pull" }, { dice: faces.map((face) => face - 1) });

/** Turns a card and pulls if it asks for it. */
export function turnAndPull(state: State, id: CardId, face = 1): Event[] {
  const events = turn(state, id);
  return state.stage === "towerPull" ? [...events, ...pull(state, face)] : events;
}

/** A whole day: its cards, its log and its rescue roll, if there is one. */
export function day(
  state: State,
  cards: readonly CardId[],
  rescue: readonly number[] = [],
): Event[] {
  const events = deal(state, cards.length);
  for (const card of cards) events.push(...turnAndPull(state, card));
  events.push(...play(state, { type: "skip-log" }));
  if (state.stage === "beaconRoll") events.push(...roll(state, ...rescue));
  return events;
}

/** Rolls for rescue with certain faces. */
export const roll = (state: State, ...faces: number[]): Event[] =>
  play(state, { type: "roll-rescue" }, { dice: faces.map((face) => face - 1) });

/** The events of one kind. */
export function only<K extends Event["type"]>(
  events: readonly Event[],
  type: K,
): Extract<Event, { type: K }>[] {
  return events.filter((event): event is Extract<Event, { type: K }> => event.type === type);
}
