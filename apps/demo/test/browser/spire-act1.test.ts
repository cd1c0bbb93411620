import { Session } from "@games/core-game";
import { type Action, type Options, spireAct1 } from "@games/spire-act1";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { SAME_PRESS } from "../../src/play/one-press.ts";
import {
  beginGame,
  findBarriersInBoth,
  logEntries,
  openApp,
  openFile,
  press,
  pressAnyway,
  shareGame,
  sidewaysScroll,
} from "./page.ts";

const PLAY = "#/play/spire-act1";
const CALM = { reducedMotion: "reduce" } as const;
/** Its first hand is Bash, two Strikes and two Defends, against a Fungi Beast; the dice show 6, then 4. */
const FUNGI = "meadow-reed";

const table = (page: Page) => page.locator(".sp");
const isOver = (page: Page) => page.getByRole("heading", { name: "The game is over" }).isVisible();
const card = (page: Page, name: string) =>
  page.getByRole("list", { name: "Hand" }).getByRole("button", { name: new RegExp(`^${name}`) });
const reasonOf = (page: Page, name: string) =>
  card(page, name).evaluate(
    (button) => document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent,
  );

/** Begins the run of ten nodes, and waits until its map is loaded. */
async function beginShortRun(page: Page, seed: string): Promise<void> {
  await beginGame(page, seed, { Rules: "plan" });
  await page.locator(".sp-go").waitFor();
}

/** What can be pressed, the most wanted first: answers, cards, and the end of the turn when no card can be paid. */
const WANTED = [
  ".sp-aim",
  ".sp-question button",
  ".sp-go button",
  ".sp-choice button",
  ".sp-hand button[aria-disabled='false']",
  ".sp-end button",
];

/** Presses the first wanted button again and again until the run is over; tells the phases it went through. */
async function playToEnd(page: Page, pressFirst: (selector: string) => Promise<void>) {
  const phases = new Set<string | null>();
  for (let turn = 0; turn < 200; turn++) {
    const [phase, selector] = await table(page).evaluate(
      (root, wanted) => [
        root.getAttribute("data-phase"),
        wanted.find((one) => root.querySelector(one) !== null) ?? "",
      ],
      WANTED,
    );
    phases.add(phase ?? "");
    if (phase === "over") return [...phases];
    await pressFirst(selector ?? "");
  }
  throw new Error("The run did not end in 200 turns.");
}

/** A run that was played up to somewhere, as the text of a file. */
function played(options: Options, ...actions: readonly Action[]): string {
  const session = new Session(spireAct1, { seed: "scene", ...options });
  for (const action of actions) expect(session.do(action).ok).toBe(true);
  return session.save();
}

/** Opens a run from a file. */
async function openRun(page: Page, text: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#/";
  });
  await openFile(page, text);
  await table(page).waitFor();
}

const GO = { type: "proceed" } as const;
const PAIR: Options = {
  deck: ["true_grit", "bash", "clash", "injury", "defend_r"],
  encounters: [["cultist", "small_slime"]],
};
/** One scene for each thing that the screen can show. */
const SCENES = {
  card: played(PAIR, GO, { type: "play", card: "true_grit" }),
  enemy: played(PAIR, GO, { type: "play", card: "bash" }),
  // Bash hits for 2 and makes vulnerable; a Strike for 1 then hits for 2, and the slime has 3 HP.
  reward: played(
    {
      deck: ["bash", "strike_r", "defend_r", "defend_r", "defend_r"],
      encounters: ["small_slime"],
    },
    GO,
    { type: "play", card: "bash" },
    { type: "play", card: "strike_r" },
  ),
  campfire: played({ hp: 5, map: ["campfire", "boss"] }, GO),
  crowd: played({ encounters: [["red_louse", "green_louse", "red_louse_summon"]] }, GO),
};

