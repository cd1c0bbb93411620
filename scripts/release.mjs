// What a release would publish: the pending changesets, and for every library the files of its tarball with their sizes.
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { packAll } from "./pack.mjs";
import { root } from "./workspace.mjs";

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

/** @param {string} tarball */
const filesOf = (tarball) =>
  execFileSync("tar", ["-tvzf", tarball], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/))
    .map((columns) => ({
      size: Number(columns[2]),
      name: (columns.at(-1) ?? "").replace("package/", ""),
    }));

/** Prints what `npm run release` would publish, and publishes nothing. */
export const showRelease = async () => {
  execFileSync("changeset", ["status", "--verbose"], { cwd: root, stdio: "inherit" });
  for (const { manifest, tarball } of await packAll()) {
    const files = filesOf(tarball);
    const unpacked = files.reduce((sum, { size }) => sum + size, 0);
    console.log(`\n${manifest.name}@${manifest.version}`);
    for (const { name, size } of files) console.log(`${kilobytes(size)}  ${name}`);
    console.log(
      `${kilobytes(unpacked)}  in all, ${kilobytes(statSync(tarball).size).trim()} packed`,
    );
  }
};
