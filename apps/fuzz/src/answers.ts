// What must hold of every answer: a value, or a code with a sentence; and of every state that was accepted: it can be played.
import { canonical } from "@games/core-game";
import { pick, type Result, seeded } from "@games/core-rng";
import type { AnyGame, Reached } from "./games.js";

/** A value, or why there is none. */
export type Answered<V> = Result<V, { readonly code: string; readonly message: string }>;

/** Throws unless a condition holds. */
export function assert(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** The value, or undefined for a refusal, which must have a code and a sentence. */
export function assertCode<V>(answer: Answered<V>): V | undefined {
  if (answer.ok) return answer.value;
  const { code, message } = answer.error;
  assert(/^[a-z-]+$/.test(code) && message.length > 0, "A refusal has no code or sentence.");
  assert(message.length < 5000, "A refusal has an endless sentence.");
  return undefined;
}

/** Plays a state that was accepted: it must never throw, get stuck, or become one that cannot be loaded. */
export function assertPlayable(game: AnyGame, loaded: Reached["state"], steps: number): void {
  const choices = seeded(canonical(loaded));
  let state = loaded;
  for (let i = 0; i < steps; i++) {
    game.view(state);
    const legal = game.legalActions(state);
    const isOver = game.outcome(state) !== undefined;
    assert((legal.length === 0) === isOver, "An accepted state is stuck.");
    if (isOver) break;
    const applied = game.apply(state, pick(choices, legal));
    if (!applied.ok && applied.error.code === "needs-table") return;
    assert(applied.ok, "A listed action was refused.");
    state = applied.value.state;
  }
  if (hasLastCount(loaded)) return;
  const again = game.load(game.save(state));
  assert(again.ok, `A state that was played cannot be loaded: ${again.error?.message}`);
}

/** The counts that no play reaches, and the last block of a stream that is loaded: from there, play leads beyond a limit. */
const LAST_COUNTS = [2 ** 31, 1_000_000_000, 2 ** 50];

function hasLastCount(value: unknown): boolean {
  if (typeof value === "number") return LAST_COUNTS.includes(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasLastCount);
}
