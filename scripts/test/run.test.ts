// `npm start` must answer, and must be gone with all its children however it is stopped.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { root } from "../workspace.mjs";

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

/** Starts the demo as npm does, with a shell in between, and waits for its address. */
const start = async () => {
  // The second command keeps the shell from handing its process over to the first.
  const command = "node scripts/run.mjs npm --prefix apps/demo start -- --port 0; exit $?";
  const env = { ...process.env, NO_COLOR: "1" };
  const shell = spawn("sh", ["-c", command], { cwd: root, env, detached: true });
  started.push(shell);
  const address = await new Promise<string>((resolve, reject) => {
    let printed = "";
    const read = (data: unknown) => {
      printed += data;
      const [found] = /http:\/\/localhost:\d+\//.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    shell.stdout.on("data", read);
    shell.stderr.on("data", read);
    shell.on("exit", () => reject(new Error(`ended before it had an address: ${printed}`)));
  });
  return { shell, address };
};

const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => "nothing",
  );

test.each([
  ["Ctrl-C, which the whole group gets", "SIGINT", -1],
  ["its shell was told to end", "SIGTERM", 1],
  ["its shell was killed", "SIGKILL", 1],
] as const)("the server is gone after %s", async (_how, signal, sign) => {
  const { shell, address } = await start();
  expect(await answers(address)).toBe(200);
  process.kill(sign * (shell.pid ?? Number.NaN), signal);
  await expect.poll(() => answers(address), { timeout: 10_000 }).toBe("nothing");
});

test.each(["check", "unit"])(
  "%s: an unknown package is refused with a list of those there are",
  (name) => {
    const script = join(root, "scripts", `${name}.mjs`);
    const { status, stderr } = spawnSync("node", [script, "dsd7"], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/There is no package "dsd7".*core-rng, dsd6.*demo.*docs/);
  },
);
