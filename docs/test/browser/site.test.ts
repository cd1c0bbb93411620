// The whole site as a host of files would serve it, under the path it was built for: pages, search, playground and demo.
import { join } from "node:path";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../../../scripts/browser.mjs";
import { GAMES } from "../../site/games.mjs";

let server: PreviewServer;
let browser: Browser;
let address: string;
const errors: string[] = [];

beforeAll(async () => {
  server = await preview({
    configFile: join(import.meta.dirname, "../../site/preview.config.mjs"),
    preview: { port: 0, host: "127.0.0.1" },
    logLevel: "error",
  });
  address = server.resolvedUrls?.local[0] ?? "";
  const { env, ...launch } = findBrowser();
  browser = await chromium.launch({
    ...launch,
    env: { ...process.env, ...env } as NodeJS.Dict<string>,
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("requestfailed", (request) => errors.push(request.url()));
  await page.goto(address + path);
  return page;
}

test("the playground runs a program for every game, beside the inspector", async () => {
  const page = await open("playground.html");
  for (const { id } of GAMES) {
    await page.getByLabel("Game").selectOption(id);
    await page.getByText(/^Playing: ./).waitFor();
    await page.getByRole("tab", { name: "Laws" }).waitFor();
  }
  const program = page.getByLabel("Program");
  await program.fill('import { nothing } from "@games/nothing";');
  await program.press("Control+Enter");
  await page.getByText('There is no "@games/nothing" here.').waitFor();
  await program.fill(
    'import { seeded, below as b } from "@games/core-rng";\nconsole.log(seeded("a").below(6) < 6, { typeof: typeof b });',
  );
  await page.getByRole("button", { name: "Run" }).click();
  await page.getByText('true {"typeof":"undefined"}').waitFor();
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate("axe.run('.playground')")) as axe.AxeResults;
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test("the demo is under play/, and the documents lead to it", async () => {
  const page = await open("");
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  const [{ id, title } = { id: "", title: "" }] = GAMES;
  await page.getByRole("link", { name: title }).first().waitFor();
  expect(page.url()).toBe(`${address}play/`);
  await page.goto(`${address}play/#/play/${id}`);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
});

test("nothing was missing, and nothing failed", () => {
  expect(errors).toEqual([]);
});
