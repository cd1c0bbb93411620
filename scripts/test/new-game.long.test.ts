// `npm run gen -- game` in a copy of the workspace: the new game passes every check at once, and so does all that names it.
import { spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { copyWorkspace } from "./workspace-copy.js";

const workspace = copyWorkspace(true);
afterAll(workspace.remove, 300_000);

const OF_THE_GAME = "build test typecheck lint docs size pack:check api:check".split(" ");
const OF_OTHERS = [
  ...["demo#build", "demo#test", "demo#typecheck", "lab#typecheck", "lab#api:check"],
  ...["bench#build", "bench#typecheck", "docs#docs", "docs#test", "docs#typecheck"],
  ...["examples#typecheck", "scripts#knip", "scripts#lint:all"],
];

test("a new game is green at once, and so is all that has it", { timeout: 1_800_000 }, () => {
  const made = spawnSync("npm", ["run", "gen", "--", "game", "--args", "tide-9", "Tide 9"], {
    cwd: workspace.dir,
    encoding: "utf8",
  });
  expect(made.status, made.stdout + made.stderr).toBe(0);
  const tasks = [
    ...OF_THE_GAME.map((task) => `@games/tide-9#${task}`),
    ...OF_OTHERS.map((task) => `@games/${task}`),
  ];
  const { status, stdout, stderr } = workspace.turbo([
    ...tasks,
    ...["--continue", "--output-logs=errors-only"],
  ]);
  expect(status, stdout + stderr).toBe(0);
  for (const task of tasks) expect(stdout).toContain(`${task.replace("#", ":")}: cache`);
});
