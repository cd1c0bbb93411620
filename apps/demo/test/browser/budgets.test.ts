// What the build weighs, gzipped: the home page, each game before its first interaction, and whatever is loaded later.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";

const DIST = join(import.meta.dirname, "../../dist");

/** A source in the manifest of the build: its file, and what it cannot do without. */
interface Part {
  readonly file: string;
  readonly imports?: readonly string[];
}

const parts = JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8")) as Readonly<
  Record<string, Part>
>;

/** The files that come with a source. */
function filesOf(source: string, found = new Set<string>()): ReadonlySet<string> {
  const part = parts[source];
  if (part === undefined) throw new Error(`The build has no ${source}.`);
  if (found.has(part.file)) return found;
  found.add(part.file);
  for (const other of part.imports ?? []) filesOf(other, found);
  return found;
}

const weigh = (file: string): number => gzipSync(readFileSync(join(DIST, file))).length / 1000;

const weighAll = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + weigh(file), 0);

/** In kB. The goals are 60, and 90 for Spire; above them, about what those games weigh now. */
const GAME_LIMIT = 60;
const HEAVY_GAMES: Readonly<Record<string, number>> = { "spire-act1": 101 };
const HOME_LIMIT = 95;
const LAZY_LIMIT = 40;

/** What is heavier than a lazy chunk should be, in kB: the planner of Spire, and the simulator with all four games. */
const HEAVY: readonly { readonly name: RegExp; readonly limit: number }[] = [
  { name: /^bots-/, limit: 60 },
  { name: /^worker-/, limit: 150 },
];

const home = filesOf("index.html");

test("the home page", () => {
  expect(weighAll(home)).toBeLessThanOrEqual(HOME_LIMIT);
});

test.each(GAMES)("$title before its first interaction", ({ id }) => {
  const all = [...filesOf("src/play/play-page.tsx"), ...filesOf(`src/games/${id}/plugin.tsx`)];
  const own = new Set(all.filter((file) => !home.has(file)));
  expect(weighAll(own)).toBeLessThanOrEqual(HEAVY_GAMES[id] ?? GAME_LIMIT);
});

test("what is loaded later comes in small chunks", () => {
  const early = new Set([
    ...home,
    ...filesOf("src/play/play-page.tsx"),
    ...GAMES.flatMap(({ id }) => [...filesOf(`src/games/${id}/plugin.tsx`)]),
  ]);
  const scripts = readdirSync(join(DIST, "assets")).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(early.size);
  for (const name of scripts.filter((script) => !early.has(`assets/${script}`))) {
    const heavy = HEAVY.find((one) => one.name.test(name));
    expect(weigh(join("assets", name)), name).toBeLessThanOrEqual(heavy?.limit ?? LAZY_LIMIT);
  }
});

test("an installed app has its manifest and its icons", () => {
  const manifest = JSON.parse(readFileSync(join(DIST, "manifest.webmanifest"), "utf8")) as {
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(0);
  const kept = readFileSync(join(DIST, "offline.js"), "utf8");
  for (const { src } of manifest.icons) {
    expect(existsSync(join(DIST, src)), src).toBe(true);
    expect(kept).toContain(`"${src}"`);
  }
});
