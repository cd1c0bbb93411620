// The recorded games of a release: from a checkout, or from a commit of this one.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyAction } from "./driver.js";
import { fromCaller } from "./releases.js";

/** A recorded game, of either contract. */
export interface Golden {
  readonly name: string;
  readonly game: string;
  readonly content: string | undefined;
  readonly seed: string;
  readonly options: object;
  readonly actions: readonly AnyAction[];
}

type Replay = Omit<Golden, "name"> & { readonly contentHash?: string };

/** A file is a list of games, or has a game per line. */
function parseFile(file: string): Replay[] {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".json")) return JSON.parse(text) as Replay[];
  const lines = text.trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Replay);
}

function readCheckout(root: string): Golden[] {
  return readdirSync(join(root, "packages")).flatMap((name) => {
    const folder = join(root, "packages", name, "test/golden");
    const files = existsSync(folder) ? readdirSync(folder).filter(isGames) : [];
    return files.flatMap((file) =>
      parseFile(join(folder, file)).map((replay, i) => ({
        ...replay,
        content: replay.contentHash ?? replay.content,
        name: `${name}/${file} ${i}`,
      })),
    );
  });
}

const isGames = (file: string) => /\.jsonl?$/.test(file) && file !== "vectors.json";

/** The recorded games of a checkout in a folder, or of a commit; none when there is neither. */
export function readGoldens(from: string | undefined): Golden[] {
  if (from === undefined) return [];
  if (existsSync(fromCaller(from))) return readCheckout(fromCaller(from));
  const folder = mkdtempSync(join(tmpdir(), "goldens-"));
  try {
    const archive = spawnSync("git", ["archive", from, "packages"], { maxBuffer: 2 ** 30 });
    if (archive.status !== 0) throw new Error(`There is no folder or commit ${from}.`);
    spawnSync("tar", ["xf", "-", "-C", folder], { input: archive.stdout });
    return readCheckout(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
