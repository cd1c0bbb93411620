// The licences of what we depend on, read offline: whoever installs a library gets nothing that forbids ordinary use.
import { expect, it } from "vitest";
import { listDependencies } from "../licences.mjs";

const PERMISSIVE = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD", "PSF-2.0"];

it("whatever comes with a library is permissive", () => {
  const published = listDependencies(true);
  expect(published.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["seedrandom", "@noble/ciphers", "@noble/hashes", "piscina"]),
  );
  expect(published.filter(({ licence }) => !PERMISSIVE.includes(licence))).toEqual([]);
});

it("every installed dependency is listed with a version and a licence", () => {
  const all = listDependencies(false);
  expect(all.length).toBeGreaterThan(300);
  expect(all.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["vitest", "typescript", "express", "@stryker-mutator/core"]),
  );
  expect(all.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  // It says nothing in its package.json; it comes with the boardgame.io of the benchmarks.
  const silent = all.filter(({ licence }) => licence === "unknown").map(({ name }) => name);
  expect(silent).toEqual(["only"]);
});
