// The scripts and the server, run as their README says, on the unpacked packages.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BombFlip, bombFlip } from "@games/bomb-flip";
import { type FairOffer, type FairProof, verifyFairGame } from "@games/core-game/fair";
import { unwrap } from "@games/core-rng";
import { dsd6 } from "@games/dsd6";
import { afterAll, beforeAll, describe, expect, inject, it, test } from "vitest";
import { packageDirs, root } from "../../../scripts/workspace.mjs";

const execute = promisify(execFile);
const folderOf = (example: string) => join(inject("examples"), example);
const run = async (example: string, ...args: string[]) =>
  (await execute("node", args, { cwd: folderOf(example) })).stdout;

test("the packages are those of the tarballs, and none is of this workspace", () => {
  const resolved = ["dsd6", "core-game", "core-rng"].map((name) =>
    createRequire(join(folderOf("node"), "package.json")).resolve(`@games/${name}`),
  );
  for (const path of resolved) {
    expect(path.startsWith(join(inject("examples"), "packages"))).toBe(true);
    expect(path.startsWith(root)).toBe(false);
  }
});

test("every example has fewer than a hundred lines of its own", () => {
  const SOURCES = /\.(js|ts|tsx|vue|svelte|html)$/;
  const lines = packageDirs("apps/examples").map((dir) => {
    const files = readdirSync(dir, { recursive: true, encoding: "utf8" })
      .filter((file) => SOURCES.test(file) && !/node_modules|dist|vite\.config/.test(file))
      .map((file) => readFileSync(join(dir, file), "utf8"));
    // A page that only names its script is configuration.
    const own = files.filter((text) => !/<main id="(app|root)"><\/main>/.test(text));
    return own.join("").split("\n").length - 1;
  });
  expect(lines).toHaveLength(10);
  for (const count of lines) expect(count).toBeLessThan(100);
});

test("node: the bot's game is printed and verified, and its link is the same game", async () => {
  const printed = await run("node", "dist/main.js", "tuesday", "hard");
  const [, steps = "", hash = ""] = /Verified: (\d+) actions, hash (\w+)\./.exec(printed) ?? [];
  const replay = unwrap(dsd6.unshare(/To share: (\S+)/.exec(printed)?.[1] ?? ""));
  expect(replay).toMatchObject({ seed: "tuesday", options: { difficulty: "hard" } });
  expect(replay.actions).toHaveLength(Number(steps));
  expect(replay.hashes.at(-1)).toBe(hash);
  await expect(run("node", "dist/main.js", "tuesday", "absurd")).rejects.toThrow("easy");
});

test("cjs: the story continues from its save to its end; a broken save is named", async () => {
  const story = join(folderOf("cjs"), "story.json");
  const printed = [];
  do printed.push(await run("cjs", "main.js", "sunday"));
  while (printed.at(-1)?.includes("Saved in story.json") && printed.length < 20);
  expect(printed.length).toBeGreaterThan(1);
  expect(printed[0]).toContain("Day 1 began.");
  expect(printed.at(-1)).toMatch(/(The game was lost|You were rescued) after \d+ days\.\n$/);
  expect(printed.join("")).toMatch(/Chance to hold: \d+\.\d%\./);
  writeFileSync(story, readFileSync(story, "utf8").slice(1));
  await expect(run("cjs", "main.js")).rejects.toThrow("not-json");
  rmSync(story);
});

/** Opens a room, watches it without the key, sends what is wrong, and plays with the key what is no action. */
const watch = `
import { WebSocket } from "ws";
const socket = new WebSocket(process.argv[1]);
const send = (message) => socket.send(JSON.stringify(message));
let heard = 0;
socket.on("open", () => send({ type: "open" }));
socket.on("message", (data) => {
  console.log(String(data));
  const message = JSON.parse(data);
  if (message.type === "opened") {
    send({ type: "join", room: message.room });
    send({ type: "act", action: { type: "roll" } });
    send({ type: "join", room: "__proto__" });
    send({ type: "constructor" });
    send(null);
    socket.send("{");
    setTimeout(() => {
      socket.removeAllListeners("message");
      socket.on("message", (data) => {
        if (JSON.parse(data).type === "shown") return send({ type: "act", action: { type: ["roll"] } });
        console.log(String(data));
        process.exit();
      });
      send({ type: "join", room: message.room, key: message.key });
    }, 200);
  }
});`;

