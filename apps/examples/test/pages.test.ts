// The pages in a real browser, clicked through to the end of a game: it must be the end that the same seed and the same
// choices have in Node.
import { bombFlip } from "@games/bomb-flip";
import * as bombFlipText from "@games/bomb-flip/text";
import { type CreateOptions, type Game, type GameTypes, unwrap } from "@games/core-game";
import { dsd6 } from "@games/dsd6";
import * as dsd6Text from "@games/dsd6/text";
import { type SpireAct1, spireAct1 } from "@games/spire-act1";
import * as spireText from "@games/spire-act1/text";
import { wretched } from "@games/wretched";
import { salvageShip } from "@games/wretched/packs";
import * as wretchedText from "@games/wretched/text";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findBrowser } from "../../../scripts/browser.mjs";
import { exportName, games } from "../../../scripts/workspace.mjs";

let browser: Browser;
const errors: string[] = [];

beforeAll(async () => {
  const { env, ...launch } = findBrowser();
  browser = await chromium.launch({
    ...launch,
    env: { ...process.env, ...env } as NodeJS.Dict<string>,
  });
});
afterAll(() => browser.close());

async function open(example: string, seed: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${inject("pages")[example]}?seed=${seed}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** The buttons to press, and what the page must say at the end. */
interface Script {
  readonly buttons: readonly string[];
  readonly end: string;
}

/** A whole game of the first or the last legal action each time, in the words of the game. */
function writeScript<T extends GameTypes>(
  game: Game<T>,
  options: CreateOptions<T>,
  choice: 0 | -1,
  describeAction: (action: T["action"], view: T["view"]) => string,
  describeOutcome: (outcome: T["outcome"]) => string,
): Script {
  const state = game.clone(game.create(options));
  const context = game.open(state);
  const buttons: string[] = [];
  for (let legal = game.legalActions(state); legal.length > 0; legal = game.legalActions(state)) {
    const action = legal.at(choice) as T["action"];
    buttons.push(describeAction(action, game.view(state)));
    game.step(context, action);
  }
  return { buttons, end: describeOutcome(game.outcome(state) as T["outcome"]) };
}

async function follow(page: Page, { buttons, end }: Script): Promise<void> {
  const status = page.getByRole("status");
  for (const name of buttons) {
    expect(await status.textContent()).toBe("");
    await page.getByRole("button", { name, exact: true, disabled: false }).click();
  }
  expect(await status.textContent()).toBe(end);
}

/** The rules of accessibility that a page breaks. */
async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = (await page.evaluate("axe.run()")) as axe.AxeResults;
  return results.violations.map(({ id, help }) => `${id}: ${help}`);
}

test("dom: without a build, a whole game; what cannot be done says why", async () => {
  const page = await open("dom", "april");
  const bank = page.getByRole("button", { name: "Bank the run." });
  expect(await bank.getAttribute("aria-disabled")).toBe("true");
  const described = `#${await bank.getAttribute("aria-describedby")}`;
  expect(await page.locator(described).textContent()).toBe(
    "There is nothing to bank before the run has a number.",
  );
  // One deal in five holds a bomb, and it lies on either side.
  expect(await page.getByText("A flip is the bomb in 10.0%").count()).toBe(1);
  expect(await findBarriers(page)).toEqual([]);
  const { describeAction, describeOutcome } = bombFlipText;
  await follow(
    page,
    writeScript(
      bombFlip,
      { seed: "april" },
      -1,
      (action) => describeAction(action),
      (outcome) => describeOutcome(outcome),
    ),
  );
});

/** Presses buttons by their names without a pause. As text, since the tests are compiled for Node. */
const pressAtOnce = (names: readonly string[]) => `for (const name of ${JSON.stringify(names)}) {
  const buttons = [...document.querySelectorAll("button:not([aria-disabled=true])")];
  buttons.find(({ textContent }) => textContent === name).click();
}`;

/** Two moves in one tick are one rendering, and the log has the events of both. */
async function followTwoAtOnce(page: Page, options: CreateOptions<SpireAct1>): Promise<void> {
  const state = spireAct1.clone(spireAct1.create(options));
  const sentences: (string | undefined)[] = [];
  const context = spireAct1.open(state, (event) => {
    sentences.push(spireText.describeEvent(event, spireAct1));
  });
  const play = (
    pick: (legal: readonly SpireAct1["action"][]) => SpireAct1["action"] | undefined,
  ) => {
    const action = pick(spireAct1.legalActions(state));
    if (action === undefined) throw new Error("there is no such action");
    const name = spireText.describeAction(action, spireAct1, spireAct1.view(state));
    spireAct1.step(context, action);
    return name;
  };
  await page.getByRole("button", { name: play(([first]) => first) }).click();
  const count = async () => (await page.getByRole("log").textContent())?.split("\n").length ?? 0;
  const [before, told] = [await count(), sentences.length];
  const names = [play(([first]) => first), play((legal) => legal.at(-1))];
  await page.evaluate(pressAtOnce(names));
  await expect.poll(count).toBe(before + sentences.slice(told).filter(Boolean).length);
}

