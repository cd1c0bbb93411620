// Throw-away projects that use the tarballs as strangers would: Node by import and by require, TypeScript as strict as
// it gets with every declaration checked, and a Vite bundle. Everything follows from the packages' own exports.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { readManifest, root } from "./workspace.mjs";

const execute = promisify(execFile);

/** @typedef {import("./pack.mjs").Packed} Packed */

/** @param {readonly Packed[]} packs */
const entriesOf = (packs) => packs.flatMap(({ entries }) => entries);

/** The optional peers that some entry needs, at the versions this workspace uses. @param {readonly Packed[]} packs */
const peersOf = (packs) =>
  Object.fromEntries(
    packs.flatMap(({ dir, manifest }) =>
      Object.keys(manifest.peerDependencies ?? {}).map((name) => [
        name,
        readManifest(join(dir, "node_modules", name)).version,
      ]),
    ),
  );

/** @param {string} dir @param {readonly Packed[]} packs */
const writeProject = (dir, packs) => {
  const tarballs = Object.fromEntries(
    packs.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: { ...tarballs, ...peersOf(packs) },
  };
  writeFileSync(join(dir, "package.json"), JSON.stringify(manifest));
  // Siblings come from their tarballs too, never from a registry.
  writeFileSync(join(dir, "pnpm-workspace.yaml"), JSON.stringify({ overrides: tarballs }));
};

/** Prints, as JSON, what every entry exports. @param {readonly string[]} specifiers @param {(s: string) => string} load */
const listExports = (specifiers, load) =>
  `const all = {};\n${specifiers
    .map((specifier) => `all["${specifier}"] = Object.keys(${load(specifier)}).sort();`)
    .join("\n")}\nconsole.log(JSON.stringify(all));\n`;

/** @param {readonly string[]} specifiers */
const typedUses = (specifiers) =>
  specifiers
    .map((specifier, i) => `import * as entry${i} from "${specifier}";\nexport { entry${i} };\n`)
    .join("");

/** @param {string} dir @param {string} file @returns {Promise<Record<string, string[]>>} */
const runListing = async (dir, file) =>
  JSON.parse((await execute("node", [file], { cwd: dir })).stdout);

/** @param {string} dir @param {readonly string[]} specifiers */
const checkNode = async (dir, specifiers) => {
  writeFileSync(
    join(dir, "esm.mjs"),
    listExports(specifiers, (name) => `await import("${name}")`),
  );
  writeFileSync(
    join(dir, "cjs.cjs"),
    listExports(specifiers, (name) => `require("${name}")`),
  );
  const [imported, required] = await Promise.all([
    runListing(dir, "esm.mjs"),
    runListing(dir, "cjs.cjs"),
  ]);
  for (const specifier of specifiers) {
    const names = imported[specifier] ?? [];
    if (names.length === 0) throw new Error(`${specifier} exports nothing`);
    const others = required[specifier] ?? [];
    if (names.join() !== others.join())
      throw new Error(`${specifier} exports by import: ${names}; by require: ${others}`);
  }
};

/** @param {string} dir @param {readonly string[]} specifiers */
const checkTypes = async (dir, specifiers) => {
  for (const extension of ["mts", "cts"])
    writeFileSync(join(dir, `uses.${extension}`), typedUses(specifiers));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    module: "NodeNext",
    target: "ES2022",
    types: [],
    noEmit: true,
  };
  writeFileSync(
    join(dir, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["uses.mts", "uses.cts"] }),
  );
  await execute(join(root, "node_modules/.bin/tsc"), ["-p", dir]);
};

/** @param {string} dir @param {readonly string[]} specifiers */
const checkBundle = async (dir, specifiers) => {
  mkdirSync(join(dir, "page"));
  writeFileSync(join(dir, "page/index.html"), '<script type="module" src="/main.js"></script>');
  const uses = specifiers.map((_, i) => `globalThis.entry${i} = entry${i};`).join("\n");
  writeFileSync(
    join(dir, "page/main.js"),
    `${typedUses(specifiers).replaceAll(/export .*\n/g, "")}${uses}\n`,
  );
  await build({ root: join(dir, "page"), configFile: false, logLevel: "error" });
};

/** @param {unknown} error */
const explain = (error) => {
  const { message, stdout, stderr } = /** @type {Error & { stdout?: string, stderr?: string }} */ (
    error
  );
  return [message, stdout, stderr].filter(Boolean).join("\n");
};

/** Ends with an error when a stranger could not use the tarballs. @param {readonly Packed[]} packs */
export const checkConsumers = async (packs) => {
  const dir = mkdtempSync(join(tmpdir(), "consumer-"));
  const specifiers = entriesOf(packs).map(({ specifier }) => specifier);
  const browserSpecifiers = entriesOf(packs)
    .filter(({ isForNode }) => !isForNode)
    .map(({ specifier }) => specifier);
  try {
    writeProject(dir, packs);
    await execute(
      "pnpm",
      ["install", "--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts"],
      { cwd: dir },
    );
    await Promise.all([
      checkNode(dir, specifiers),
      checkTypes(dir, specifiers),
      checkBundle(dir, browserSpecifiers),
    ]);
    console.log(
      `used by import, require, strict TypeScript and a Vite bundle: ${specifiers.join(" ")}`,
    );
  } catch (error) {
    console.error(`The tarballs fail a project that uses them.\n${explain(error)}`);
    process.exitCode = 1;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
