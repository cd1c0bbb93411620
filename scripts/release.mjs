// `npm run release`: publishes what the registry does not have yet. A package's page on the registry has no files beside it, so
// while it is published the links of its README lead to the repository, whose address is `repository` in package.json.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { libraries, readManifest, root } from "./workspace.mjs";

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(((?![a-z]+:|#|\/)[^)\s]+)\)/g;
const FENCE = /(^```[\s\S]*?^```$)/gm;

/** The address without what is no part of it: `git+` before it, `.git` or `/` behind it. @param {string} address */
const plain = (address) => address.replace(/^git\+/, "").replace(/(\.git|\/)$/, "");

/**
 * A README whose relative links are links into the repository; code is left as it is.
 * @param {string} text @param {string} folder of the README, from the root @param {string} address of the repository
 */
export const withAddress = (text, folder, address) =>
  text
    .split(FENCE)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(LINK, (_, mark, label, target) => {
            const path = join(folder, target).replaceAll("\\", "/");
            const kind = mark === "!" ? "raw" : "blob";
            return `${mark}[${label}](${plain(address)}/${kind}/main/${path})`;
          }),
    )
    .join("");

/** Puts texts into files while something runs, and the old ones back whatever happens. @param {readonly { file: string, text: string }[]} changes @param {() => void} run */
export const whileChanged = (changes, run) => {
  const before = changes.map(({ file }) => ({ file, text: readFileSync(file, "utf8") }));
  try {
    for (const { file, text } of changes) writeFileSync(file, text);
    run();
  } finally {
    for (const { file, text } of before) writeFileSync(file, text);
  }
};

/** Why nothing can be released, or undefined. @param {string | undefined} address */
export const releaseProblem = (address) =>
  address?.startsWith("https:")
    ? undefined
    : "Set `repository` in package.json to the address of the repository, such as `https:` and the rest: the links on the " +
      "pages of the packages begin with it.";

const main = () => {
  const address = readManifest(root).repository ?? "";
  const problem = releaseProblem(address);
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
    if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
  };
  run("turbo", "run", "build");
  const readmes = libraries().map(({ dir }) => {
    const file = join(dir, "README.md");
    return { file, text: withAddress(readFileSync(file, "utf8"), relative(root, dir), address) };
  });
  whileChanged(readmes, () => run("changeset", "publish"));
};

if (process.argv[1] === import.meta.filename) main();
