// What a release does before it publishes: it refuses without an address, and the pages of the packages lead somewhere.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hooks } from "../../.pnpmfile.mjs";
import { getDependencyReleaseLine, getReleaseLine } from "../changelog.mjs";
import { releaseProblem, whileChanged, withAddress } from "../release.mjs";
import { readManifest, root } from "../workspace.mjs";

const ADDRESS = "https://code.example/games";

test("relative links become links into the repository; others, anchors and code stay", () => {
  const text = [
    "[a](RULES.md) ![b](../../docs/img/b.svg) [c](../core-game/README.md#sessions)",
    "[d](https://example.org) [e](#here) [f](mailto:a@b.c)",
    "```md",
    "[g](RULES.md)",
    "```",
  ].join("\n");
  expect(withAddress(text, "packages/dsd6", `git+${ADDRESS}.git`)).toBe(
    [
      `[a](${ADDRESS}/blob/main/packages/dsd6/RULES.md) ![b](${ADDRESS}/raw/main/docs/img/b.svg) [c](${ADDRESS}/blob/main/packages/core-game/README.md#sessions)`,
      "[d](https://example.org) [e](#here) [f](mailto:a@b.c)",
      "```md",
      "[g](RULES.md)",
      "```",
    ].join("\n"),
  );
});

test("without an address nothing is released", () => {
  expect(releaseProblem(ADDRESS)).toBeUndefined();
  for (const missing of [undefined, "", "games"])
    expect(releaseProblem(missing)).toMatch(/Set `repository`/);
  if (readManifest(root).repository) return;
  const { status, stderr } = spawnSync("node", ["scripts/release.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/Set `repository`/);
});

test("files are as before after a release, also after one that failed", () => {
  const dir = mkdtempSync(join(tmpdir(), "release-"));
  const file = join(dir, "README.md");
  writeFileSync(file, "before");
  let during = "";
  const fail = () => {
    during = readFileSync(file, "utf8");
    throw new Error("no network");
  };
  expect(() => whileChanged([{ file, text: "during" }], fail)).toThrow("no network");
  expect([during, readFileSync(file, "utf8")]).toEqual(["during", "before"]);
  rmSync(dir, { recursive: true });
});

test("a packed manifest names its place in the repository once there is an address, and no sources", () => {
  const manifest = () => ({
    name: "@games/dsd6",
    exports: { ".": { "@games/source": "./src/index.ts", import: "./dist/index.js" } },
  });
  expect(hooks.beforePacking(manifest(), "")).toEqual({
    name: "@games/dsd6",
    exports: { ".": { import: "./dist/index.js" } },
  });
  expect(hooks.beforePacking(manifest(), ADDRESS)).toMatchObject({
    repository: { type: "git", url: `git+${ADDRESS}.git`, directory: "packages/dsd6" },
    homepage: `${ADDRESS}/tree/main/packages/dsd6#readme`,
    bugs: `${ADDRESS}/issues`,
  });
});

test("a changelog has the text of a changeset, and one line for what else is needed", async () => {
  const summary = "What it is.\n\n- `a`: one thing\n- another\n";
  expect(await getReleaseLine({ summary })).toBe(
    "- What it is.\n\n  - `a`: one thing\n  - another",
  );
  const updated = [
    { name: "@games/core-game", newVersion: "0.2.0" },
    { name: "@games/core-rng", newVersion: "0.1.1" },
  ];
  expect(await getDependencyReleaseLine([{ summary }], updated)).toBe(
    "- With `@games/core-game` 0.2.0, `@games/core-rng` 0.1.1.",
  );
  expect(await getDependencyReleaseLine([], [])).toBe("");
});

test("what writes versions brings the lockfile up to date, which the next command is checked against", () => {
  const { "release:version": version } = readManifest(root).scripts ?? {};
  expect(version).toMatch(/changeset version && .* && pnpm install --lockfile-only/);
});
