// How every library is built: ESM, CommonJS and types, one file per entry that its package.json exports; and where there is
// a src/standalone.ts, one minified file that needs nothing else, for pages without a bundler.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { defineConfig, type Options } from "tsup";
import { readPackage, root } from "../workspace.mjs";

const { entries, manifest } = readPackage(process.cwd());
const isForNode = manifest.devDependencies?.["@types/node"] !== undefined;
const entry = Object.fromEntries(entries.map(({ basename, source }) => [basename, source]));
const standalone = existsSync("src/standalone.ts") ? { standalone: "src/standalone.ts" } : {};

/** The build of the entries. */
export const library: Options = {
  entry,
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  external: [/^node:/],
  dts: {
    entry: { ...entry, ...standalone },
    compilerOptions: {
      ignoreDeprecations: "6.0", // tsup sets baseUrl, which TypeScript 6 calls deprecated
      customConditions: [], // siblings are read from their built types, as a user has them
      types: isForNode ? ["node"] : [], // a library that uses Node unawares does not build
    },
  },
  shims: isForNode, // import.meta.url in CommonJS
  splitting: true, // in CommonJS too, so that the entries of a package share one copy of its code
  sourcemap: true,
  clean: ["!standalone.js"], // the other build writes it at the same time
  silent: true,
};

/** The licence of seedrandom's Alea, which goes wherever its code goes. */
const [aleaLicence = ""] = readFileSync(
  createRequire(join(root, "packages/core-rng/package.json")).resolve("seedrandom/lib/alea.js"),
  "utf8",
).split("\n\n\n");

/** What is written above code that has Alea inside. */
export const notice = { js: aleaLicence };

/** The build of the file that stands alone. */
const alone: Options = {
  entry: standalone,
  format: ["esm"],
  target: "es2022",
  platform: "browser",
  noExternal: [/./],
  minify: true,
  banner: { js: `/*!\n${aleaLicence.replace(/^\/\/ ?/gm, "")}\n*/` }, // kept by minifiers
  splitting: false,
  silent: true,
};

export default defineConfig("standalone" in standalone ? [library, alone] : library);
