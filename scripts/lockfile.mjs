// The lockfile must install from any registry: no address of one may slip into it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

const ADDRESS = /tarball:|\w+:\/\//;

/** The lines that hold an address, each as `line: text`. @param {string} text */
export const findAddresses = (text) =>
  text
    .split("\n")
    .map((line, i) => `${i + 1}: ${line.trim()}`)
    .filter((line) => ADDRESS.test(line));

/** Ends with an error when pnpm-lock.yaml holds an address. */
export const checkLockfile = () => {
  const found = findAddresses(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"));
  if (found.length === 0) return;
  console.error(`pnpm-lock.yaml holds addresses:\n${found.join("\n")}`);
  process.exit(1);
};