describe("playing", () => {
  test("by mouse to the end: map, fights, targets, rewards, campfire, defeat", async () => {
    const page = await openApp(PLAY, CALM);
    await beginShortRun(page, "s27");
    const topOfTable = () =>
      table(page).evaluate((root) => root.getBoundingClientRect().top + window.scrollY);
    const top = await topOfTable();
    const phases = await playToEnd(page, (selector) => page.locator(selector).first().click());
    expect(phases.sort()).toEqual(["campfire", "combat", "map", "over", "reward"]);
    expect(await isOver(page)).toBe(true);
    // The end stands under the table, which stays where it is, and comes into sight.
    await page.locator(".end-title").waitFor();
    expect(await topOfTable()).toBe(top);
    await expect
      .poll(() => page.locator(".end").evaluate((end) => end.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(720);
    expect(await logEntries(page).first().textContent()).toContain("The run is lost.");
    const here = page.getByRole("list", { name: "Nodes" }).locator("[aria-current]");
    expect(await here.textContent()).toContain("the run ended here");
  });

  test("by keyboard alone to the end, the focus leading the way", async () => {
    const page = await openApp(PLAY, CALM);
    const keys = page.keyboard;
    const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    const tabTo = async (text: RegExp) => {
      for (let i = 0; i < 40 && !text.test(await focus()); i++) await keys.press("Tab");
      expect(await focus()).toMatch(text);
    };
    await beginGame(page, "s352", { Rules: "groups" });
    await tabTo(/^Go on to an encounter/);
    await keys.press("Enter");
    // The focus waits at the hand, where a second press plays nothing.
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Hand");
    await keys.press("Enter");
    expect(await logEntries(page).count()).toBe(1);
    await keys.press("Tab");
    await expect.poll(focus).toMatch(/^(Strike|Defend|Bash), \d energy/);
    let last: string | null = null;
    const pressKey = async (selector: string) => {
      const key = await page.locator(selector).first().getAttribute("aria-keyshortcuts");
      // A key pressed twice at once is one press, as long as it would do something else.
      if (key === last) await page.waitForTimeout(SAME_PRESS);
      await keys.press(key ?? "");
      last = key;
    };
    await playToEnd(page, pressKey);
    await expect.poll(focus).toBe("The game is over");
  });

  test("a question of a card is asked clearly and answered by the keys", async () => {
    const page = await openApp("", CALM);
    await openRun(page, SCENES.card);
    const question = page.getByRole("region", {
      name: /^True Grit: which card goes to the exhaust/,
    });
    expect(await question.getByRole("listitem").count()).toBe(4);
    await page.keyboard.press("1");
    await expect.poll(() => question.count()).toBe(0);
    expect(await page.getByRole("button", { name: "Exhaust 1" }).isVisible()).toBe(true);
    await page.keyboard.press("u");
    await question.waitFor();
  });
});

test("numbers contain tokens: on cards, in intents, in what the end of the turn would cost; piles show no order", async () => {
  const page = await openApp(PLAY, CALM);
  await beginShortRun(page, FUNGI);
  await page.keyboard.press("n");
  await page.getByRole("button", { name: "Draw 5" }).click();
  const pile = page.getByRole("dialog");
  expect(await pile.locator(".sp-card-head b").allTextContents()).toEqual(["Defend", "Strike"]);
  expect(await pile.locator(".sp-count").allTextContents()).toEqual(["× 2", "× 3"]);
  await page.keyboard.press("Escape");

  const strike = card(page, "Strike").first();
  expect(await strike.textContent()).toContain("Now: hits for 1.");
  await card(page, "Bash").click();
  // Vulnerable doubles the next attack; the beast had 5 HP and lost 2.
  expect(await strike.textContent()).toContain("Now: hits for 2.");
  await strike.hover();
  expect(await page.locator(".sp-enemy .sp-hp").textContent()).toBe("HP: 3 / 5 → 1");
  await strike.click();
  expect(await page.locator(".sp-cost-note").textContent()).toBe("It would cost you no HP.");
  await press(page, "End turn");
  // Face 4 is a hit of 1, and it gained 2 Strength in its first turn.
  await page.locator(".term-word").getByText("It hits for 3 and gains 1 Strength.").waitFor();
  expect(await page.locator(".sp-cost-note").textContent()).toBe("It would cost you 3 HP.");
});

test("what cannot be played says why, and changes nothing", async () => {
  const page = await openApp("", CALM);
  await openRun(page, played(PAIR, GO));
  const unplayable = "That card cannot be played.";
  expect(await reasonOf(page, "Injury")).toBe(unplayable);
  expect(await reasonOf(page, "Clash")).toContain(
    "only while every card in your hand is an Attack",
  );
  await pressAnyway(page, /^Injury/);
  expect(await page.getByRole("alert").last().textContent()).toBe(unplayable);
  expect(await logEntries(page).count()).toBe(1);
  await card(page, "Bash").click();
  expect(await reasonOf(page, "Defend")).toContain("First answer the question");
  await page.keyboard.press("2");
  await card(page, "Defend").click();
  expect(await reasonOf(page, "True Grit")).toBe("You do not have enough energy for that card.");
});

describe("which enemy?", () => {
  const DUEL = played({ ...PAIR, deck: ["strike_r", "bash", "clash", "defend_r", "injury"] }, GO);
  const places = (page: Page) =>
    page.locator(".sp-hand > li").evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      }),
    );

  test("is asked without moving the hand, Escape takes the card back, and every card hears the mouse at once", async () => {
    const page = await openApp("", { viewport: { width: 1280, height: 800 } });
    await openRun(page, DUEL);
    await page.waitForTimeout(800); // the cards have arrived
    const before = await places(page);
    const handTop = async () => (await page.locator(".sp-hand").boundingBox())?.y;
    const top = await handTop();
    const ask = () => card(page, "Strike").click();
    await ask();
    await page.getByRole("region", { name: "Strike: which enemy?" }).waitFor();
    expect(await handTop()).toBe(top);
    await page.keyboard.press("Escape");
    await expect.poll(() => logEntries(page).count()).toBe(1);
    await ask();
    // A dialog has the keys for itself: Escape closes it and takes nothing back.
    await page.keyboard.press("d");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await logEntries(page).count()).toBe(2);
    await page.keyboard.press("u");
    await expect.poll(() => page.locator(".sp-hand > li").count()).toBe(5);
    // The faces are still flying; the buttons are not.
    const heard = await page.evaluate(
      (points) =>
        points.map(([x, y]) => document.elementFromPoint(x, y)?.closest(".sp-hand > li") !== null),
      before,
    );
    expect(heard).toEqual([true, true, true, true, true]);
    await card(page, "Defend").click();
    await expect.poll(() => logEntries(page).count()).toBe(2);
  });

  test("in a replay no bar covers the hand, and the reasons of its cards are in sight", async () => {
    const page = await openApp("", { ...CALM, viewport: { width: 1280, height: 720 } });
    await openRun(page, DUEL);
    const { link } = await shareGame(page);
    await page.goto(link);
    await page.getByText("Verified.").waitFor();
    const hand = page.locator(".sp-hand");
    await hand.scrollIntoViewIfNeeded();
    const bottom = await hand.evaluate((list) => list.getBoundingClientRect().bottom);
    const bar = await page.locator(".sp-turn").evaluate((turn) => turn.getBoundingClientRect().top);
    expect(bar).toBeGreaterThanOrEqual(bottom);
    await card(page, "Strike").hover({ force: true });
    const reason = page.locator(".sp-hand .reason:visible");
    const isWhole = await reason.evaluate((tip) => {
      const { left, right, top, bottom: low } = tip.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && low <= innerHeight;
    });
    expect(isWhole).toBe(true);
  });
});

describe("for everyone", () => {
  test("no barriers in light and dark colours: map, questions, rewards, campfire, piles", async () => {
    const page = await openApp(PLAY, CALM);
    await beginShortRun(page, FUNGI);
    expect(await findBarriersInBoth(page)).toEqual([]);
    for (const scene of ["card", "enemy", "reward"] as const) {
      await openRun(page, SCENES[scene]);
      expect(await findBarriersInBoth(page)).toEqual([]);
    }
    await openRun(page, SCENES.campfire);
    await page.keyboard.press("d");
    await page.getByRole("dialog").waitFor();
    expect(await findBarriersInBoth(page)).toEqual([]);
  });

  test("a telephone's width needs no sideways scrolling; dice and fires move for those who like it", async () => {
    const page = await openApp(PLAY, { viewport: { width: 320, height: 640 } });
    await beginShortRun(page, FUNGI);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press("n");
    const motion = () =>
      page.locator(".sp-tumble").evaluate((die) => getComputedStyle(die).animationName);
    expect(await motion()).toBe("sp-tumble");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await motion()).toBe("none");
    for (const scene of Object.values(SCENES)) {
      await openRun(page, scene);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
});
