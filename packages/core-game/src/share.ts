// Share strings: a replay as short URL-safe text. An action is its number among the legal ones, in as few bits as that takes.
import { ok, type Result } from "@games/core-rng";
import { canonical, hashText } from "./canonical.js";
import type { GameTypes } from "./contract.js";
import type { Game } from "./game.js";
import {
  identifyReplay,
  MAX_ACTIONS,
  type Replay,
  type ReplayError,
  replayError,
} from "./replay.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MAX_SHARE = 1_000_000;
const CHECK_LENGTH = 6;

/** What stands before the actions: game, rules, content, seed, options, last hash, number of actions. */
type Header = readonly [string, number, string | 0, string | number, object, string, number];

/** A replay as share string: check, header and actions, six bits a character. */
export function writeShare<T extends GameTypes>(
  game: Game<T>,
  replay: Replay<T>,
): Result<string, ReplayError> {
  const wrong = identifyReplay(game, replay);
  if (wrong) return wrong;
  const created = game.tryCreate({ ...replay.options, seed: replay.seed });
  if (!created.ok) return replayError("bad-options", created.error.message);
  const state = created.value;
  const luck = game.luckOf(state);
  const bits: number[] = [];
  for (const [step, action] of replay.actions.entries()) {
    const legal = game.legalActions(state);
    const index = legal.findIndex((candidate) => isSameAction(candidate, action));
    const chosen = legal[index];
    if (chosen === undefined)
      return replayError("illegal-action", `Step ${step + 1} is not legal.`, step);
    writeBits(bits, index, widthOf(legal.length));
    game.step(state, chosen, luck);
  }
  const { id, rules, content = 0 } = game;
  const header: Header = [
    id,
    rules,
    content,
    replay.seed,
    replay.options,
    game.hash(state),
    replay.actions.length,
  ];
  const body = packBytes(asciiJson(header)) + packBits(bits);
  return ok(checkOf(body) + body);
}

/** A replay from a share string, played on the way and compared with the hash of its last state. */
export function readShare<T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<Replay<T>, ReplayError> {
  const body = bodyOf(text);
  if (!body.ok) return body;
  const digits = Array.from(body.value, (letter) => ALPHABET.indexOf(letter));
  const header = readHeader(digits);
  if (header === undefined) return replayError("not-a-replay", "This is not a shared replay.");
  const [id, rules, content, seed, options, hash, count] = header.value;
  const wrong = identifyReplay(game, {
    game: id,
    rules,
    content: content === 0 ? undefined : content,
  });
  if (wrong) return wrong;
  const created = game.tryCreate({ ...options, seed });
  if (!created.ok) return replayError("bad-options", created.error.message);
  const state = created.value;
  const actions = readActions(game, state, digits, header.end, count);
  if (actions === undefined) return replayError("damaged", "This shared replay is damaged.");
  if (game.hash(state) !== hash) {
    return replayError(
      "different",
      "This shared replay ends in another state than when it was made.",
      count,
    );
  }
  return ok({
    game: id,
    rules,
    content: game.content,
    seed,
    options: options as T["options"],
    actions,
    hashes: [hash],
  });
}

/** The text behind the check, when both are whole. */
function bodyOf(text: string): Result<string, ReplayError> {
  if (typeof text !== "string" || text.length <= CHECK_LENGTH) {
    return replayError("not-a-replay", "This is not a shared replay.");
  }
  if (text.length > MAX_SHARE)
    return replayError("too-large", "This text is too long to be a shared replay.");
  const body = text.slice(CHECK_LENGTH);
  if (!/^[\w-]+$/.test(text) || checkOf(body) !== text.slice(0, CHECK_LENGTH)) {
    return replayError(
      "damaged",
      "This shared replay is damaged: a part of it is missing or changed.",
    );
  }
  return ok(body);
}

function readActions<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  digits: readonly number[],
  start: number,
  count: number,
): T["action"][] | undefined {
  const luck = game.luckOf(state);
  const actions: T["action"][] = [];
  let at = start * 6;
  while (actions.length < count) {
    const legal = game.legalActions(state);
    const width = widthOf(legal.length);
    const action = legal[readBits(digits, at, width)];
    if (action === undefined || at + width > digits.length * 6) return undefined;
    at += width;
    actions.push(action);
    game.step(state, action, luck);
  }
  return actions;
}

/** Tells whether an action has every field of a legal one. */
function isSameAction(legal: object, action: object): boolean {
  const given = action as Readonly<Record<string, unknown>>;
  return Object.entries(legal).every(([key, value]) => canonical(value) === canonical(given[key]));
}

/** How many bits tell so many choices apart; none for a choice of one. */
function widthOf(choices: number): number {
  return choices <= 1 ? 0 : 32 - Math.clz32(choices - 1);
}

function writeBits(bits: number[], value: number, width: number): void {
  for (let i = width - 1; i >= 0; i--) bits.push((value >>> i) & 1);
}

function readBits(digits: readonly number[], at: number, width: number): number {
  let value = 0;
  for (let i = at; i < at + width; i++) {
    value = value * 2 + (((digits[Math.floor(i / 6)] ?? 0) >>> (5 - (i % 6))) & 1);
  }
  return value;
}

function packBits(bits: readonly number[]): string {
  let text = "";
  for (let i = 0; i < bits.length; i += 6) {
    let digit = 0;
    for (let j = i; j < i + 6; j++) digit = digit * 2 + (bits[j] ?? 0);
    text += ALPHABET[digit];
  }
  return text;
}

/** Bytes and the zero that ends them. */
function packBytes(ascii: string): string {
  const bits: number[] = [];
  for (let i = 0; i < ascii.length; i++) writeBits(bits, ascii.charCodeAt(i), 8);
  writeBits(bits, 0, 8);
  return packBits(bits);
}

/** JSON in which only printable ASCII occurs. */
function asciiJson(value: unknown): string {
  return canonical(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The header, and the digit at which the actions begin. */
function readHeader(digits: readonly number[]): { value: Header; end: number } | undefined {
  let ascii = "";
  let at = 0;
  for (; at + 8 <= digits.length * 6; at += 8) {
    const byte = readBits(digits, at, 8);
    if (byte === 0) break;
    ascii += String.fromCharCode(byte);
  }
  try {
    const value: unknown = JSON.parse(ascii);
    return isHeader(value) ? { value, end: Math.ceil((at + 8) / 6) } : undefined;
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is Header {
  if (!Array.isArray(value) || value.length !== 7) return false;
  const [id, rules, content, seed, options, hash, count] = value as unknown[];
  return (
    typeof id === "string" &&
    typeof rules === "number" &&
    (content === 0 || typeof content === "string") &&
    (typeof seed === "string" || typeof seed === "number") &&
    typeof options === "object" &&
    typeof hash === "string" &&
    Number.isInteger(count) &&
    (count as number) <= MAX_ACTIONS
  );
}

/** Six characters that change when any part of a text does. */
function checkOf(body: string): string {
  const bits: number[] = [];
  writeBits(bits, Number.parseInt(hashText(body).slice(0, 8), 16), 32);
  return packBits(bits);
}
