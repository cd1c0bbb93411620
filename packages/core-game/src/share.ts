// Share strings: a replay as short URL-safe text. An action is its number among the legal ones, in as few bits as that takes.
import { ok, type Result } from "@games/core-rng";
import { canonical, hashText } from "./canonical.js";
import type { GameTypes, ReadonlyState } from "./contract.js";
import { FORMAT, type ReplayError, replayError } from "./errors.js";
import type { Game } from "./game.js";
import { type NextAction, playSeeded, type Replay, type Replayed, readReplay } from "./replay.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MAX_SHARE = 1_000_000;
const CHECK_LENGTH = 8;

/** What share strings of this format begin with; the first format began with a hexadecimal digit. */
const PREFIX = "G2";

/** A replay as share string: a check, a header, and the actions, six bits per character. */
export function writeShare<T extends GameTypes>(
  game: Game<T>,
  replay: Replay<T>,
): Result<string, ReplayError> {
  const known = readReplay(game, replay);
  if (!known.ok) return known;
  const bits: string[] = [];
  const played = playSeeded(game, known.value, (state, step) => {
    const action = known.value.actions[step];
    if (action !== undefined) writeAction(bits, game, state, action);
    return ok(action);
  });
  return played.ok ? packShare(game, known.value, played.value, bits) : played;
}

/** The text of a replay that was played, and of the bits that were written on the way. */
export function packShare<T extends GameTypes>(
  { id, rulesVersion, contentHash }: Game<T>,
  { rng, seed, options, asked }: Replay<T>,
  { hash, steps }: Replayed<T>,
  bits: readonly string[],
): Result<string, ReplayError> {
  const header = [id, rulesVersion, contentHash, rng, seed, options, asked, hash, steps];
  const body = packBits(asciiBits(header) + bits.join(""));
  const text = PREFIX + checkOf(body) + body;
  return text.length > MAX_SHARE ? replayError("too-large") : ok(text);
}

/** A replay from a share string, played on the way and compared with the hash of its last state. */
export function readShare<T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<Replay<T>, ReplayError> {
  const opened = openShare(game, text);
  if (!opened.ok) return opened;
  const { replay, steps, bits } = opened.value;
  const actions: T["action"][] = [];
  const played = playSeeded(game, replay, readActions(game, bits, steps, actions));
  if (!played.ok) return played;
  return played.value.hash === replay.hashes[0]
    ? ok({ ...replay, actions })
    : replayError("different", { step: steps });
}

/** A share string that was opened: what its header says, and the bits that follow. */
export interface OpenedShare<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly steps: number;
  readonly bits: Bits;
}

/** Opens a share string of this game. */
export function openShare<T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<OpenedShare<T>, ReplayError> {
  const bits = open(text);
  if (!bits.ok) return bits;
  const { replay, steps } = readHeader(bits.value);
  const known = readReplay(game, replay);
  if (known.ok) return ok({ replay: known.value, steps, bits: bits.value });
  return known.error.code === "not-a-replay" ? damaged : known;
}

/** The actions that bits stand for, each also put into a list. */
export function readActions<T extends GameTypes>(
  game: Game<T>,
  bits: Bits,
  steps: number,
  actions: T["action"][],
): NextAction<T> {
  return (state, step) => {
    if (bits.at > bits.digits.length) return damaged;
    if (step === steps) return ok(undefined);
    const legal = game.legalActions(state);
    const action = legal[readBits(bits, widthOf(legal.length))];
    if (action === undefined) return damaged;
    actions.push(action);
    return ok(action);
  };
}

const damaged = replayError("damaged");

/** The bits of a share string, as binary digits, and the place of the next one to read. */
export interface Bits {
  readonly digits: string;
  at: number;
}

