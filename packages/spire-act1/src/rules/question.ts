// What the player is asked in the middle of a card: read off the top of the stack, never kept apart.
import type { CompiledCard, CompiledOp, CompiledTrigger, Content, Program } from "../compiled.js";
import type { Combat, Frame } from "../types.js";
import { CARD, TRIGGER } from "./frames.js";
import { pileOf } from "./piles.js";

/** What is asked. */
export type Ask = "enemy" | "amount" | "card" | "option";

/** The frame on top of the stack. */
export function topFrame(combat: Readonly<Combat>): Frame | undefined {
  const { stack } = combat;
  // Reading before the beginning of a list is slow.
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** The text that a frame runs; undefined for the phases of a turn. */
export function programOf(content: Content, frame: Readonly<Frame>): Program | undefined {
  const row = content.cards[frame.card] as CompiledCard;
  if (frame.kind === CARD) return row.program;
  return frame.kind === TRIGGER
    ? (row.triggers[frame.trigger] as CompiledTrigger).program
    : undefined;
}

/** The operation that a frame is at. */
export function currentOp(content: Content, frame: Readonly<Frame>): CompiledOp | undefined {
  return programOf(content, frame)?.ops[frame.pc];
}

/** What is asked now, or null. */
export function askedNow(content: Content, combat: Readonly<Combat>): Ask | null {
  const frame = topFrame(combat);
  if (frame === undefined) return null;
  if (frame.pc === -2) return "amount";
  if (frame.pc === -1) return "enemy";
  const name = currentOp(content, frame)?.name;
  if (name === "choose") return "card";
  return name === "option" ? "option" : null;
}

/** The cards that can be chosen for an operation, each once. */
export function choicesOf(combat: Readonly<Combat>, op: CompiledOp): number[] {
  return distinct(pileOf(combat, op.from));
}

/** The different cards of a pile in the order they first come. */
export function distinct(pile: readonly number[]): number[] {
  const found: number[] = [];
  for (const card of pile) if (!found.includes(card)) found.push(card);
  return found;
}

/** Whether the player may choose no further card for the operation at hand. */
export function canStop(frame: Readonly<Frame>, op: CompiledOp): boolean {
  return frame.picked >= op.atLeast;
}
