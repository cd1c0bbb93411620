// A changed surface asks for a changeset. Beside its reports each package keeps a fingerprint of the surface it was last
// released with (packages/<name>/api/released.json), so that no tag and no history is needed to see a change.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */
/** The kinds of release that a changeset may ask for a package. @typedef {Map<string, string[]>} Bumps */

const COMMENT = /^\s*\/\//;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;
const BUMP = /^(["']?)(.+)\1:\s*(major|minor|patch)\s*$/gm;

/** What of a report an importer can depend on: all but comments. @param {string} report */
const surfaceOf = (report) =>
  report
    .split("\n")
    .filter((line) => line.trim() !== "" && !COMMENT.test(line))
    .join("\n");

/** A fingerprint of the surface that reports describe, by the names of their files. @param {Readonly<Record<string, string>>} reports */
export const fingerprint = (reports) => {
  const hash = createHash("sha256");
  for (const name of Object.keys(reports).sort())
    hash.update(`${name}\n${surfaceOf(reports[name] ?? "")}\n`);
  return hash.digest("hex").slice(0, 32);
};

/** The packages that changesets name, with the kinds of release they ask for. @param {readonly string[]} changesets @returns {Bumps} */
export const bumpsOf = (changesets) => {
  /** @type {Bumps} */
  const bumps = new Map();
  for (const text of changesets) {
    const [, front = ""] = FRONT_MATTER.exec(text) ?? [];
    for (const [, , name = "", bump = ""] of front.matchAll(BUMP))
      bumps.set(name, [...(bumps.get(name) ?? []), bump]);
  }
  return bumps;
};

/**
 * Why a package may not have the surface that it has; undefined when it may.
 * @param {string} name @param {string} current @param {string | undefined} released @param {Bumps} bumps
 */
export const surfaceProblem = (name, current, released, bumps) => {
  if (current === released) return undefined;
  const asked = bumps.get(name) ?? [];
  if (asked.some((bump) => bump !== "patch")) return undefined;
  const lack = asked.length === 0 ? "no changeset names it" : "its changesets ask for a patch only";
  return `The surface of ${name} is not the one that was released, and ${lack}: run \`npm run changeset\`.`;
};

/** @param {Package} library */
const fingerprintOf = ({ dir }) => {
  const folder = join(dir, "api");
  const names = readdirSync(folder).filter((name) => name.endsWith(".api.md"));
  return fingerprint(
    Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")])),
  );
};

/** @param {Package} library */
const releasedFile = ({ dir }) => join(dir, "api/released.json");

/** @param {Package} library @returns {string | undefined} */
const releasedOf = (library) =>
  existsSync(releasedFile(library))
    ? JSON.parse(readFileSync(releasedFile(library), "utf8")).surface
    : undefined;

/** The changesets that wait for a release. */
const pendingChangesets = () => {
  const folder = join(root, ".changeset");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
};

/** The packages whose surface changed without a changeset, each as a sentence. @param {readonly Package[]} packages */
export const checkSurfaces = (packages, changesets = pendingChangesets()) => {
  const bumps = bumpsOf(changesets);
  return packages.flatMap((library) => {
    const { name } = library.manifest;
    return surfaceProblem(name, fingerprintOf(library), releasedOf(library), bumps) ?? [];
  });
};

/** Notes the surfaces as released, when the changesets have been turned into versions. @param {readonly Package[]} packages */
export const recordSurfaces = (packages) => {
  for (const library of packages) {
    const surface = fingerprintOf(library);
    if (surface === releasedOf(library)) continue;
    const { version } = library.manifest;
    writeFileSync(releasedFile(library), `${JSON.stringify({ version, surface }, null, 2)}\n`);
  }
};
