// `pnpm soak --minutes N`: sessions of every game with undo, redo, save, load and share in random order, whose memory must not
// grow. Run it with --expose-gc.
import { parseArgs } from "node:util";
import { seeded } from "@games/core-rng";
import { type AnyGame, GAMES } from "./games.js";
import { soakGame } from "./sessions.js";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "2" },
    seed: { type: "string", default: `${Date.now()}` },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error("--minutes is a number above 0.");
console.log(`Seed ${values.seed}: repeat with --seed ${values.seed}.`);

/** What may stay between the first and the last third of a run, in megabytes: caches that fill once. */
const MAX_GROWTH = 8;

/** The size of the heap in megabytes, once everything that is not needed has gone. */
function heapSize(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Plays sessions of a game for a time and returns how much its memory grew from the first third to the end. */
function soakFor(name: string, game: AnyGame, ms: number): number {
  const luck = seeded(`${values.seed} ${name}`);
  const started = Date.now();
  let sessions = 0;
  let operations = 0;
  let settled = 0;
  while (Date.now() - started < ms) {
    operations += soakGame(game, luck);
    sessions++;
    if (settled === 0 && Date.now() - started > ms / 3) settled = heapSize();
  }
  const growth = heapSize() - settled;
  const figures = `${sessions} sessions, ${operations} operations, ${growth.toFixed(1)} MB more at the end`;
  console.log(`${name}: ${figures}`);
  return growth;
}

const share = (minutes * 60_000) / Object.keys(GAMES).length;
const grown = Object.entries(GAMES).filter(
  ([name, game]) => soakFor(name, game, share) > MAX_GROWTH,
);
if (globalThis.gc === undefined) throw new Error("Run with --expose-gc, or memory means nothing.");
for (const [name] of grown) console.log(`FAILED: the memory of ${name} grew.`);
process.exitCode = grown.length === 0 ? 0 : 1;
