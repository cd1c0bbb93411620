// Plays games on a release and on the built packages side by side: the same legal actions, events and outcomes, by the maps
// of renames.ts. Usage: npm run differential -- --against DIR [--games N] [--goldens DIR|REF] [engine …]
import { parseArgs } from "node:util";
import { seeded } from "@games/core-rng";
import { makeDriver as makeDriver1 } from "./contract-1.js";
import { makeDriver as makeDriver2 } from "./contract-2.js";
import { isContract1, type StreamState } from "./driver.js";
import { type Edition, editionsOf } from "./editions.js";
import { ENGINES, type Engine } from "./engines.js";
import { type Golden, readGoldens } from "./goldens.js";
import { fromCaller, openTarballs, openWorkspace, type Release } from "./releases.js";
import { RENAMES, UNCHANGED } from "./renames.js";
import { atRandom, type Compared, type Pair, playBoth, recorded } from "./side-by-side.js";

const { values, positionals: wanted } = parseArgs({
  options: {
    against: { type: "string" },
    games: { type: "string", default: "10000" },
    goldens: { type: "string" },
    seed: { type: "string", default: "differential" },
  },
  allowPositionals: true,
});

async function driverOf(release: Release, game: object, options: object) {
  const parts = {
    rng: await release.load<object>("@games/core-rng"),
    core: await release.load<object>("@games/core-game"),
  };
  return (isContract1(game) ? makeDriver1 : makeDriver2)(parts, game, options);
}

/** A game of both releases with the same options. */
async function pairOf(
  releases: readonly [Release, Release],
  id: string,
  [before, after]: readonly [object, object],
  options: object,
): Promise<Pair> {
  const isRenamed = isContract1(before) && !isContract1(after);
  const renames = (isRenamed ? RENAMES[id] : undefined) ?? UNCHANGED;
  return {
    before: await driverOf(releases[0], before, options),
    after: await driverOf(releases[1], after, renames.options({ ...options })),
    renames,
  };
}

/** Random states for the streams of a game, as the release that recorded games seeds them, so that those play out alike. */
function statesOf({ before }: Pair, seed: string): Record<string, StreamState> {
  const entries = before.streams.map((name) => [name, before.seedStream(seed, name)] as const);
  return Object.fromEntries(entries);
}

/** What came out of all games of an engine. */
interface Count {
  random: number;
  goldens: number;
  actions: number;
  events: number;
  readonly differences: string[];
}

function note(count: Count, name: string, { actions, events, difference }: Compared): void {
  count.actions += actions;
  count.events += events;
  if (difference !== undefined) count.differences.push(`${name}: ${difference}`);
}

const MAX_DIFFERENCES = 5;

async function compareEngine(
  engine: Engine,
  releases: readonly [Release, Release],
  goldens: readonly Golden[],
  games: number,
): Promise<Count> {
  const count: Count = { random: 0, goldens: 0, actions: 0, events: 0, differences: [] };
  const editions = await editionsOf(engine, ...releases);
  const pairs = new Map<string, Pair>();
  const pairFor = async ({ name, games: both }: Edition, options: object): Promise<Pair> => {
    const key = `${name} ${JSON.stringify(options)}`;
    const pair = pairs.get(key) ?? (await pairOf(releases, engine.id, both, options));
    pairs.set(key, pair);
    return pair;
  };
  for (const { name, seed, options, content, actions } of goldens) {
    const edition = editions.find((each) => each.isFor(content)) as Edition;
    const pair = await pairFor(edition, options);
    note(count, name, playBoth(pair, statesOf(pair, seed), recorded(actions)));
    count.goldens++;
  }
  for (const edition of editions) await pairFor(edition, {});
  // Every third game has options of its own, where the engine has such; the others have those of the golden games.
  const known = [...pairs.entries()];
  const random = editions.filter((edition) => edition.options !== undefined);
  for (; count.random < games && count.differences.length < MAX_DIFFERENCES; count.random++) {
    const i = count.random;
    const seed = `${values.seed} ${i}`;
    const luck = seeded(seed, "choices");
    const edition = i % 3 === 0 ? random[(i / 3) % random.length] : undefined;
    const options = edition?.options?.(seeded(seed, "options"));
    const [name, pair] =
      edition && options
        ? [
            `${edition.name} ${JSON.stringify(options)}`,
            await pairOf(releases, engine.id, edition.games, options),
          ]
        : (known[i % known.length] as [string, Pair]);
    note(count, `${name}, ${seed}`, playBoth(pair, statesOf(pair, seed), atRandom(luck)));
  }
  return count;
}

if (values.against === undefined) {
  console.error("Say --against DIR: a folder with the tarballs of a release.");
  process.exit(2);
}
const releases = [openTarballs(fromCaller(values.against)), openWorkspace()] as const;
const goldens = readGoldens(values.goldens);
console.log("| engine | random games | golden games | actions | events | differences |");
console.log("|---|--:|--:|--:|--:|--:|");
for (const engine of ENGINES) {
  if ((wanted.length > 0 && !wanted.includes(engine.id)) || !releases[0].has(engine.id)) continue;
  const own = goldens.filter(({ game }) => game === engine.id);
  const count = await compareEngine(engine, releases, own, Number(values.games));
  const { random, goldens: played, actions, events, differences } = count;
  console.log(
    `| ${engine.id} | ${random} | ${played} | ${actions} | ${events} | ${differences.length} |`,
  );
  for (const difference of differences.slice(0, MAX_DIFFERENCES)) console.error(difference);
  if (differences.length > 0 || random < Number(values.games)) process.exitCode = 1;
}
releases[0].close();
