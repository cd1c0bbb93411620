// How every library is built: ESM, CommonJS and types, one file per entry that its package.json exports; and where there is
// a src/standalone.ts, one minified file that needs nothing else, for pages without a bundler.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { defineConfig, type Options } from "tsup";
import { readPackage, root } from "../workspace.mjs";

const { dir, entries, manifest } = readPackage(process.cwd());
const isForNode = manifest.devDependencies?.["@types/node"] !== undefined;
const entry = Object.fromEntries(entries.map(({ basename, source }) => [basename, source]));
const standalone = existsSync("src/standalone.ts") ? { standalone: "src/standalone.ts" } : {};
const compilerOptions = {
  customConditions: [], // siblings are read from their built types, as a user has them
  types: isForNode ? ["node"] : [], // a library that uses Node unawares does not build
};

/** Checks the sources alone with the native compiler, which takes a fraction of what the one that writes the types would. */
const checkSources = () => {
  const config = { extends: "../tsconfig.json", compilerOptions, include: ["../src"] };
  mkdirSync(join(dir, ".reports"), { recursive: true });
  writeFileSync(join(dir, ".reports/tsconfig.json"), JSON.stringify(config));
  const tsc = join(dir, "../../node_modules/.bin/tsc");
  const { status } = spawnSync(tsc, ["-p", ".reports"], { cwd: dir, stdio: "inherit" });
  if (status !== 0) process.exit(1);
};

checkSources();

/** The build of the entries. */
export const library: Options = {
  entry,
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  external: [/^node:/],
  dts: {
    entry,
    compilerOptions: {
      ...compilerOptions,
      ignoreDeprecations: "6.0", // tsup sets baseUrl, which TypeScript 6 calls deprecated
      noCheck: true, // done above
    },
  },
  shims: isForNode, // import.meta.url in CommonJS
  splitting: true, // in CommonJS too, so that the entries of a package share one copy of its code
  sourcemap: true,
  clean: ["!standalone.*"], // the other build writes them at the same time
  silent: true,
};

/** The licence of seedrandom's Alea, which goes wherever its code goes. */
const [aleaLicence = ""] = readFileSync(
  createRequire(join(root, "packages/core-rng/package.json")).resolve("seedrandom/lib/alea.js"),
  "utf8",
).split("\n\n\n");

/** What is written above code that has Alea inside. */
export const notice = { js: aleaLicence };

/** The types of the file that stands alone are its source: it only passes on what the entries export. */
const writeStandaloneTypes = () => {
  const source = readFileSync("src/standalone.ts", "utf8");
  writeFileSync("dist/standalone.d.ts", source.replace(/(?<=\/\w+)\/index(?=\.js")/g, ""));
};
// At the very end: the build of the other types removes every declaration that it finds.
if ("standalone" in standalone) process.on("exit", writeStandaloneTypes);

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
