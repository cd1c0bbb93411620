import { expect, test } from "vitest";
import { findAddresses } from "../lockfile.mjs";

test("a lockfile of names, versions and hashes is clean", () => {
  expect(findAddresses("a@1.0.0:\n  resolution: {integrity: sha512-x/y==}\n")).toEqual([]);
});

test.each([
  "  resolution: {integrity: sha512-x, tarball: a.tgz}",
  "  resolution: https://registry.example/a.tgz",
  "  version: git+ssh://git@example.org/a.git",
])("an address is found: %s", (line) => {
  expect(findAddresses(`a@1.0.0:\n${line}\n`)).toEqual([`2: ${line.trim()}`]);
});