test("react: a whole fight; a card that costs too much says so", async () => {
  const page = await open("react", "wednesday");
  const options = { seed: "wednesday", map: ["encounter"] } as const;
  const script = writeScript(
    spireAct1,
    options,
    0,
    (action, view) => spireText.describeAction(action, spireAct1, view),
    spireText.describeOutcome,
  );
  await follow(page, { buttons: script.buttons.slice(0, 4), end: "" });
  const refused = page.locator('button[aria-disabled="true"]').first();
  const hint = page.locator(`[id="${await refused.getAttribute("aria-describedby")}"]`);
  expect(await hint.textContent()).toMatch(/energy/);
  expect(await findBarriers(page)).toEqual([]);
  await follow(page, { ...script, buttons: script.buttons.slice(4) });
  await page.getByRole("button", { name: "New fight" }).click();
  expect(await page.getByRole("status").textContent()).toBe("");
  await followTwoAtOnce(page, options);
});

test("vue: a whole story, which outlasts a reload", async () => {
  const page = await open("vue", "sunday");
  const story = unwrap(wretched.withContent(salvageShip));
  const script = writeScript(
    story,
    { seed: "sunday", preset: "calibrated" },
    0,
    (action) => wretchedText.describeAction(action, story),
    (outcome) => wretchedText.describeOutcome(outcome, story),
  );
  await follow(page, { buttons: script.buttons.slice(0, 20), end: "" });
  expect(await findBarriers(page)).toEqual([]);
  const standing = await page.locator("h1 + p").textContent();
  expect(standing).toMatch(/^\s*Day \d+: \d+ hull, \d+ face down\s*$/);
  const prompts = Object.values(salvageShip.prose.prompts);
  expect(prompts).toContain(await page.locator("blockquote").textContent());
  await page.reload();
  await follow(page, { ...script, buttons: script.buttons.slice(20) });
});

test("svelte: a whole voyage; undo goes back to what was not known", async () => {
  const page = await open("svelte", "wednesday");
  const script = writeScript(
    dsd6,
    { seed: "wednesday" },
    0,
    (action) => dsd6Text.describeAction(action, dsd6),
    (outcome) => dsd6Text.describeOutcome(outcome, dsd6),
  );
  const undo = page.getByRole("button", { name: "Undo" });
  await follow(page, { buttons: script.buttons.slice(0, 1), end: "" });
  expect(await undo.isDisabled()).toBe(true); // the roll cannot be taken back
  await follow(page, { buttons: script.buttons.slice(1, 2), end: "" });
  await undo.click();
  expect(await findBarriers(page)).toEqual([]);
  await follow(page, { ...script, buttons: script.buttons.slice(1) });
});

test("worker: a hint is thought of beside the page, and is an action that can be played", async () => {
  const page = await open("worker", "april");
  await page.getByRole("button", { name: "Hint" }).click();
  const advice = page.getByText("A good player would now: ");
  await advice.waitFor();
  const name = (await advice.textContent())?.replace("A good player would now: ", "") ?? "";
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name, exact: true }).click();
  expect(await advice.count()).toBe(0);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Flip the left card." }).click(); // cancels it
  expect(await page.locator("#advice").textContent()).toBe("");
});

test.each(["dom", "react", "vue", "svelte", "worker"])(
  "%s: opens the inspector on request",
  async (name) => {
    const page = await open(name, "april&inspect");
    await page.getByRole("tab", { name: "Luck" }).waitFor();
  },
);

/** What a page does with the one file of an engine: it plays the first legal action until the game is over. As text, since
 * the tests are compiled for Node. */
const playStandalone = (
  file: string,
  name: string,
) => `import(${JSON.stringify(file)}).then((engine) => {
  const game = engine[${JSON.stringify(name)}];
  const session = new engine.Session(game, { seed: "standalone" });
  for (let [action] = session.getSnapshot().legalActions; action; [action] = session.getSnapshot().legalActions)
    session.do(action);
  return game.hash(session.state);
})`;

const ids = games().map(({ id }) => id);

test.each(ids)("%s: one file, under a strict policy, plays as in Node", async (name) => {
  const exported = exportName(name);
  const engine = (await import(`@games/${name}`)) as Record<string, Game<GameTypes>>;
  const game = engine[exported] as Game<GameTypes>;
  const page = await open("packages", "");
  const file = `${inject("pages").packages}@games/${name}/dist/standalone.js`;
  const hash = await page.evaluate(playStandalone(file, exported));
  const state = game.clone(game.create({ seed: "standalone" }));
  const context = game.open(state);
  for (let [action] = game.legalActions(state); action; [action] = game.legalActions(state)) {
    game.step(context, action);
  }
  expect(hash).toBe(game.hash(state));
});

test("no page logged an error", () => {
  expect(errors).toEqual([]);
});
