// `.ci/run` asks which Debian packages to install: those whose program some test wants and the machine lacks.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { root } from "../workspace.mjs";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true }));

/** What is asked for on a machine that has these programs and no others. */
const askedFor = (programs: readonly string[]) => {
  folder = mkdtempSync(join(tmpdir(), "path-"));
  for (const program of programs)
    writeFileSync(join(folder, program), "#!/bin/sh\n", { mode: 0o755 });
  const script = join(root, "scripts/optional.mjs");
  return spawnSync(process.execPath, [script], { env: { PATH: folder }, encoding: "utf8" }).stdout;
};

test("a missing program is asked for by the name of its package", () => {
  expect(askedFor([])).toBe("redis-server\n");
});

test("a program that is there is not asked for", () => {
  expect(askedFor(["redis-server"])).toBe("\n");
});
