// Plants one violation of each kind in a copy of the workspace and sees the linter refuse it by name.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../workspace.mjs";

/** [where, source line, the rule that must refuse it] */
const refused: readonly [string, string, string][] = [
  ["core-rng/src", "export const a = Math.random();", "noJsRestrictedProperties"],
  ["core-rng/src", "export const { random } = Math;", "noJsRestrictedProperties"],
  ["dsd6/src", "export const a = new Date();", "noRestrictedGlobals"],
  ["dsd6/src", "export const a = Date.now();", "noRestrictedGlobals"],
  ["dsd6/src", "export const a = globalThis.Date.now();", "noRestrictedGlobals"],
  ["dsd6/src", "export const a = performance.now();", "noRestrictedGlobals"],
  ["dsd6/src", "export const a = new Intl.Collator();", "noRestrictedGlobals"],
  ["dsd6/src", "setTimeout(() => undefined, 1);", "noRestrictedGlobals"],
  ["dsd6/src", 'console.log("x");', "noRestrictedGlobals"],
  ["dsd6/src", 'export const a = "a".localeCompare("b");', "noJsRestrictedProperties"],
  ["dsd6/src", "export const a = (1).toLocaleString();", "noJsRestrictedProperties"],
  ["dsd6/src", 'export const a = "a".toLocaleUpperCase();', "noJsRestrictedProperties"],
  ["dsd6/src", "export default 1;", "noDefaultExport"],
  ["dsd6/src", "export enum Colour { Red }", "noEnum"],
  ["dsd6/src", "export const a = (list: number[]) => list[0]!;", "noNonNullAssertion"],
  ["dsd6/src", "export const a = (x: any) => x;", "noExplicitAny"],
  ["dsd6/src", 'export { readFileSync } from "node:fs";', "noNodejsModules"],
  ["core-rng/src", 'export { ok } from "@games/core-game";', "noRestrictedImports"],
  ["core-rng/src", 'export { pad } from "left-pad";', "noRestrictedImports"],
  ["core-game/src", 'export { dsd6 } from "@games/dsd6";', "noRestrictedImports"],
  ["core-game/src", 'export { assert } from "fast-check";', "noRestrictedImports"],
  ["dsd6/src", 'export { wretched } from "@games/wretched";', "noRestrictedImports"],
  ["dsd6/src", 'export const a = () => import("@games/bomb-flip/bots");', "noRestrictedImports"],
  ["dsd6/src", 'export { bots } from "../../wretched/src/bots.js";', "noRestrictedImports"],
  ["dsd6/src", 'export { toss } from "@games/core-game/src/toss.js";', "noRestrictedImports"],
  ["lab/src", 'export { dsd6 } from "@games/dsd6";', "noRestrictedImports"],
  ["lab/src", 'export { readFileSync } from "node:fs";', "noNodejsModules"],
  ["lab/src/studies", 'export { pad } from "left-pad";', "noRestrictedImports"],
  ["lab/src/node", 'export { dsd6 } from "@games/dsd6";', "noRestrictedImports"],
  [
    "dsd6/src",
    `export const long = () => {\n${"  a();\n".repeat(41)}};`,
    "noExcessiveLinesPerFunction",
  ],
  ["dsd6/src", "export const a = 1;\n".repeat(301), "noExcessiveLinesPerFile"],
];

const allowed: readonly [string, string][] = [
  ["lab/src/studies", 'export { dsd6 } from "@games/dsd6";'],
  ["lab/src/node", 'export { readFileSync } from "node:fs";'],
  ["core-rng/src", 'export { default as alea } from "seedrandom/lib/alea.js";'],
  ["core-game/src", 'export { die } from "@games/core-rng";'],
  ["dsd6/src", 'export { die } from "@games/core-rng";\nexport { ok } from "@games/core-game";'],
  ["dsd6/src", 'export { a } from "./a.js";\nexport { b } from "../b.js";'],
];

let copy: string;
const place = (where: string, i: number, kind: string) => join("packages", where, `${kind}${i}.ts`);

/** Rule names by file, from one run of the linter over the whole copy. */
const findings = new Map<string, string[]>();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "lint-"));
  for (const file of ["biome.json", ".gitignore"]) cpSync(join(root, file), join(copy, file));
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${text}\n`);
  };
  refused.forEach(([where, text], i) => {
    plant(place(where, i, "refused"), text);
  });
  allowed.forEach(([where, text], i) => {
    plant(place(where, i, "allowed"), text);
  });
  plant("apps/demo/src/deep.ts", 'export { a } from "../../../packages/dsd6/src/a.js";');
  plant("packages/dsd6/test/only.test.ts", 'test.only("x", () => {});\ntest.skip("y", () => {});');
  const biome = join(root, "node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["lint", "--reporter=github", "--max-diagnostics=none"], {
    cwd: copy,
    encoding: "utf8",
  });
  for (const [, rule = "", file = ""] of stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+),/g)) {
    const path = file.slice(file.indexOf(copy) + copy.length + 1);
    findings.set(path, [...(findings.get(path) ?? []), rule]);
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

describe("refused in packages/*/src", () => {
  test.each(refused.map(([where, text, rule], i) => [where, text.slice(0, 60), rule, i] as const))(
    "%s: %s",
    (where, _text, rule, i) => {
      expect(findings.get(place(where, i, "refused"))).toContain(rule);
    },
  );
});

describe("allowed in packages/*/src", () => {
  test.each(allowed.map(([where, text], i) => [where, text, i] as const))(
    "%s: %s",
    (where, _text, i) => {
      expect(findings.get(place(where, i, "allowed")) ?? []).not.toContain("noRestrictedImports");
    },
  );
});

test("an app may not reach into a package", () => {
  expect(findings.get("apps/demo/src/deep.ts")).toContain("noRestrictedImports");
});

test("no test may be focused or skipped", () => {
  expect(findings.get("packages/dsd6/test/only.test.ts")).toEqual(
    expect.arrayContaining(["noFocusedTests", "noSkippedTests"]),
  );
});
