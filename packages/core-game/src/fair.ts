/**
 * Provably fair play: the host commits to a secret, to the options and to the rules before the game and reveals the
 * secret afterwards; the player adds a word of their own, so that neither can choose the luck, and keeps what they sent,
 * so that the host cannot tell another game than the one that was played.
 *
 * @packageDocumentation
 */
import { err, type Failure, ok, type Result } from "@games/core-rng";
import { chacha20 } from "@games/core-rng/chacha20";
import { canonical } from "./canonical.js";
import type { CreateOptions, GameTypes } from "./contract.js";
import { FORMAT, type ReplayError } from "./errors.js";
import { FAIR_ERRORS, FAIR_FAULTS, type FairError, type FairErrorCode } from "./fair-errors.js";
import type { Game } from "./game.js";
import { type MessageArgs, messagesOf } from "./messages.js";
import { MAX_ACTIONS, type Replay, type Replayed, readReplay } from "./replay.js";
import {
  anyObject,
  describeFaults,
  type Fault,
  int,
  list,
  optional,
  parse,
  record,
  refine,
  type Shape,
  text,
} from "./shape.js";

// Web Crypto is the one thing outside of the language that a package uses: a secret needs entropy. No rule of a game sees it.

/** The part of Web Crypto that is used here; Node and browsers both have it as a global. */
interface WebCrypto {
  getRandomValues(bytes: Uint8Array): Uint8Array;
  readonly subtle: { digest(algorithm: "SHA-256", data: Uint8Array): Promise<ArrayBuffer> };
}
declare const crypto: WebCrypto;

export { FAIR_ERRORS, type FairError, type FairErrorCode } from "./fair-errors.js";

/** What the host publishes before the game; the player keeps it. */
export interface FairOffer {
  /** The version of the format. */
  readonly format: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash?: string;
  /** The random source. */
  readonly rng: string;
  /** The options that the game will be played with. */
  readonly options: object;
  /** The SHA-256 of the secret and of everything above. */
  readonly commitment: string;
}

/** What the host reveals after the game. */
export interface FairProof<T extends GameTypes = GameTypes> {
  /** The secret that the commitment is for: 32 hexadecimal digits. */
  readonly secret: string;
  /** The replay of the game. */
  readonly replay: Replay<T>;
}

/** What the player holds at the end: the offer they took, their own word, and every action they sent, in order. */
export interface FairRecord {
  readonly offer: FairOffer;
  readonly playerSeed: string;
  readonly actions: readonly object[];
  /** The views they were shown: the first one, then the one after each action. Without them, views are not verified. */
  readonly views?: readonly object[];
}

/** A game that was verified: its last state, how it ended, and how many actions led there. */
export interface Verified<T extends GameTypes> extends Replayed<T> {
  /** How the game ended; undefined when it was not played to its end. */
  readonly outcome: T["outcome"] | undefined;
}

const say = /* @__PURE__ */ messagesOf(FAIR_ERRORS);

function fail<K extends FairErrorCode>(
  code: K,
  ...args: MessageArgs<(typeof FAIR_ERRORS)[K]>
): Failure<FairError> {
  return err(say(code, ...args));
}

function unread(
  code: "bad-offer" | "bad-record" | "bad-proof",
  faults: readonly Fault[],
): Failure<FairError> {
  return err({ ...say(code, { problem: describeFaults(faults) }), faults });
}

/** The game with the random source of fair play, which nobody can predict from what they saw. */
export function fairGame<T extends GameTypes>(game: Game<T>): Game<T> {
  return game.withRng(chacha20);
}

/** Draws a secret and commits to it, to the options and to the rules. The host publishes the offer and keeps the secret. */
export async function offerFairGame<T extends GameTypes>(
  game: Game<T>,
  options: T["options"],
): Promise<{ readonly offer: FairOffer; readonly secret: string }> {
  const { id, rulesVersion, contentHash } = game;
  const secret = drawSecret();
  const terms = {
    format: FORMAT,
    game: id,
    rulesVersion,
    ...(contentHash === undefined ? {} : { contentHash }),
    rng: chacha20.id,
    options: JSON.parse(JSON.stringify(options)) as object,
  };
  return { offer: { ...terms, commitment: await commitTo(secret, terms) }, secret };
}

/** 128 random bits as 32 hexadecimal digits: a secret for the host, or an unforeseeable word for the player. */
export function drawSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The seed that both sides have a part in: the host creates the game with it and with the options of the offer. */
export function fairSeed(secret: string, playerSeed: string): string {
  return `${secret}:${playerSeed}`;
}

const hex = (digits: number): Shape<string> =>
  refine(text(digits, digits), (value) => (/^[0-9a-f]*$/.test(value) ? undefined : NOT_HEX));
const NOT_HEX = messagesOf(FAIR_FAULTS)("not-hex");

const offerShape = record<FairOffer>({
  format: int(FORMAT, FORMAT),
  game: text(100),
  rulesVersion: int(0, 1_000_000),
  contentHash: optional(text(100)),
  rng: text(100),
  options: anyObject,
  commitment: hex(64),
});
const proofShape = record<{ secret: string; replay: object }>({
  secret: hex(32),
  replay: anyObject,
});
const recordShape = record<FairRecord>({
  offer: offerShape,
  playerSeed: text(500),
  actions: list(anyObject, MAX_ACTIONS),
  views: optional(list(anyObject, MAX_ACTIONS + 1)),
});

