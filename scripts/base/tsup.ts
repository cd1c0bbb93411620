// How every library is built: ESM, CommonJS and types, one file per entry that its package.json exports.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "tsup";
import { readPackage } from "../workspace.mjs";

const { dir, entries, manifest } = readPackage(process.cwd());
const isForNode = manifest.devDependencies?.["@types/node"] !== undefined;
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

export default defineConfig({
  entry: Object.fromEntries(entries.map(({ basename, source }) => [basename, source])),
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  external: [/^node:/],
  dts: {
    compilerOptions: {
      ...compilerOptions,
      ignoreDeprecations: "6.0", // tsup sets baseUrl, which TypeScript 6 calls deprecated
      noCheck: true, // done above
    },
  },
  shims: isForNode, // import.meta.url in CommonJS
  splitting: true, // in CommonJS too, so that the entries of a package share one copy of its code
  sourcemap: true,
  clean: true,
  silent: true,
});
