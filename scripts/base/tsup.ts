// How every library is built: ESM, CommonJS and types, one file per entry that its package.json exports.
import { defineConfig } from "tsup";
import { readPackage } from "../workspace.mjs";

const { entries, manifest } = readPackage(process.cwd());
const isForNode = manifest.devDependencies?.["@types/node"] !== undefined;

export default defineConfig({
  entry: Object.fromEntries(entries.map(({ basename, source }) => [basename, source])),
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  external: [/^node:/],
  dts: {
    compilerOptions: {
      ignoreDeprecations: "6.0", // tsup sets baseUrl, which TypeScript 6 calls deprecated
      customConditions: [], // siblings are read from their built types, as a user has them
      types: isForNode ? ["node"] : [], // a library that uses Node unawares does not build
    },
  },
  shims: isForNode, // import.meta.url in CommonJS
  splitting: true, // in CommonJS too, so that the entries of a package share one copy of its code
  sourcemap: true,
  clean: true,
  silent: true,
});
