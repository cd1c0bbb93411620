// Packs every library as it would be published and checks the tarballs: publint (strict), are-the-types-wrong, and
// throw-away projects that install and use them.
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { checkConsumers } from "./consumers.mjs";
import { libraries, root } from "./workspace.mjs";

const execute = promisify(execFile);

/** @typedef {import("./workspace.mjs").Package & { tarball: string }} Packed */

/**
 * Packs every library into a folder. pnpm, not npm: only pnpm writes real versions in place of `workspace:` and `catalog:`.
 * @param {string} folder @returns {Promise<Packed[]>}
 */
export const packAll = async (folder = join(root, ".pack")) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    libraries().map(async (library) => {
      const tarball = join(folder, `${library.id}.tgz`);
      await execute("pnpm", ["pack", "--out", tarball], { cwd: library.dir });
      return { ...library, tarball };
    }),
  );
};

/** @param {Packed} packed @returns {Promise<string[]>} */
const publintProblems = async ({ tarball }) => {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes.buffer } });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
};

/** @param {Packed} packed @returns {Promise<string[]>} */
const typesProblems = async ({ tarball }) => {
  const result = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
  );
  if (result.types === false) return ["types: the package has none"];
  return result.problems.map(({ kind, ...where }) => `types: ${kind} ${JSON.stringify(where)}`);
};

/** Ends with an error when a tarball is not fit to be published. */
export const checkPacks = async () => {
  const packs = await packAll();
  let count = 0;
  for (const packed of packs) {
    const problems = [...(await publintProblems(packed)), ...(await typesProblems(packed))];
    count += problems.length;
    const entries = packed.entries.map(({ subpath }) => subpath).join(" ");
    console.log(
      `${packed.manifest.name} (${entries}): ${problems.length === 0 ? "fit" : "not fit"}`,
    );
    for (const problem of problems) console.error(`  ${problem}`);
  }
  if (count > 0) process.exit(1);
  await checkConsumers(packs);
};
