// Positions for rule tests, written the way a player would lay out the table, and played with scripted luck.
import { parse } from "@games/core-game";
import { scriptedStep } from "@games/core-game/testing";
import type { Answer } from "@games/core-rng";
import { expect } from "vitest";
import {
  type Action,
  type DIFFICULTIES,
  type Dsd6Event,
  dsd6,
  FACE,
  FACES,
  type Options,
  type Phase,
  PLACE,
  type State,
  SYMBOLS,
  type ThreatSymbol,
} from "../src/index.js";

/** The rows of the standard deck. */
export const THREATS = dsd6.rows.threats;

/** The number of a card: the standard deck counts its rows in order, copy after copy. */
export function card(name: string): number {
  const [id, copy = "1"] = name.split("#");
  let first = 0;
  for (const row of THREATS) {
    if (row.id === id) return first + Number(copy) - 1;
    first += typeof row.count === "number" ? row.count : Math.max(...Object.values(row.count));
  }
  throw new Error(`There is no card ${name}.`);
}

/** A card in play: its name, or its name with hit points and stasis tokens. */
type InPlay = string | readonly [name: string, hp: number, stasis?: number];

export interface Table extends Options {
  /** Up to six dice; `T` in the pool, `@T` on its station, `scan`, `inf:T`, `on:nebula:S`, `spent:T`, `?` not rolled. */
  readonly dice?: readonly string[];
  readonly play?: readonly InPlay[];
  /** The cards left above the boss; all others that are nowhere else are discarded. */
  readonly deck?: readonly string[];
  /** The newest discards, the newest last. */
  readonly discard?: readonly string[];
  /** Where the boss is (default: in the deck). */
  readonly boss?: "deck" | "play" | "destroyed";
  readonly hull?: number;
  readonly shields?: number;
  readonly phase?: Phase;
  readonly threatDie?: ThreatSymbol;
  readonly turn?: number;
}

const LETTERS = "CTMSE!";

function die(text: string): { place: number; face: number | null } {
  const letter = text.at(-1) ?? "?";
  const face = letter === "?" ? null : LETTERS.indexOf(letter);
  if (text === "scan") return { place: PLACE.scanners, face: FACE.threat };
  if (text.startsWith("inf:")) return { place: PLACE.infirmary, face };
  if (text.startsWith("spent:")) return { place: PLACE.spent, face };
  if (text.startsWith("@")) return { place: PLACE[FACES[face ?? 0] ?? "threat"], face };
  if (text.startsWith("on:"))
    return { place: PLACE.threat + card(text.split(":")[1] as string), face };
  return { place: PLACE.pool, face };
}

/** A state as it lies on the table; fails when no game could be in it. */
export function lay(table: Table = {}): State {
  const { dice, play, deck, discard, boss, hull, shields, phase, threatDie, turn, ...options } =
    table;
  const state = dsd6.clone(dsd6.create({ seed: "table", ...options }));
  const crew = Array.from({ length: 6 }, (_, i) => die(dice?.[i] ?? "E"));
  state.places = crew.map(({ place }) => place);
  state.faces = crew.map(({ face }) => face);
  state.hull = hull ?? 8;
  state.shields = shields ?? 4;
  state.turn = turn ?? 1;
  state.phase = phase ?? (threatDie === undefined ? "assign" : "activate");
  state.threatDie = threatDie ?? null;
  state.drawn = [];
  layCards(state, table);
  expectPlayable(state);
  return state;
}

function expectPlayable(state: State): void {
  const parsed = parse(dsd6.stateShape, state);
  expect(parsed.ok ? [] : parsed.error).toEqual([]);
}

