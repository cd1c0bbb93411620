// Deep Space D-6 on boardgame.io's own client, bot, server and lobby, as the README says, on the unpacked packages.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { bindPlayer, type Policy } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { chacha20 } from "@games/core-rng/chacha20";
import { type Dsd6, dsd6 } from "@games/dsd6";
import { bots } from "@games/dsd6/bots";
import { describeOutcome } from "@games/dsd6/text";
import { afterAll, beforeAll, describe, expect, inject, it, test } from "vitest";

const execute = promisify(execFile);
const cwd = join(inject("examples"), "boardgame-io");
const run = async (...args: string[]) => (await execute("node", args, { cwd })).stdout;

/** How a game ends that a policy plays in the engine itself. */
function playToEnd(game: typeof dsd6, options: object, policy: Policy<Dsd6>, seed: string): string {
  const state = game.clone(game.create({ seed, ...options }));
  const context = game.open(state);
  const [choose, luck] = [bindPlayer(game, policy), seeded(seed)];
  for (let legal = game.legalActions(state); legal.length > 0; legal = game.legalActions(state))
    game.step(context, choose(state, legal, luck));
  return `${describeOutcome(game.outcome(state) as Dsd6["outcome"], game)}\n`;
}

/** A client that begins a game, tries to cheat, and prints everything that it was ever sent. */
const listen = `
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game.js");
const port = Number(process.argv[1]);
const lobby = new LobbyClient({ server: "http://127.0.0.1:" + (port + 1) });
lobby.createMatch("dsd6", { numPlayers: 1 }).then(async ({ matchID }) => {
  const { playerCredentials: credentials } = await lobby.joinMatch("dsd6", matchID, { playerName: "Eve" });
  const multiplayer = SocketIO({ server: "http://127.0.0.1:" + port });
  const client = Client({ game, multiplayer, matchID, playerID: "0", credentials, debug: false });
  const heard = [];
  client.subscribe((state) => {
    if (state === null || heard.at(-1)?.state._stateID === state._stateID) return;
    heard.push({ state: client.store.getState(), initialState: client.initialState });
    if (state.G.view === undefined) return client.moves.begin();
    client.moves.begin();
    client.moves.act({ type: "win" });
    client.moves.act({ type: ["roll"] });
    setTimeout(() => (console.log(JSON.stringify(heard)), process.exit()), 200);
  });
  client.start();
});`;

test("client: the bot plays the same game as in the engine", async () => {
  expect(await run("play.js", "monday")).toBe(playToEnd(dsd6, {}, bots.captain, "monday"));
});

/** The lower of two neighbouring ports, which was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

describe("server", () => {
  let server: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    port = await freePort();
    const env = { ...process.env, PORT: String(port) };
    server = spawn("node", ["server.js"], { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    for await (const chunk of server.stdout ?? []) {
      printed += chunk;
      if (printed.includes("http:")) break;
    }
  });
  afterAll(() => {
    server.kill();
  });

  it("plays a match with the options of the lobby, the same as in the engine", async () => {
    const first: Policy<Dsd6> = (_, [action]) => action as Dsd6["action"];
    const game = dsd6.withRng(chacha20);
    expect(await run("client.js", "friday", String(port))).toBe(
      playToEnd(game, { difficulty: "easy" }, first, "friday"),
    );
  });

  it("creates no match with wrong options", async () => {
    const response = await fetch(`http://127.0.0.1:${port + 1}/games/dsd6/create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ numPlayers: 1, setupData: { difficulty: "absurd" } }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/difficulty/);
  });

  it("sends nobody the state, and plays nothing that is illegal", async () => {
    const heard = JSON.parse(await run("-e", listen, String(port)));
    expect(heard.map(({ state }: { state: { _stateID: number } }) => state._stateID)).toEqual([
      0, 1,
    ]);
    expect(heard[1].state.G.legalActions).not.toEqual([]);
    expect(JSON.stringify(heard)).not.toMatch(/"rng"|chacha/);
  });
});
