// The lockfile must install from any registry: no address of one may slip into it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../workspace.mjs";

const ADDRESS = /tarball:|\w+:\/\//;
const addressesIn = (text: string) => text.split("\n").filter((line) => ADDRESS.test(line));

test("the lockfile holds no address", () => {
  expect(addressesIn(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"))).toEqual([]);
});

test("a line of names, versions and hashes is no address", () => {
  expect(addressesIn("a@1.0.0:\n  resolution: {integrity: sha512-x/y==}\n")).toEqual([]);
});

test.each([
  "  resolution: {integrity: sha512-x, tarball: a.tgz}",
  "  resolution: https://registry.example/a.tgz",
  "  version: git+ssh://git@example.org/a.git",
])("an address is found: %s", (line) => {
  expect(addressesIn(`a@1.0.0:\n${line}\n`)).toEqual([line]);
});