function layCards(state: State, { play = [], deck, discard = [], boss = "deck" }: Table): void {
  const inPlay = play.map((one) => (typeof one === "string" ? ([one] as const) : one));
  if (boss === "play" && !inPlay.some(([name]) => name === "ouroboros")) inPlay.push(["ouroboros"]);
  const newest = discard.map(card);
  const taken = new Set([...inPlay.map(([name]) => card(name)), ...newest, card("ouroboros")]);
  const free = standardCards(state.config.difficulty).filter((one) => !taken.has(one));
  const left = deck === undefined ? free : deck.map(card);
  const barrier = card("ouroboros-barrier");
  if (!left.includes(barrier) && !taken.has(barrier)) inPlay.push(["ouroboros-barrier", 0]);
  state.inPlay = inPlay.map(([name]) => card(name));
  state.hitPoints = inPlay.map(([name, hp]) => hp ?? hitPoints(name));
  state.stasisTokens = inPlay.map(([, , stasis]) => stasis ?? 0);
  state.deck = { top: [], rest: left.slice().sort((a, b) => a - b), bottom: [] };
  if (boss === "deck") state.deck.bottom.push(card("ouroboros"));
  state.isBossDestroyed = boss === "destroyed";
  state.discard = [
    ...free.filter((one) => !left.includes(one) && !state.inPlay.includes(one)),
    ...newest,
  ];
}

function hitPoints(name: string): number {
  return THREATS.find(({ id }) => id === name.split("#")[0])?.hp ?? 0;
}

/** Every card of a difficulty by number, the boss included. */
export function standardCards(difficulty: (typeof DIFFICULTIES)[number]): number[] {
  return THREATS.flatMap(({ id, count }) =>
    Array.from({ length: typeof count === "number" ? count : count[difficulty] }, (_, i) =>
      card(`${id}#${i + 1}`),
    ),
  );
}

/** Plays a legal action with scripted luck that must be used up; the events are returned. */
export function play(state: State, action: Action, answers: readonly Answer[] = []): Dsd6Event[] {
  const events = scriptedStep(dsd6, state, action, answers);
  expectPlayable(state);
  return events;
}

/** The answer that draws a card from the deck as it lies, after some other cards have been drawn. */
export function draw(state: Readonly<State>, name: string, before: readonly string[] = []): number {
  const drawn = before.map(card);
  const at = state.deck.rest.filter((one) => !drawn.includes(one)).indexOf(card(name));
  if (at < 0) throw new Error(`${name} is not in the deck.`);
  return at;
}

/** Ends Assign and draws cards by name. */
export function drawTurn(state: State, ...names: readonly string[]): Dsd6Event[] {
  const answers = names.map((name, i) => draw(state, name, names.slice(0, i)));
  return play(state, { type: "end-assign" }, answers);
}

/** Rolls the threat die and lets the activations happen. */
export function activate(state: State, symbol: ThreatSymbol, answers: readonly Answer[] = []) {
  const rolled = play(state, { type: "continue" }, [SYMBOLS.indexOf(symbol)]);
  return [...rolled, ...play(state, { type: "continue" }, answers)];
}

/** A table after the draw, on which a threat die is rolled and its activations happen. */
export function activated(table: Table, symbol: ThreatSymbol): State {
  const state = lay({ ...table, phase: "draw" });
  activate(state, symbol);
  return state;
}

/** Why an action is refused; the state must stay as it is. */
export function refusalOf(state: State, action: object) {
  const before = JSON.stringify(state);
  const applied = dsd6.apply(state, action as Action);
  expect(JSON.stringify(state)).toBe(before);
  return applied.ok ? undefined : applied.error;
}

/** The code with which an action is refused. */
export function refusal(state: State, action: object): string | undefined {
  return refusalOf(state, action)?.code;
}

/** Where each die is, as the view names it. */
export function places(state: State): string[] {
  return dsd6.view(state).dice.map(({ place }) => place);
}

/** The rows of the cards in play, in the order they entered. */
export function threats(state: State): string[] {
  return dsd6.view(state).threats.map(({ threat }) => threat);
}

/** The rows of the discard pile, the newest last. */
export function discards(state: State): string[] {
  return dsd6.view(state).discard.map(({ threat }) => threat);
}

/** The types of some events. */
export function types(events: readonly Dsd6Event[]): string[] {
  return events.map(({ type }) => type);
}

/** The hit points of a card in play. */
export function hpOf(state: State, name: string): number | undefined {
  return dsd6.view(state).threats.find((threat) => threat.card === card(name))?.hp;
}
