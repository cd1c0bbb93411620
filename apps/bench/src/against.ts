// Benchmarks of the built packages against a release. A case is measured in processes of its own, in which both releases
// run in turn and nothing else does; what the optimizer makes of it varies from process to process, so there are several,
// and the median counts.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { GROUPS } from "./groups.js";
import { formatRatio, medianOf, type Ratio, sumUp, TABLE_HEAD } from "./ratios.js";
import { openTarballs, openWorkspace } from "./releases.js";

const WORKER = fileURLToPath(new URL("against-worker.js", import.meta.url));

/** What a worker answers. */
function ask<V>(...args: readonly string[]): V {
  const { status, stdout, stderr } = spawnSync("node", ["--expose-gc", WORKER, ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`A comparison failed: ${stderr}`);
  return JSON.parse(stdout) as V;
}

/** Compares the built packages with the release in a folder of tarballs; true when every ratio and checksum is good. */
export function compareWith(tarballs: string, wanted: readonly string[], runs: number): boolean {
  const [old, built] = [openTarballs(tarballs), openWorkspace()];
  const ratios: Ratio[] = [];
  console.log(TABLE_HEAD);
  try {
    for (const { id, title } of GROUPS) {
      if ((wanted.length > 0 && !wanted.includes(id)) || !old.has(id)) continue;
      for (const name of ask<string[]>(old.folder, built.folder, title)) {
        const measured = Array.from({ length: runs }, () =>
          ask<Omit<Ratio, "name">>(old.folder, built.folder, title, name),
        );
        const ratio = { name: `${title}: ${name}`, ...medianOf(measured) };
        console.log(formatRatio(ratio));
        ratios.push(ratio);
      }
    }
  } finally {
    old.close();
  }
  const { text, isGood } = sumUp(ratios);
  console.log(`\n${text}`);
  return isGood;
}
