// What a library may weigh, minified and gzipped, without the packages it stands on.
import { join } from "node:path";
import { libraries } from "./workspace.mjs";

/** @type {Record<string, string>} */
const BUDGETS = {
  "core-rng": "2 kB",
  "core-game": "4 kB",
  "bomb-flip": "4 kB",
  wretched: "8 kB",
  dsd6: "10 kB",
  "spire-act1": "25 kB",
};

export default libraries().map(({ id, dir, manifest }) => ({
  name: manifest.name,
  path: join(dir, "dist/index.js"),
  ignore: Object.keys(manifest.dependencies ?? {}),
  gzip: true,
  ...(BUDGETS[id] === undefined ? {} : { limit: BUDGETS[id] }),
}));
