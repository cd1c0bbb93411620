// Runs the bundle in an engine: as a script that prints its result, or as a page that posts it to a server on this machine.
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const KILL_AFTER_MS = 120_000;
const TYPES = { ".html": "text/html", ".mjs": "text/javascript", ".json": "application/json" };

/** @typedef {import("./find.mjs").Command} Command */
/** @typedef {{ played: import("./play.ts").Played[], ms: number, versions?: Record<string, string>, userAgent?: string }} Result */

/** @param {Command} engine @param {string} folder @returns {Promise<Result>} */
export const runScript = async ({ command, args }, folder) => {
  const { stdout } = await execute(command, [...args, join(folder, "run.mjs")], {
    timeout: KILL_AFTER_MS,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
};

/**
 * Serves the folder and waits for what a page posts.
 * @param {string} folder @returns {Promise<{ address: string, result: Promise<Result>, close: () => void }>}
 */
const serveFolder = async (folder) => {
  /** @type {(result: Result) => void} */
  let settle = () => {};
  /** @type {Promise<Result>} */
  const result = new Promise((resolve) => {
    settle = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      settle(JSON.parse(Buffer.concat(await request.toArray()).toString()));
      response.end();
      return;
    }
    const name = request.url === "/" ? "page.html" : (request.url ?? "").slice(1);
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(name))];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": type }).end(readFileSync(join(folder, name)));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, result, close: () => server.close() };
};

/** The option that keeps a browser to a profile of its own. @param {string} command @param {string} profile */
const profileOption = (command, profile) =>
  command.includes("firefox") ? ["--profile", profile] : [`--user-data-dir=${profile}`];

/** @param {Command} engine @param {string} folder @returns {Promise<Result>} */
export const runPage = async ({ command, args, env }, folder) => {
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const { address, result, close } = await serveFolder(folder);
  const browser = spawn(command, [...args, ...profileOption(command, profile), address], {
    env: { ...process.env, ...env },
    stdio: "ignore",
    detached: true, // a group of its own, so that all its processes end with it
  });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  try {
    return await Promise.race([
      result,
      new Promise((_, reject) => {
        browser.on("error", reject);
        timer = setTimeout(() => reject(new Error("the page did not answer")), KILL_AFTER_MS);
      }),
    ]);
  } finally {
    clearTimeout(timer);
    close();
    if (browser.pid !== undefined) process.kill(-browser.pid, "SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
