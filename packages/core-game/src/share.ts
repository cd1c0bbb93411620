// Share strings: a replay as short URL-safe text. An action is its number among the legal ones, in as few bits as that takes.
import {
  assertProbability,
  assertRange,
  type Luck,
  LuckError,
  ok,
  type Result,
} from "@games/core-rng";
import { answersByStep } from "./answers.js";
import { canonical, hashText } from "./canonical.js";
import type { GameTypes } from "./contract.js";
import { FORMAT, type ReplayError, replayError } from "./errors.js";
import type { Game } from "./game.js";
import { MAX_ACTIONS, playAlong, type Replay, readReplay } from "./replay.js";

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
  const { actions, answers } = known.value;
  const bits: number[] = [];
  const given = answers && answersByStep(answers);
  const played = playAlong(game, known.value, {
    ...(given && { luck: writingLuck(given.luck, bits) }),
    next: (state, step) => {
      given?.startStep(step + 1);
      const action = actions[step];
      if (action !== undefined) writeAction(bits, game.legalActions(state), action);
      return ok(action);
    },
  });
  if (!played.ok) return played;
  const { hash, steps } = played.value;
  const { rng, seed, options, asked } = known.value;
  const { id, rulesVersion, contentHash } = game;
  const header = [id, rulesVersion, contentHash, rng, seed, options, asked, hash, steps];
  const body = packBits([...asciiBits(header), ...bits]);
  return ok(PREFIX + checkOf(body) + body);
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
  if (!known.ok) return known.error.code === "not-a-replay" ? damaged : known;
  const answers: Answers = [[]];
  const actions: T["action"][] = [];
  const played = playAlong(game, known.value, {
    ...(known.value.asked && { luck: readingLuck(bits, answers) }),
    next: (state, step) => {
      if (bits.at > bits.digits.length * 6) return damaged;
      if (step === header.steps) return ok(undefined);
      const legal = game.legalActions(state);
      const action = legal[readBits(bits, widthOf(legal.length))];
      if (action === undefined) return damaged;
      actions.push(action);
      answers.push([]);
      return ok(action);
    },
  });
  if (!played.ok) return played;
  if (played.value.hash !== known.value.hashes[0]) {
    return replayError("different", { step: header.steps });
  }
  return ok({ ...known.value, ...(known.value.asked && { answers }), actions });
}

type Answers = (number | boolean)[][];

/** Passes answers on and writes each of them as bits. */
function writingLuck(luck: Luck, bits: number[]): Luck {
  return {
    below(n) {
      const answer = luck.below(n);
      writeBits(bits, answer, widthOf(n));
      return answer;
    },
    chance(p) {
      const answer = luck.chance(p);
      if (p > 0 && p < 1) writeBits(bits, answer ? 1 : 0, 1);
      return answer;
    },
  };
}

/** Reads answers from bits and keeps them by step. */
function readingLuck(bits: Bits, answers: Answers): Luck {
  const keep = <V extends number | boolean>(answer: V): V => {
    answers.at(-1)?.push(answer);
    return answer;
  };
  return {
    below(n) {
      assertRange(n);
      if (n === 1) return 0;
      const answer = readBits(bits, widthOf(n));
      if (answer < n) return keep(answer);
      throw new LuckError("script-mismatch", "The link holds an answer that is not possible.");
    },
    chance(p) {
      assertProbability(p);
      return p === 0 || p === 1 ? p === 1 : keep(readBits(bits, 1) === 1);
    },
  };
}

const damaged = replayError("damaged");

/** The bits of a share string and the place of the next one to read. */
interface Bits {
  readonly digits: readonly number[];
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
    const [game, rulesVersion, contentHash, rng, seed, options, asked, hash, steps] =
      header as unknown[];
    if (!Number.isInteger(steps) || (steps as number) < 0 || (steps as number) > MAX_ACTIONS) {
      return { replay: undefined, steps: 0 };
    }
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
function writeAction<A extends object>(bits: number[], legal: readonly A[], action: A): void {
  const index = legal.findIndex((candidate) => isSameAction(candidate, action));
  writeBits(bits, index, widthOf(legal.length));
}

/** Whether an action has every field of a legal one. */
function isSameAction(legal: object, action: object): boolean {
  const given = action as Readonly<Record<string, unknown>>;
  return Object.entries(legal).every(([key, value]) => canonical(value) === canonical(given[key]));
}

/** How many bits tell n choices apart; none for a choice of one. */
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

/** A value as JSON in which only ASCII occurs, seven bits per character, ended by a zero. */
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
