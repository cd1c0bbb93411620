// The client of the server example against servers that lie, each in one way: it must name the lie and print no score.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { bombFlip } from "@games/bomb-flip";
import { drawSecret, fairGame, fairSeed } from "@games/core-game/fair";
import { expect, inject, it } from "vitest";
import { type Lie, serveLies } from "./lying-server.ts";

const execute = promisify(execFile);

/** What the client prints, and why it stopped. */
async function playAgainst(lie: Lie): Promise<{ stdout: string; stderr: string }> {
  const { address, stop } = await serveLies(lie);
  const cwd = join(inject("examples"), "server");
  const played = await execute("node", ["client.js", "Ann", address], { cwd }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  stop();
  return played;
}

/** A secret with which the first flip to the left is a bomb: what a host would look for once it knows the player's word. */
function findBadLuck(playerSeed: string): string {
  const game = fairGame(bombFlip);
  for (;;) {
    const secret = drawSecret();
    const state = game.create({ seed: fairSeed(secret, playerSeed) });
    const flipped = game.apply(state, { type: "flip", side: "left" });
    if (flipped.ok && flipped.value.events.some(({ type }) => type === "life-lost")) return secret;
  }
}

const OTHER = "0".repeat(32);

const LIES: Readonly<Record<string, readonly [code: string, lie: Lie]>> = {
  "another secret": ["wrong-secret", { proof: (_, replay) => ({ secret: OTHER, replay }) }],
  "a seed chosen after the player's word": [
    "wrong-secret",
    { secret: (_, playerSeed) => findBadLuck(playerSeed) },
  ],
  "that seed, behind the secret that was promised": [
    "wrong-seed",
    { create: (options) => ({ ...options, seed: `${OTHER}:mine` }) },
  ],
  "other options": ["wrong-options", { create: (options) => ({ ...options, lives: 1 }) }],
  "other options, hidden in the replay": [
    "wrong-replay",
    {
      create: (options) => ({ ...options, lives: 1 }),
      proof: (secret, replay) => ({ secret, replay: { ...replay, options: {} } }),
    },
  ],
  "other actions": [
    "wrong-actions",
    { action: (action) => (action.type === "flip" ? { type: "flip", side: "right" } : action) },
  ],
  "another content, in the offer": [
    "other-content",
    { offer: (offer) => ({ ...offer, contentHash: "0123456789abcdef" }) },
  ],
  "another content, in the replay": [
    "wrong-replay",
    {
      proof: (secret, replay) => ({
        secret,
        replay: { ...replay, contentHash: "0123456789abcdef" },
      }),
    },
  ],
  "a replay cut short": [
    "wrong-length",
    {
      proof: (secret, replay) => ({
        secret,
        replay: {
          ...replay,
          actions: replay.actions.slice(0, -1),
          hashes: replay.hashes.slice(0, -1),
        },
      }),
    },
  ],
  "views of another game": ["wrong-view", { view: (view) => ({ ...view, lives: view.lives + 1 }) }],
};

it.each(Object.entries(LIES))("%s", async (_, [code, lie]) => {
  const { stdout, stderr } = await playAgainst(lie);
  expect(stderr).toContain(`Error: ${code}: `);
  expect(stdout).toBe("");
});

it("and an honest one, whose game is verified", async () => {
  const { stdout, stderr } = await playAgainst({});
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^Ann: \d+ points, verified\.\n$/);
});
