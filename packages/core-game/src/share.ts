// Share strings: a replay as short URL-safe text. An action is its number among the legal ones, in as few bits as that takes.
import { ok, type Result } from "@games/core-rng";
import { canonical, hashText } from "./canonical.js";
import type { GameTypes } from "./contract.js";
import type { Game } from "./game.js";
import {
  MAX_ACTIONS,
  playAlong,
  type Replay,
  type ReplayError,
  readReplay,
  replayError,
} from "./replay.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MAX_SHARE = 1_000_000;
const CHECK_LENGTH = 8;

/** A replay as share string: a check, a header, and the actions, six bits a character. */
export function writeShare<T extends GameTypes>(
  game: Game<T>,
  replay: Replay<T>,
): Result<string, ReplayError> {
  const known = readReplay(game, replay);
  if (!known.ok) return known;
  const { seed, options, actions } = known.value;
  const bits: number[] = [];
  const played = playAlong(game, { ...options, seed }, (state, step) => {
    const action = actions[step];
    if (action !== undefined) writeAction(bits, game.legalActions(state), action);
    return ok(action);
  });
  if (!played.ok) return played;
  const { hash, steps } = played.value;
  const header = [game.id, game.rules, game.content, seed, options, hash, steps];
  const body = packBits([...asciiBits(header), ...bits]);
  return ok(checkOf(body) + body);
}

/** A replay from a share string, played on the way and compared with the hash of its last state. */
export function readShare<T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<Replay<T>, ReplayError> {
  const reader = open(text);
  if (!reader.ok) return reader;
  const bits = reader.value;
  const header = readHeader(bits);
  const known = readReplay(game, header.replay);
  if (!known.ok) return known;
  const { seed, options, hashes } = known.value;
  const actions: T["action"][] = [];
  const played = playAlong(game, { ...options, seed }, (state, step) => {
    if (step === header.steps) return ok(undefined);
    const action = readAction(bits, game.legalActions(state));
    if (action === undefined) return damaged;
    actions.push(action);
    return ok(action);
  });
  if (!played.ok) return played;
  if (played.value.hash !== hashes[0]) {
    return replayError("different", "This replay now ends another way.", header.steps);
  }
  return ok({ ...known.value, actions });
}

const damaged = replayError("damaged", "This link is damaged: a part is missing or changed.");

/** The bits of a share string and the place of the next one to read. */
interface Bits {
  readonly digits: readonly number[];
  at: number;
}

/** The bits behind the check, when text and check are whole. */
function open(text: string): Result<Bits, ReplayError> {
  if (typeof text !== "string" || !/^[\w-]{9,}$/.test(text)) {
    return replayError("not-a-replay", "This is not a link to a replay.");
  }
  if (text.length > MAX_SHARE) return replayError("too-large", "This link is too long.");
  const body = text.slice(CHECK_LENGTH);
  if (checkOf(body) !== text.slice(0, CHECK_LENGTH)) return damaged;
  return ok({ digits: Array.from(body, (letter) => ALPHABET.indexOf(letter)), at: 0 });
}

/** Eight letters that change when any part of a text does. */
function checkOf(body: string): string {
  return hashText(body).slice(0, CHECK_LENGTH);
}

/** What the header says: the replay without its actions, and how many they are. */
function readHeader(bits: Bits): { replay: unknown; steps: number } {
  try {
    const header: unknown = JSON.parse(readAscii(bits));
    const [game, rules, content, seed, options, hash, steps] = header as unknown[];
    const isCount = Number.isInteger(steps) && (steps as number) <= MAX_ACTIONS;
    const known = { game, rules, content: content ?? undefined, seed, options };
    return { replay: isCount && { ...known, actions: [], hashes: [hash] }, steps: steps as number };
  } catch {
    return { replay: undefined, steps: 0 };
  }
}

/** Writes the number of an action among the legal ones; one that is not legal is refused when it is played. */
function writeAction<A extends object>(bits: number[], legal: readonly A[], action: A): void {
  const index = legal.findIndex((candidate) => isSameAction(candidate, action));
  writeBits(bits, index, widthOf(legal.length));
}

function readAction<A>(bits: Bits, legal: readonly A[]): A | undefined {
  const action = legal[readBits(bits, widthOf(legal.length))];
  return bits.at > bits.digits.length * 6 ? undefined : action;
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

function readBits(bits: Bits, width: number): number {
  let value = 0;
  for (const end = bits.at + width; bits.at < end; bits.at++) {
    const digit = bits.digits[Math.floor(bits.at / 6)] ?? 0;
    value = value * 2 + ((digit >>> (5 - (bits.at % 6))) & 1);
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

/** A value as JSON in which only ASCII occurs, seven bits a character, ended by a zero. */
function asciiBits(value: unknown): number[] {
  const ascii = canonical(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const bits: number[] = [];
  for (const letter of `${ascii}\0`) writeBits(bits, letter.charCodeAt(0), 7);
  return bits;
}

function readAscii(bits: Bits): string {
  let ascii = "";
  while (bits.at < bits.digits.length * 6) {
    const code = readBits(bits, 7);
    if (code === 0) break;
    ascii += String.fromCharCode(code);
  }
  return ascii;
}