/** Starts the server of an example: its process, and the address that it prints. */
async function serve(example: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn("node", ["server.js"], {
    cwd: folderOf(example),
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { server, address: `${(await once(server.stdout, "data"))[0]}`.trim() };
}

describe("server", () => {
  let server: ChildProcess;
  let address = "";

  beforeAll(async () => {
    ({ server, address } = await serve("server"));
  });
  afterAll(() => {
    server.kill();
  });

  const ask = async (path: string, token?: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const posted = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(address + path, { headers, ...posted });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  const takeSeat = async () =>
    (await ask("/seats", "", {})).answer as { token: string; offer: FairOffer };

  it("lets two clients play at the same time, each of whom verifies the game that the server counts", async () => {
    const printed = await Promise.all(
      ["Ann", "Ben"].map((name) => run("server", "client.js", name, address)),
    );
    const scores = (await ask("/scores")).answer as unknown as { name: string; score: number }[];
    expect(printed.sort()).toEqual(
      scores
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, score }) => `${name}: ${score} points, verified.\n`),
    );
    expect(scores).toHaveLength(2);
  });

  it("shows a client its own view, without the random state", async () => {
    const [{ token }, other] = [await takeSeat(), await takeSeat()];
    const { answer } = await ask("/start", token, { name: "Eve" });
    expect(Object.keys(answer).sort()).toEqual(["legalActions", "view"]);
    expect(JSON.stringify(answer)).not.toMatch(/rng|seed|secret/);
    expect((await ask("/view", other.token)).answer.code).toBe("no-game");
    expect((await ask("/view", "guess")).status).toBe(401);
  });

  it("refuses what the rules refuse, and whatever else may come", async () => {
    const { token } = await takeSeat();
    const { answer: before } = await ask("/start", token, { name: "Eve" });
    expect(await ask("/actions", token, { type: "bank" })).toMatchObject({
      status: 409,
      answer: { code: "nothing-to-bank" },
    });
    for (const cheat of [{ type: "win" }, [], { type: "flip", side: "__proto__" }, {}]) {
      expect((await ask("/actions", token, cheat)).status).toBe(409);
    }
    expect((await ask("/view", token)).answer).toEqual(before);
    // A second start would be a second try at better luck, and the seed before the end would be all of it.
    expect((await ask("/start", token, { name: "Eve" })).answer.code).toBe("no-seat");
    expect((await ask("/proof", token)).answer.code).toBe("not-over");
  });

  it("proves the luck afterwards, and only the game that was played", async () => {
    const { token, offer } = await takeSeat();
    const playerSeed = "Eve's own";
    await ask("/start", token, { name: "Eve", playerSeed });
    const flip = { type: "flip", side: "left" };
    const actions = [flip];
    while ((await ask("/actions", token, flip)).answer.outcome === undefined) actions.push(flip);
    const proof = (await ask("/proof", token)).answer as unknown as FairProof<BombFlip>;
    const held = { offer, playerSeed, actions };
    expect((await verifyFairGame(bombFlip, proof, held)).ok).toBe(true);
    const better = { ...proof.replay, actions: proof.replay.actions.slice(1) };
    const tampered = await verifyFairGame(bombFlip, { ...proof, replay: better }, held);
    expect(tampered.ok ? "" : tampered.error.code).toBe("wrong-length");
  });
});

describe("room", () => {
  let server: ChildProcess;
  let address = "";

  beforeAll(async () => {
    ({ server, address } = await serve("room"));
  });
  afterAll(() => {
    server.kill();
  });

  it("is played to its end over a connection that is lost every seven moves, and tells every event once", async () => {
    const printed = (await run("room", "client.js", address, "7")).split("\n");
    const turns = printed.filter((line) => /^Turn \d+/.test(line));
    expect(turns.length).toBeGreaterThan(2);
    expect(new Set(turns).size).toBe(turns.length);
    expect(turns).toEqual(turns.map((line, i) => line.replace(/\d+/, String(i + 1))));
    expect(printed.at(-2)).toMatch(/hull/);
  });

  it("shows watchers the view alone, and refuses what they or strangers send", async () => {
    const heard = await run("room", "--input-type=module", "-e", watch, address);
    const [opened, first, ...rest] = heard
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(opened.type).toBe("opened");
    expect(Object.keys(first).sort()).toEqual(["events", "legalActions", "step", "type", "view"]);
    expect(rest.map(({ code }) => code)).toEqual([
      "watching",
      "no-room",
      "unknown-message",
      "unknown-message",
      "unknown-message",
      "unknown-action",
    ]);
    expect(heard).not.toMatch(/"rng"|"seed"/);
  });
});
