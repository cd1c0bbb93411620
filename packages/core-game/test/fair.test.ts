import { createHash } from "node:crypto";
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { commitToSecret, type FairGame, fairSeed, verifyFairGame } from "../src/fair.js";
import { type Toy, toy } from "./toy.js";

async function playFairly(): Promise<FairGame<Toy>> {
  const { secret, commitment } = await commitToSecret();
  const playerSeed = "my own word";
  const seed = fairSeed(secret, playerSeed);
  return {
    secret,
    commitment,
    playerSeed,
    replay: unwrap(toy.record({ seed }, [{ type: "dig" }, { type: "leave" }])),
  };
}

describe("provably fair play", () => {
  it("commits by SHA-256 to a secret that differs every time", async () => {
    const [one, other] = [await commitToSecret(), await commitToSecret()];
    expect(one.secret).toMatch(/^[0-9a-f]{32}$/);
    expect(one.secret).not.toBe(other.secret);
    expect(one.commitment).toBe(createHash("sha256").update(one.secret).digest("hex"));
  });

  it("verifies commitment and replay together", async () => {
    const game = await playFairly();
    const verified = await verifyFairGame(toy, JSON.parse(JSON.stringify(game)) as typeof game);
    expect(unwrap(verified).hash).toBe(game.replay.hashes.at(-1));
  });

  it("refuses a secret that only looks the same in bytes", async () => {
    const game = await playFairly();
    const secret = String.fromCharCode(game.secret.charCodeAt(0) + 256) + game.secret.slice(1);
    const seed = fairSeed(secret, game.playerSeed);
    const replay = unwrap(toy.record({ seed }, [{ type: "leave" }]));
    expect(await verifyFairGame(toy, { ...game, secret, replay })).toMatchObject({
      ok: false,
      error: { code: "wrong-secret" },
    });
  });

  it("refuses another secret, another word of the player, another game", async () => {
    const game = await playFairly();
    const other = await playFairly();
    const codes = await Promise.all(
      [
        { ...game, secret: other.secret },
        { ...game, secret: `${game.secret}✺` },
        { ...game, playerSeed: "another word" },
        { ...game, replay: other.replay },
        { ...game, replay: { ...game.replay, actions: [{ type: "leave" } as const] } },
      ].map(async (tampered) => {
        const verified = await verifyFairGame(toy, tampered);
        return verified.ok ? "ok" : verified.error.code;
      }),
    );
    expect(codes).toEqual([
      "wrong-secret",
      "wrong-secret",
      "wrong-seed",
      "wrong-seed",
      "wrong-replay",
    ]);
  });
});
