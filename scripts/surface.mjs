// A changed surface asks for a changeset of at least a minor release. Beside its reports each package keeps a fingerprint of
// the surface it was last released with (api/released.json), so that no tag and no history is needed to see a change.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import readChangesets from "@changesets/read";
import { libraries, root } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

const COMMENT_OR_EMPTY = /^\s*(\/\/|$)/;

/** What an importer can depend on, of all reports of a library: everything but comments. @param {Package} library */
const fingerprintOf = ({ dir }) => {
  const folder = join(dir, "api");
  const hash = createHash("sha256");
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".api.md"))
    .sort()) {
    const lines = readFileSync(join(folder, name), "utf8").split("\n");
    hash.update([name, ...lines.filter((line) => !COMMENT_OR_EMPTY.test(line)), ""].join("\n"));
  }
  return hash.digest("hex").slice(0, 32);
};

/** @param {Package} library */
const releasedFile = ({ dir }) => join(dir, "api/released.json");

/** @param {Package} library @returns {string | undefined} */
const releasedOf = (library) =>
  existsSync(releasedFile(library))
    ? JSON.parse(readFileSync(releasedFile(library), "utf8")).surface
    : undefined;

/** Why a package may not have the surface that it has; undefined when it may. @param {Package} library @param {string} folder */
export const surfaceProblem = async (library, folder = root) => {
  if (fingerprintOf(library) === releasedOf(library)) return undefined;
  const { name } = library.manifest;
  const asked = (await readChangesets(folder))
    .flatMap(({ releases }) => releases)
    .filter((release) => release.name === name);
  if (asked.some(({ type }) => type === "minor" || type === "major")) return undefined;
  const lack = asked.length === 0 ? "no changeset names it" : "its changesets ask for a patch only";
  return `The surface of ${name} is not the one that was released, and ${lack}: run \`npm run changeset\`.`;
};

/** Notes a surface as released, when the changesets have been turned into versions. @param {Package} library */
export const recordSurface = (library) => {
  const surface = fingerprintOf(library);
  if (surface === releasedOf(library)) return;
  const { version } = library.manifest;
  writeFileSync(releasedFile(library), `${JSON.stringify({ version, surface }, null, 2)}\n`);
};

if (process.argv[1] === import.meta.filename) libraries().forEach(recordSurface);
