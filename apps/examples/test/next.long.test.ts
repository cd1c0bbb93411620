// The guide for Next, word for word, in a project of its own with the tsconfig.json that Next writes: built, started, and
// played in a browser. Next is fetched from the registry and is not part of this workspace.
import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { findBrowser } from "../../../scripts/browser.mjs";
import { readManifest, root } from "../../../scripts/workspace.mjs";
import { packedLibraries } from "./packed.ts";

const NEXT = "16.4.6";
const execute = promisify(execFile);
const dir = mkdtempSync(join(tmpdir(), "next-"));
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The files of the guide: code blocks that begin with their path. */
function filesOf(guide: string): [path: string, text: string][] {
  return Array.from(guide.matchAll(/^```tsx\n\/\/ (\S+)\n([\s\S]*?)^```$/gm), ([, path, text]) => [
    path as string,
    text as string,
  ]);
}

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
async function installProject(): Promise<void> {
  const packs = packedLibraries();
  const tarballs = Object.fromEntries(
    packs.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  const versionOf = (name: string) =>
    readManifest(join(root, "apps/examples/react/node_modules", name)).version;
  const dependencies = {
    ...tarballs,
    next: NEXT,
    react: versionOf("react"),
    "react-dom": versionOf("react-dom"),
    typescript: versionOf("typescript"),
    "@types/react": versionOf("@types/react"),
    "@types/node": readManifest(join(root, "node_modules/@types/node")).version,
  };
  const files: [string, string][] = [
    ...filesOf(readFileSync(join(root, "docs/guides/next.md"), "utf8")),
    ["app/layout.jsx", LAYOUT],
    [
      "app/local/page.tsx",
      'import { Table } from "../table";\nexport default () => <Table seed="april" />;\n',
    ],
    ["package.json", JSON.stringify({ name: "guide", private: true, dependencies })],
    ["pnpm-workspace.yaml", JSON.stringify({ overrides: tarballs })],
  ];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const options = ["--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts"];
  await execute("pnpm", ["install", ...options], { cwd: dir });
}

const next = join(dir, "node_modules/.bin/next");

/** Starts the built project: its address, and what stops it. */
async function start(): Promise<{ address: string; stop: () => void }> {
  const server = spawn(next, ["start", "--port", "0"], { cwd: dir, env, detached: true });
  let printed = "";
  for await (const chunk of server.stdout) {
    printed += chunk;
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (address !== undefined && printed.includes("Ready"))
      return { address, stop: () => process.kill(-(server.pid ?? 0)) };
  }
  throw new Error(`Next did not start:\n${printed}`);
}

test("the guide builds, renders on the server, plays by a server action, and plays in the browser", async () => {
  await installProject();
  await execute(next, ["build"], { cwd: dir, env });
  const { strict } = JSON.parse(readFileSync(join(dir, "tsconfig.json"), "utf8")).compilerOptions;
  expect(strict).toBe(false);
  const { address, stop } = await start();
  const { env: browserEnv, ...launch } = findBrowser();
  const browser = await chromium.launch({
    ...launch,
    env: { ...process.env, ...browserEnv } as NodeJS.Dict<string>,
  });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(address);
    const lives = await page.getByText(/lives/).textContent();
    expect(lives).toBe("3 lives, 0 points; a bank is worth 0");
    expect(await page.content()).not.toMatch(/"rng"|"seed"/);
    await page.getByRole("button", { name: "Flip the left card." }).click();
    await page
      .getByRole("button", { name: "Bank the run." })
      .or(page.getByText("2 lives"))
      .waitFor();
    await page.goto(`${address}/local`);
    await page.getByRole("button", { name: "Turn 0" }).click();
    await page.getByRole("button", { name: "Turn 1" }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    stop();
  }
}, 300_000);
