// `npm run pictures`: the pictures that commands make. From the built app, in a real browser: four games in play, each played
// some moves by its own bot and opened by its link, and the inspector. From the lab: a plot. The same build gives the same
// pictures.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bombFlip, presets } from "@games/bomb-flip";
import { bots as bombFlipBots } from "@games/bomb-flip/bots";
import { bindPlayer, Session, unwrap } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { dsd6 } from "@games/dsd6";
import { bots as dsd6Bots } from "@games/dsd6/bots";
import { drawPlot, shareOf, simulate } from "@games/lab";
import { bombFlipStudy } from "@games/lab/studies";
import { spireAct1 } from "@games/spire-act1";
import { bots as spireBots } from "@games/spire-act1/bots";
import { wretched } from "@games/wretched";
import { bots as wretchedBots } from "@games/wretched/bots";
import { salvageShip } from "@games/wretched/packs";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { findBrowser } from "../../scripts/browser.mjs";

const SIZE = { width: 900, height: 620 };
const SHEET = { width: 1240, height: 860 };
/** @param {string} name @param {string | Uint8Array} content */
const write = (name, content) => {
  writeFileSync(join(import.meta.dirname, "../../docs/img", name), content);
  console.log(`docs/img/${name}: ${Math.round(content.length / 1000)} kB`);
};

/** @typedef {import("@games/core-game").GameTypes} Types */

/**
 * The link of a game after some moves of a bot.
 * @template {Types} T @param {import("@games/core-game").Game<T>} game @param {import("@games/core-game").CreateOptions<T>} options
 * @param {import("@games/core-game").Policy<T>} policy @param {number} moves
 */
const linkOf = (game, options, policy, moves) => {
  const session = new Session(game, options);
  const choose = bindPlayer(game, policy);
  const luck = seeded("picture");
  for (let i = 0; i < moves; i++)
    unwrap(session.do(choose(session.state, session.getSnapshot().legalActions, luck)));
  return `#/replay/${game.id}/${unwrap(session.share())}`;
};

const links = () => [
  linkOf(bombFlip, { seed: "tuesday", ...presets.calibrated }, bombFlipBots.bold, 3),
  linkOf(unwrap(wretched.withContent(salvageShip)), { seed: "sunday" }, wretchedBots.prudent, 9),
  linkOf(dsd6, { seed: "wednesday" }, dsd6Bots.captain, 12),
  linkOf(spireAct1, { seed: "monday", ruleSet: "printed" }, spireBots.hasty, 8),
];

const server = await preview({
  root: import.meta.dirname,
  preview: { port: 0, host: "127.0.0.1" },
  logLevel: "error",
});
const { env, ...launch } = findBrowser();
const browser = await chromium.launch({ ...launch, env: { ...process.env, ...env } });
const address = server.resolvedUrls?.local[0] ?? "";

/** @param {string} link */
const take = async (link) => {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(address + link);
  await page.getByText("Verified.").waitFor();
  await page.getByRole("button", { name: "Continue from here" }).click();
  await page.getByRole("toolbar", { name: "Game" }).waitFor();
  const skip = page.getByRole("button", { name: "Skip the tour" });
  if (await skip.isVisible()) await skip.click();
  await page.waitForLoadState("networkidle"); // parts that are loaded late draw the screen once more
  const picture = await page.locator(".screen").screenshot({ type: "png" });
  await page.close();
  return `data:image/png;base64,${picture.toString("base64")}`;
};

const pictures = [];
for (const link of links()) pictures.push(await take(link));
const sheet = await browser.newPage({ viewport: SHEET });
await sheet.setContent(
  `<style>body{margin:0;display:grid;grid:1fr 1fr/1fr 1fr;gap:10px;height:100vh;background:#fff}
div{background-size:cover;background-position:top;border-radius:10px}</style>${pictures
    .map((url) => `<div style="background-image:url(${url})"></div>`)
    .join("")}`,
);
const image = await sheet.screenshot({ type: "jpeg", quality: 72 });
write("games.jpg", image);

const inspector = await browser.newPage({
  viewport: { width: 760, height: 1000 },
  colorScheme: "light",
});
await inspector.goto(`${address}#/developers`);
await inspector.getByRole("button", { name: "Flip the left card." }).first().click();
await inspector.getByText("Bank the run.").first().waitFor();
await inspector.mouse.move(0, 0);
write("inspector.png", await inspector.locator(".inspector").screenshot());
await browser.close();

const LIVES = [1, 2, 3, 4, 5, 6];
const golds = LIVES.map((lives) => {
  const series = { study: "bomb-flip", preset: "calibrated", player: "best-gold", seed: "picture" };
  return shareOf(simulate(bombFlipStudy, { ...series, options: { lives }, games: 5000 }), "gold");
});
write(
  "lab.svg",
  drawPlot({
    kind: "bars",
    caption: "The chance of gold in bomb flip, by lives, over 5,000 games each",
    xTitle: "lives",
    yTitle: "games that win gold",
    bars: golds.map((gold, i) => ({ name: `${LIVES[i]}`, ...gold })),
  }),
);
await server.close();
