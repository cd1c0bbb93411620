// A walk through the places of a game that were found by playing: every room, enemy, card on the table and ending.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type GameTypes, randomPolicy } from "@games/core-game";
import { expect } from "vitest";
import { hunt, type Scene } from "./scenes/hunt.ts";
import { go, tap, turnTo, unfold, type Walk, walkDialogs, walkRefusals } from "./walk-parts.ts";

/** What a game has to show. */
interface Scenery {
  readonly scenes: () => Iterable<Scene>;
  /** The endings that have to be among the scenes. */
  readonly endings: readonly string[];
}

/** The scenes of a game: its own, or the beginning and the end. */
async function sceneryOf(id: string): Promise<Scenery> {
  if (existsSync(join(import.meta.dirname, "scenes", `${id}.ts`)))
    return import(`./scenes/${id}.ts`);
  const { game } = await import(`../../src/games/${id}/bots.ts`);
  const scenes = () =>
    hunt<GameTypes>({
      game,
      options: [{}],
      players: [randomPolicy],
      games: 1,
      newsOf: ({ outcome }) => [outcome === undefined ? "the beginning" : "the end"],
    });
  return { scenes, endings: [] };
}

/** Opens one file after the other, and in it whatever can be opened. */
export async function walkScenes(walk: Walk, game: string): Promise<void> {
  const { page, words, look } = walk;
  const { scenes, endings } = await sceneryOf(game);
  const found = [...scenes()];
  const isMet = (ending: string) => found.some(({ name }) => name.includes(`the end: ${ending}`));
  expect(endings.filter((ending) => !isMet(ending))).toEqual([]);
  await go(walk, "");
  for (const { name, text } of found) {
    await turnTo(walk, "#/");
    await page.getByLabel(words.home.openFile.label).setInputFiles({
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    await page.getByRole("toolbar").waitFor();
    if (name.includes("the end")) await page.locator(".end-title").waitFor();
    await unfold(walk, ".screen");
    await look(name);
    await walkRefusals(walk, ".screen", name);
    await walkDialogs(walk, ".screen", name);
    // Whoever takes a die of the crew is told what it can do.
    for (const die of await page.locator(".screen .ds-die").all()) {
      await tap(die);
      await look(`${name}, a die`);
    }
  }
}