/**
 * Parses a copy of an untrusted value, so that nothing can change between two looks at it. What has no copy as JSON cannot be
 * read: a getter that throws, a cycle, lists nested a thousand deep.
 */
function parseCopy<V>(shape: Shape<V>, value: unknown): Result<V, readonly Fault[]> {
  const copy: Shape<V> = (given, context) => {
    const text = JSON.stringify(given);
    return shape(text === undefined ? undefined : JSON.parse(text), context);
  };
  return parse(copy, value);
}

/** Reads an offer before it is taken: of this game, these rules and this content, with options that can be played. */
export function readFairOffer<T extends GameTypes>(
  game: Game<T>,
  offer: unknown,
): Result<FairOffer, FairError> {
  const parsed = parseCopy(offerShape, offer);
  if (!parsed.ok) return unread("bad-offer", parsed.error);
  const { id, rulesVersion, contentHash } = game;
  const terms = parsed.value;
  if (terms.game !== id) return fail("other-game");
  if (terms.rulesVersion !== rulesVersion || terms.rng !== chacha20.id) return fail("other-rules");
  if (terms.contentHash !== contentHash) return fail("other-content");
  const config = game.configure(terms.options);
  return config.ok ? ok(terms) : unread("bad-offer", config.error.faults);
}

/**
 * Verifies what a host reveals against what the player holds: the secret is the one committed to, the seed is made of
 * secret and word, options and actions are those agreed and sent, and the game played out as its replay says.
 */
export async function verifyFairGame<T extends GameTypes>(
  game: Game<T>,
  proof: unknown,
  held: unknown,
): Promise<Result<Verified<T>, FairError>> {
  const known = parseCopy(recordShape, held);
  if (!known.ok) return unread("bad-record", known.error);
  const offer = readFairOffer(game, known.value.offer);
  if (!offer.ok) return offer;
  const shown = parseCopy(proofShape, proof);
  if (!shown.ok) return unread("bad-proof", shown.error);
  const { commitment, ...terms } = offer.value;
  if ((await commitTo(shown.value.secret, terms)) !== commitment) return fail("wrong-secret");
  return verifyReplay(fairGame(game), shown.value, known.value);
}

function verifyReplay<T extends GameTypes>(
  game: Game<T>,
  { secret, replay }: { readonly secret: string; readonly replay: object },
  { offer, playerSeed, actions, views }: FairRecord,
): Result<Verified<T>, FairError> {
  const known = readReplay(game, replay);
  if (!known.ok) return wrongReplay(known.error);
  const { seed, options, asked } = known.value;
  if (seed !== fairSeed(secret, playerSeed) || asked !== undefined) return fail("wrong-seed");
  const isAgreed = game.configure(options).ok && canonical(options) === canonical(offer.options);
  if (!isAgreed) return fail("wrong-options");
  const different = findDifference(game, known.value.actions, actions);
  if (different !== undefined) return err(different);
  const played = game.replay(replay);
  if (!played.ok) return wrongReplay(played.error);
  const step = views && findOtherView(game, known.value, views);
  if (step !== undefined) return fail("wrong-view", { step });
  return ok({ ...played.value, outcome: game.outcome(played.value.state) });
}

function wrongReplay(cause: ReplayError): Failure<FairError> {
  return err({ ...say("wrong-replay", { problem: cause.message }), cause });
}

/** The first action of a replay that is not the one that was sent. */
function findDifference<T extends GameTypes>(
  game: Game<T>,
  replayed: readonly object[],
  sent: readonly object[],
): FairError | undefined {
  const ownText = (action: object | undefined) => {
    const known = game.parseAction(action);
    return known.ok ? canonical(known.value) : undefined;
  };
  const common = Math.min(replayed.length, sent.length);
  for (let step = 0; step < common; step++) {
    const own = ownText(sent[step]);
    if (own === undefined || ownText(replayed[step]) !== own) return say("wrong-actions", { step });
  }
  if (replayed.length === sent.length) return undefined;
  return say("wrong-length", { sent: sent.length, found: replayed.length });
}

/** After how many actions the player was first shown something else than the game shows, in a replay that was verified. */
function findOtherView<T extends GameTypes>(
  game: Game<T>,
  { seed, options, actions }: Replay<T>,
  views: readonly object[],
): number | undefined {
  const state = game.clone(game.create({ ...options, seed } as CreateOptions<T>));
  const context = game.open(state);
  for (let step = 0; step <= actions.length; step++) {
    if (canonical(game.view(state)) !== canonical(views[step])) return step;
    const action = actions[step];
    if (action !== undefined) game.step(context, action);
  }
  return views.length > actions.length + 1 ? actions.length + 1 : undefined;
}

/** What a game of an offer is created from, once the player has given their word. */
export function fairOptions<T extends GameTypes>(
  offer: FairOffer,
  secret: string,
  playerSeed: string,
): CreateOptions<T> {
  return { ...offer.options, seed: fairSeed(secret, playerSeed) } as CreateOptions<T>;
}

/** The SHA-256 of the secret and the terms, as hexadecimal digits. Everything is hashed as JSON in ASCII. */
async function commitTo(secret: string, terms: object): Promise<string> {
  const ascii = canonical([secret, terms]).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const bytes = Uint8Array.from(ascii, (letter) => letter.charCodeAt(0));
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
