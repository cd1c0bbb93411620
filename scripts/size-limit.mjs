// What a library may weigh, minified and gzipped, without the packages it stands on.
import { join } from "node:path";
import { libraries } from "./workspace.mjs";

/**
 * The most each may weigh; for the cores, what a game in play draws in, and then everything they export.
 * @type {Record<string, readonly { limit?: string, import?: string }[]>}
 */
const BUDGETS = {
  "core-rng": [
    {
      limit: "2 kB",
      import:
        "{ seedStreams, seededStreams, streamBinder, cloneWords, die, pick, weighted, shuffle, createDeck, cloneDeck, drawCard, shuffleIn }",
    },
    { limit: "3.6 kB" },
  ],
  "core-game": [{ limit: "4 kB", import: "{ defineGame }" }, { limit: "6 kB" }],
  "bomb-flip": [{ limit: "4 kB" }],
  wretched: [{ limit: "8 kB" }],
  dsd6: [{ limit: "10 kB" }],
  "spire-act1": [{ limit: "25 kB" }],
};

export default libraries().flatMap(({ id, dir, manifest }) =>
  (BUDGETS[id] ?? [{}]).map((budget) => ({
    name: budget.import ? `${manifest.name}: what play takes` : manifest.name,
    path: join(dir, "dist/index.js"),
    ignore: Object.keys(manifest.dependencies ?? {}),
    gzip: true,
    ...budget,
  })),
);
