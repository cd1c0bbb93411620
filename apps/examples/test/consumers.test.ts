// A throw-away project that uses the tarballs as strangers would: Node by import and by require, TypeScript as strict as it
// gets with every declaration checked, and a Vite bundle. Everything follows from the packages' own exports.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportName, games, readManifest, root } from "../../../scripts/workspace.mjs";
import { packedLibraries } from "./packed.ts";

const execute = promisify(execFile);
const packs = packedLibraries();
const entries = packs.flatMap((packed) => packed.entries);
const specifiers = entries.map(({ specifier }) => specifier);
const dir = mkdtempSync(join(tmpdir(), "consumer-"));
const write = (name: string, text: string) => writeFileSync(join(dir, name), text);

/** The optional peers that some entry needs, at the versions this workspace uses. */
const peers = () =>
  Object.fromEntries(
    packs.flatMap(({ dir: folder, manifest }) =>
      Object.keys(manifest.peerDependencies ?? {}).map((name) => [
        name,
        readManifest(join(folder, "node_modules", name)).version,
      ]),
    ),
  );

beforeAll(async () => {
  const tarballs = Object.fromEntries(
    packs.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  const dependencies = { ...tarballs, ...peers() };
  write("package.json", JSON.stringify({ name: "consumer", type: "module", dependencies }));
  // Siblings come from their tarballs too, never from a registry.
  write("pnpm-workspace.yaml", JSON.stringify({ overrides: tarballs }));
  const options = ["--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts"];
  await execute("pnpm", ["install", ...options], { cwd: dir });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** What every entry exports, as a script in that project sees it. */
async function listExports(file: string, load: (specifier: string) => string) {
  const rows = specifiers.map((name) => `all["${name}"] = Object.keys(${load(name)}).sort();`);
  write(file, `const all = {};\n${rows.join("\n")}\nconsole.log(JSON.stringify(all));\n`);
  const { stdout } = await execute("node", [file], { cwd: dir });
  return JSON.parse(stdout) as Record<string, string[]>;
}

const importAll = specifiers
  .map((specifier, i) => `import * as entry${i} from "${specifier}";\nexport { entry${i} };\n`)
  .join("");

test("import and require see the same exports, and every entry has some", async () => {
  const imported = await listExports("esm.mjs", (name) => `await import("${name}")`);
  const required = await listExports("cjs.cjs", (name) => `require("${name}")`);
  expect(required).toEqual(imported);
  expect(specifiers.filter((name) => (imported[name] ?? []).length === 0)).toEqual([]);
  expect(specifiers.length).toBeGreaterThan(20);
});

test.each([
  ["6", "typescript"],
  ["7", "@typescript/native"],
])(
  "strict TypeScript %s accepts every declaration, as a module and as CommonJS",
  async (major, name) => {
    const compiler = join(root, "node_modules", name);
    expect(readManifest(compiler).version.split(".")[0]).toBe(major);
    for (const extension of ["mts", "cts"]) write(`uses.${extension}`, importAll);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      skipDefaultLibCheck: true, // the compiler's own
      module: "NodeNext",
      target: "ES2022",
      types: [],
      noEmit: true,
    };
    write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["uses.mts", "uses.cts"] }));
    const { stdout } = await execute("node", [join(compiler, "bin/tsc"), "-p", dir]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  },
);

/** Plays the first legal action of every game until it is over, and keeps the hashes: as a script of that project. */
const playAll = games()
  .map(
    ({ id }) => `import { ${exportName(id)} as game_${exportName(id)} } from "@games/${id}";
import * as text_${exportName(id)} from "@games/${id}/text";
import * as bots_${exportName(id)} from "@games/${id}/bots";
void [text_${exportName(id)}, bots_${exportName(id)}];
play("${id}", game_${exportName(id)});`,
  )
  .concat(`function play(id, game) {
  let state = game.create({ seed: "phone" });
  for (let [action] = game.legalActions(state); action; [action] = game.legalActions(state))
    state = game.apply(state, action).value.state;
  globalThis.hashes[id] = game.hash(unwrap(game.load(game.save(state))));
}`)
  .concat('import { unwrap } from "@games/core-game";')
  .join("\n");

test("a bundle plays where there is nothing but the language: no Web Crypto, no DOM, no TextEncoder, as in React Native", async () => {
  write("phone.js", playAll);
  const built = await build({
    root: dir,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: join(dir, "phone.js"), formats: ["iife"], name: "phone" },
    },
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  const hashes: Record<string, string> = {};
  const context = createContext({ hashes });
  runInContext(output[0].code, context);
  expect(runInContext("typeof crypto + typeof TextEncoder + typeof setTimeout", context)).toBe(
    "undefined".repeat(3),
  );
  const { stdout } = await execute(
    "node",
    [
      "--input-type=module",
      "-e",
      `globalThis.hashes = {};\n${playAll}\nconsole.log(JSON.stringify(hashes));`,
    ],
    { cwd: dir },
  );
  expect(Object.keys(hashes)).toHaveLength(games().length);
  expect(hashes).toEqual(JSON.parse(stdout));
});

test("Vite bundles every entry that is not for Node", async () => {
  const portable = entries.filter(({ isForNode }) => !isForNode);
  const uses = portable.map(
    ({ specifier }, i) =>
      `import * as entry${i} from "${specifier}";\nglobalThis.e${i} = entry${i};`,
  );
  mkdirSync(join(dir, "page"));
  write("page/index.html", '<script type="module" src="/main.js"></script>');
  write("page/main.js", `${uses.join("\n")}\n`);
  const built = await build({ root: join(dir, "page"), configFile: false, logLevel: "error" });
  expect(built).toHaveProperty("output");
});
