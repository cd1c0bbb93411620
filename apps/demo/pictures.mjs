// `npm run pictures`: the picture of the README, four games in play, taken from the built app in a real browser. Every game is
// played some moves by its own bot and opened by its link, so that the same build gives the same picture.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bombFlip, presets } from "@games/bomb-flip";
import { bots as bombFlipBots } from "@games/bomb-flip/bots";
import { bindPlayer, Session, unwrap } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { dsd6 } from "@games/dsd6";
import { bots as dsd6Bots } from "@games/dsd6/bots";
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
const FILE = join(import.meta.dirname, "../../docs/img/games.jpg");

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
writeFileSync(FILE, image);
console.log(`docs/img/games.jpg: ${Math.round(image.length / 1000)} kB`);
await browser.close();
await server.close();
