// Replaying is fast enough for a server: a hundred thousand actions of every engine, every hash compared, in ten seconds.
import { unwrap } from "@games/core-game";
import { expect, it } from "vitest";
import { GAMES, playRandomly } from "../src/games.js";

const ACTIONS = 100_000;
const MAX_SECONDS = 10;

it.each(Object.entries(GAMES).filter(([name]) => !name.includes("chacha20")))(
  "%s",
  (name, game) => {
    const replays = Array.from({ length: 20 }, (_, i) => {
      const { seed, actions } = playRandomly(game, `long ${i}`, 5000);
      return unwrap(game.record({ seed }, actions));
    });
    let played = 0;
    const started = process.cpuUsage();
    for (let i = 0; played < ACTIONS; i++) {
      const replay = replays[i % replays.length];
      played += unwrap(game.replay(replay)).steps;
    }
    const seconds = (process.cpuUsage(started).user / 1e6) * (ACTIONS / played);
    console.log(`${name}: ${seconds.toFixed(1)} s for ${ACTIONS} actions`);
    expect(seconds).toBeLessThan(MAX_SECONDS);
  },
);
