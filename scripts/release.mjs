// What a release would publish: for every library the version to come and the files of its tarball, then a table of sizes.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { packAll } from "./pack.mjs";
import { root } from "./workspace.mjs";

/** @typedef {{ name: string, size: number }} File */
/** @typedef {{ name: string, oldVersion: string, newVersion: string, type: string }} Release */

/** The columns of the table: what a file is for, by its name. The first that fits counts. */
const KINDS = /** @type {const} */ ([
  ["maps", /\.map$/],
  ["types", /\.d\.c?ts$/],
  ["import", /\.js$/],
  ["require", /\.cjs$/],
  ["other", /./],
]);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The versions to come, as the pending changesets have it. @returns {Release[]} */
const plannedReleases = () => {
  const file = join(".pack", "releases.json");
  execFileSync("changeset", ["status", "--output", file], { cwd: root });
  return JSON.parse(readFileSync(join(root, file), "utf8")).releases;
};

/** @param {string} tarball @returns {File[]} */
const filesOf = (tarball) =>
  execFileSync("tar", ["-tvzf", tarball], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/))
    .map((columns) => ({
      size: Number(columns[2]),
      name: (columns.at(-1) ?? "").replace("package/", ""),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** @param {readonly File[]} files */
const total = (files) => files.reduce((sum, { size }) => sum + size, 0);

/** @param {string} name */
const kindOf = (name) => KINDS.find(([, pattern]) => pattern.test(name))?.[0];

/** The cells of one package. @param {string} title @param {readonly File[]} files @param {string} tarball */
const rowOf = (title, files, tarball) => [
  title,
  `${files.length}`,
  ...KINDS.map(([kind]) => kilobytes(total(files.filter(({ name }) => kindOf(name) === kind)))),
  kilobytes(total(files)),
  kilobytes(statSync(tarball).size),
];

/** Rows as lines with aligned columns: the first to the left, figures to the right. @param {readonly string[][]} rows */
const alignColumns = (rows) => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join("  "),
  );
};

/** Prints what `npm run release` would publish, and publishes nothing. */
export const showRelease = async () => {
  const packs = await packAll();
  const releases = plannedReleases();
  const rows = [["package", "files", ...KINDS.map(([kind]) => kind), "unpacked", "packed"]];
  for (const { manifest, tarball } of packs) {
    const planned = releases.find(({ name }) => name === manifest.name);
    const title = `${manifest.name} ${planned?.newVersion ?? `${manifest.version} (as it is)`}`;
    const files = filesOf(tarball);
    console.log(`\n${title}`);
    for (const { name, size } of files) console.log(`${kilobytes(size).padStart(10)}  ${name}`);
    rows.push(rowOf(title, files, tarball));
  }
  console.log(`\n${alignColumns(rows).join("\n")}`);
  console.log("\nNothing was published. The tarballs are in .pack.");
};
