/**
 * Provably fair play: the host commits to a secret before the game and reveals it afterwards, and the
 * player adds a word of their own, so that neither can choose the luck.
 *
 * @packageDocumentation
 */
import { err, ok, type Result } from "@games/core-rng";
import type { GameTypes } from "./contract.js";
import type { ReplayError } from "./errors.js";
import type { Game } from "./game.js";
import type { Replay, Replayed } from "./replay.js";

// Web Crypto is the one thing from outside that a package uses: a secret needs entropy. No rule of a game sees it.

/** The part of Web Crypto that is used here; Node and browsers both have it as a global. */
interface WebCrypto {
  getRandomValues(bytes: Uint8Array): Uint8Array;
  readonly subtle: { digest(algorithm: "SHA-256", data: Uint8Array): Promise<ArrayBuffer> };
}
declare const crypto: WebCrypto;

const SECRET = /^[0-9a-f]{32}$/;

/** A secret and the commitment to it: the host publishes the commitment and keeps the secret until the game is over. */
export interface Commitment {
  /** 32 hexadecimal digits drawn by Web Crypto; to be revealed after the game. */
  readonly secret: string;
  /** The SHA-256 of the secret in hexadecimal digits; to be published before the game. */
  readonly commitment: string;
}

/** What is needed to verify a game that was played fairly. */
export interface FairGame<T extends GameTypes> extends Commitment {
  /** What the player added to the seed after the commitment was published. */
  readonly playerSeed: string;
  /** The replay of the game. */
  readonly replay: Replay<T>;
}

/** Why a game could not be verified as fair. */
export interface FairError {
  /** What is wrong: the secret, the seed of the replay, or the replay itself. */
  readonly code: "wrong-secret" | "wrong-seed" | "wrong-replay";
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** What was wrong with the replay. */
  readonly cause?: ReplayError;
}

/** Draws a secret and commits to it. */
export async function commitToSecret(): Promise<Commitment> {
  const secret = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return { secret, commitment: await commitmentTo(secret) };
}

/** The seed that both sides have a part in: create the game with it. */
export function fairSeed(secret: string, playerSeed: string): string {
  return `${secret}:${playerSeed}`;
}

/** Verifies that the secret is the one committed to, that the game was seeded with it, and that it was played as its replay says. */
export async function verifyFairGame<T extends GameTypes>(
  game: Game<T>,
  { secret, commitment, playerSeed, replay }: FairGame<T>,
): Promise<Result<Replayed<T>, FairError>> {
  // Only digits: two different texts must never be cut to the same bytes.
  if (!SECRET.test(secret) || (await commitmentTo(secret)) !== commitment) {
    return err({
      code: "wrong-secret",
      message: "The secret is not the one that was committed to.",
    });
  }
  if (replay.seed !== fairSeed(secret, playerSeed)) {
    return err({ code: "wrong-seed", message: "The game was not played with the agreed seed." });
  }
  const replayed = game.replay(replay);
  if (replayed.ok) return ok(replayed.value);
  return err({ code: "wrong-replay", message: replayed.error.message, cause: replayed.error });
}

async function commitmentTo(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret, (letter) => letter.charCodeAt(0));
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
