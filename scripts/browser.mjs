// Finds a browser for the tests: the one that CHROMIUM_PATH names, else an installed Chrome or Chromium, else the one that
// comes inside an npm package, so that no system package is ever needed.
import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./workspace.mjs";

/** @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Browser */

const PROGRAMS = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
const MAC_APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
// Containers run as root and have a small /dev/shm; the pages under test are our own.
const ARGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--in-process-gpu"];

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of an installed browser. */
export const findInstalledBrowser = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...candidates, ...MAC_APPLICATIONS].find(isExecutable);
};

/** Whether the browser inside the npm package runs here. */
export const isPackagedFit = () => process.platform === "linux" && process.arch === "x64";

/** The settings that come with the package look for its fonts where a server of its kind keeps them. @param {string} folder */
const fontSettings = (folder) =>
  `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;

/**
 * Unpacks the packaged browser once. The package unpacks to the temporary directory, and the libraries that come with it
 * only where it believes to be on a bare server; a process of its own is told so, and a rename makes it all or nothing.
 */
const unpackPackaged = () => {
  const folder = join(root, "node_modules/.cache/chromium");
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const script = 'await (await import("@sparticuz/chromium")).default.executablePath()';
  const { status } = spawnSync("node", ["--input-type=module", "--eval", script], {
    cwd: join(root, "apps/demo"),
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
    stdio: "inherit",
  });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error("The browser that comes with npm could not be unpacked.");
  }
  writeFileSync(join(unfinished, "fonts/fonts.conf"), fontSettings(folder));
  takePlace(unfinished, folder);
  return folder;
};

/** Renames a folder, unless another process was first to put the same there. @param {string} unfinished @param {string} folder */
const takePlace = (unfinished, folder) => {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
};

/** The browser to launch, with the arguments and the environment that it needs. @returns {Browser} */
export const findBrowser = () => {
  const installed = findInstalledBrowser();
  if (installed !== undefined) return { executablePath: installed, args: ARGS, env: {} };
  if (!isPackagedFit())
    throw new Error("No browser was found: set CHROMIUM_PATH to a Chrome or Chromium.");
  const folder = unpackPackaged();
  const libraries = [join(folder, "al2023/lib"), process.env.LD_LIBRARY_PATH].filter(Boolean);
  const env = {
    LD_LIBRARY_PATH: libraries.join(delimiter),
    FONTCONFIG_PATH: join(folder, "fonts"),
  };
  return { executablePath: join(folder, "chromium"), args: [...ARGS], env };
};