/** The bits behind the check, when text and check are whole. */
function open(text: string): Result<Bits, ReplayError> {
  if (typeof text !== "string") return replayError("not-a-link");
  if (text.length > MAX_SHARE) return replayError("too-large");
  if (!/^[\w-]{9,}$/.test(text)) return replayError("not-a-link");
  if (!text.startsWith(PREFIX))
    return replayError(/^[0-9a-f]{8}/.test(text) ? "old-format" : "not-a-link");
  const start = PREFIX.length + CHECK_LENGTH;
  const body = text.slice(start);
  if (checkOf(body) !== text.slice(PREFIX.length, start)) return damaged;
  const digits = Array.from(body, (letter) => binary(ALPHABET.indexOf(letter), 6)).join("");
  return ok({ digits, at: 0 });
}

/** Eight letters that change when any part of a text does. */
function checkOf(body: string): string {
  return hashText(body).slice(0, CHECK_LENGTH);
}

/** What the header says: the replay without its actions, and how many they are. */
function readHeader(bits: Bits): { replay: unknown; steps: number } {
  try {
    const header: unknown = JSON.parse(readAscii(bits));
    const [game, rulesVersion, contentHash, rng, seed, options, asked, hash, steps] =
      header as unknown[];
    if (!Number.isInteger(steps) || (steps as number) < 0) return { replay: undefined, steps: 0 };
    const known = { format: FORMAT, game, rulesVersion, rng, seed, options };
    const content = contentHash === null ? {} : { contentHash };
    const streams = asked === null ? {} : { asked, answers: [] };
    const replay = { ...known, ...content, ...streams, actions: [], hashes: [hash] };
    return { replay, steps: steps as number };
  } catch {
    return { replay: undefined, steps: 0 };
  }
}

/** Writes the number of an action among the legal ones; one that is not legal is refused when it is played. */
export function writeAction<T extends GameTypes>(
  bits: string[],
  game: Game<T>,
  state: ReadonlyState<T>,
  action: unknown,
): void {
  const known = game.parseAction(action);
  if (!known.ok) return;
  const legal = game.legalActions(state);
  const index = legal.findIndex((candidate) => isSameAction(candidate, known.value));
  writeBits(bits, index, widthOf(legal.length));
}

/** Whether an action has every field of a legal one. */
function isSameAction(legal: object, action: object): boolean {
  const given = action as Readonly<Record<string, unknown>>;
  return Object.entries(legal).every(([key, value]) => canonical(value) === canonical(given[key]));
}

/** How many bits tell n choices apart; none for a choice of one. */
export function widthOf(choices: number): number {
  return choices <= 1 ? 0 : 32 - Math.clz32(choices - 1);
}

/** The last binary digits of a number: what is not legal has the number -1, and is refused when it is played. */
function binary(value: number, width: number): string {
  return (value >>> 0).toString(2).padStart(width, "0").slice(-width);
}

/** Writes a number in a number of bits. */
export function writeBits(bits: string[], value: number, width: number): void {
  if (width > 0) bits.push(binary(value, width));
}

/** Reads a number of bits; zeros behind the end. */
export function readBits(bits: Bits, width: number): number {
  const digits = bits.digits.slice(bits.at, bits.at + width);
  bits.at += width;
  return Number.parseInt(digits.padEnd(width, "0"), 2) || 0;
}

function packBits(bits: string): string {
  return bits.replace(
    /.{1,6}/g,
    (digits) => ALPHABET[Number.parseInt(digits.padEnd(6, "0"), 2)] ?? "",
  );
}

/** A value as JSON in which only ASCII occurs, seven bits per character, ended by a zero. */
function asciiBits(value: unknown): string {
  const ascii = canonical(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Array.from(`${ascii}\0`, (letter) => binary(letter.charCodeAt(0), 7)).join("");
}

function readAscii(bits: Bits): string {
  let ascii = "";
  while (bits.at < bits.digits.length) {
    const code = readBits(bits, 7);
    if (code === 0) break;
    ascii += String.fromCharCode(code);
  }
  return ascii;
}
