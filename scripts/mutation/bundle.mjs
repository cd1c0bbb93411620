// The quick suite of a package as one file of CommonJS: a function per test file, which loads it and all that it imports.
import { createRequire, isBuiltin } from "node:module";
import { dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, defaultServerConditions } from "vite";
import { TESTING } from "./collect.mjs";
import { testFiles } from "./suites.mjs";

const ENTRY = "\0suites";
const VITEST = "\0vitest";
const OF_VITEST =
  "describe, it, test, expect, expectTypeOf, assert, vi, beforeAll, afterAll, beforeEach, afterEach";

/** @param {string} name @param {string} top The folder that Stryker copied the repository to. */
const entry = (name, top) => {
  const suites = testFiles(name, top).map((file) => {
    const path = `packages/${name}/${file}`;
    return `${JSON.stringify(path)}: () => import(${JSON.stringify(join(top, path))}),`;
  });
  return `export const suites = {\n${suites.join("\n")}\n};`;
};

/** What is not of this repository is left outside, under its full path: it is loaded once. @param {string} id @param {string | undefined} importer */
const external = (id, importer) => {
  if (isBuiltin(id) || isAbsolute(id) || /^[.\0]/.test(id) || id.startsWith("@games/"))
    return undefined;
  if (importer === undefined) return undefined;
  return { id: createRequire(importer).resolve(id), external: true };
};

/** @param {string} name @param {string} top The folder that Stryker copied the repository to. @returns {Promise<string>} */
export async function bundleSuite(name, top) {
  const plugin = {
    name: "quick-suite",
    enforce: /** @type {const} */ ("pre"),
    /** @param {string} id @param {string | undefined} importer */
    resolveId: (id, importer) =>
      id === ENTRY || id === VITEST ? id : id === "vitest" ? VITEST : external(id, importer),
    /** @param {string} id */
    load: (id) =>
      id === ENTRY
        ? entry(name, top)
        : id === VITEST
          ? `export const { ${OF_VITEST} } = globalThis[${JSON.stringify(TESTING)}];`
          : undefined,
    /** @param {string} code @param {string} id */
    transform: (code, id) =>
      code.includes("import.meta.")
        ? code
            .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
            .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        : undefined,
  };
  const built = await build({
    configFile: false,
    root: top,
    logLevel: "error",
    plugins: [plugin],
    resolve: { conditions: ["@games/source", ...defaultServerConditions] },
    ssr: {
      noExternal: true,
      resolve: { conditions: ["@games/source", ...defaultServerConditions] },
    },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: "node20",
      rolldownOptions: {
        input: ENTRY,
        treeshake: false,
        output: { format: "cjs", codeSplitting: false },
      },
    },
  });
  const { output } = /** @type {{ output: { type: string, code: string }[] }} */ (built);
  const chunks = output.filter(({ type }) => type === "chunk");
  const [chunk] = chunks;
  if (chunk === undefined || chunks.length > 1)
    throw new Error(`${chunks.length} files instead of one.`);
  return chunk.code;
}
