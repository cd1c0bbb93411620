// Programs that some tests use when the machine has them. A test file named `<what>.<marker>.test.ts` is left out where
// its program is missing, and the summary of `npm test` says so; `.ci/run` installs the Debian package where it may.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { apps, packageDirs } from "./workspace.mjs";

/** @typedef {{ marker: string, command: string, debian: string }} OptionalTool */

/** @type {readonly OptionalTool[]} */
const OPTIONAL_TOOLS = [{ marker: "redis", command: "redis-server", debian: "redis-server" }];

/** @param {OptionalTool} tool */
const isMissing = ({ command }) => spawnSync(command, ["--version"]).error !== undefined;

const testFiles = () =>
  [...packageDirs("packages"), ...apps()].flatMap((dir) => {
    try {
      return readdirSync(join(dir, "test"), { recursive: true, encoding: "utf8" });
    } catch {
      return [];
    }
  });

/** How many test files want each program, for the programs that any file wants. */
const wantedTools = () => {
  const files = testFiles();
  return OPTIONAL_TOOLS.map((tool) => ({
    ...tool,
    files: files.filter((file) => file.endsWith(`.${tool.marker}.test.ts`)).length,
  })).filter(({ files: count }) => count > 0);
};

/** The programs that some test wants and this machine lacks. */
export const missingTools = () => wantedTools().filter(isMissing);

// Run as a command it prints the Debian packages to install.
if (process.argv[1] === import.meta.filename)
  console.log(
    missingTools()
      .map(({ debian }) => debian)
      .join(" "),
  );
