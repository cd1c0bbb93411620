// Builds the library in the current directory: one configuration for all, entries as its package.json exports them.
import { build } from "tsup";
import { readPackage } from "./workspace.mjs";

const { entries, manifest } = readPackage(process.cwd());
const isForNode = manifest.devDependencies?.["@types/node"] !== undefined;

await build({
  config: false,
  entry: Object.fromEntries(entries.map(({ basename, source }) => [basename, source])),
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  external: [/^node:/],
  // tsup sets baseUrl, which TypeScript 6 calls deprecated. Without paths, siblings are read from their built types;
  // without Node's types, a library that leans on Node unawares does not build.
  dts: {
    compilerOptions: { ignoreDeprecations: "6.0", paths: {}, types: isForNode ? ["node"] : [] },
  },
  shims: isForNode, // import.meta.url in CommonJS
  splitting: true, // in CommonJS too, so that the entries of a package share one copy of its code
  sourcemap: true,
  clean: true,
  silent: true,
});
