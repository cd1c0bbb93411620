// `npm run unit <package> [vitest options]`: the tests of one package, straight from vitest; without a package, of all.
import { spawnSync } from "node:child_process";
import { root, workspaceNamed } from "./workspace.mjs";

const [first, ...rest] = process.argv.slice(2);
const isName = first !== undefined && !first.startsWith("-");
const project = isName ? ["--project", workspaceNamed(first)] : [];
const mode = rest.includes("--watch") ? "watch" : "run";
const args = (isName ? rest : process.argv.slice(2)).filter((arg) => arg !== "--watch");
const { status } = spawnSync("vitest", [mode, ...project, ...args], {
  cwd: root,
  stdio: "inherit",
});
process.exit(status ?? 1);
