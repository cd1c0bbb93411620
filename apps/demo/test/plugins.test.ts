// What every game brings to the app: a form whose every choice can be played, and words for all that happens.

import { bindPlayer, type GameTypes, Session } from "@games/core-game";
import { initialValues, type OptionField } from "@games/core-game/text";
import { seeded } from "@games/core-rng";
import { describe, expect, test } from "vitest";
import type { Bot } from "../src/games/bot.ts";
import type { AnyPlugin } from "../src/games/plugin.ts";
import { GAMES } from "../src/games/registry.ts";
import { optionsOf } from "../src/play/setup.ts";

/** What the log leaves to the screen, because it would be full of it. */
const UNSPOKEN: Readonly<Record<string, readonly string[]>> = {
  "bomb-flip": ["cards-dealt"],
  "spire-act1": ["card-moved"],
};

const SENTENCE = /\S[.!?]["”’)]?$/;

/** Every value of a field that is worth a try. */
function valuesOf(field: OptionField): readonly (string | number | boolean)[] {
  if (field.kind === "choice") return field.choices.map(({ value }) => value);
  return field.kind === "number" ? [field.min, field.max] : [true, false];
}

/** The default bot of a game. */
async function firstBot(id: string): Promise<Bot<GameTypes>> {
  const { bots } = (await import(`../src/games/${id}/bots.ts`)) as { bots: Bot<GameTypes>[] };
  const [bot] = bots;
  if (bot === undefined) throw new Error("There is no bot.");
  return bot;
}

/** A game of a bot to its end, and what it said on the way. */
function play(plugin: AnyPlugin, bot: Bot<GameTypes>, seed: string) {
  const session = new Session(plugin.game, { seed });
  const luck = seeded(seed, "bot");
  const { game } = plugin;
  const choose = bindPlayer(game, bot.createPlayer(game));
  const said: { action: string; events: [GameTypes["event"], string | undefined][] }[] = [];
  for (;;) {
    const { view, legalActions, outcome } = session.getSnapshot();
    if (outcome !== undefined) return { session, said, outcome };
    const action = choose(session.state, legalActions, luck);
    const done = session.do(action);
    if (!done.ok) throw new Error(done.error.message);
    const events = done.value.map((event): (typeof said)[number]["events"][number] => [
      event,
      plugin.describeEvent(event, plugin.game),
    ]);
    said.push({ action: plugin.describeAction(action, plugin.game, view), events });
  }
}

describe.each(GAMES)("$title", ({ id, load, loadStart }) => {
  test("every choice on its form can be played", async () => {
    const plugin = await load();
    const defaults = initialValues(plugin.setup);
    for (const field of plugin.setup)
      for (const value of valuesOf(field)) {
        const options = optionsOf(plugin, { ...defaults, [field.name]: value }, undefined);
        const created = plugin.game.tryCreate({ ...options, seed: "form" });
        expect(created.ok, `${field.name}: ${value}`).toBe(true);
      }
  });

  test("everything that happens is told in sentences, and so is the end", async () => {
    const plugin = await load();
    const bot = await firstBot(id);
    for (const seed of ["a", "b", "c"]) {
      const { said, outcome } = play(plugin, bot, seed);
      for (const { action, events } of said) {
        expect(action).toMatch(/\S/);
        for (const [{ type }, sentence] of events) {
          if (sentence === undefined) expect(UNSPOKEN[id] ?? []).toContain(type);
          else expect(sentence).toMatch(SENTENCE);
        }
      }
      expect(plugin.describeOutcome(outcome as GameTypes["outcome"], plugin.game)).toMatch(
        SENTENCE,
      );
    }
  });

  test("newcomers are taught in a few sentences", async () => {
    const { howToPlay } = await loadStart();
    expect(howToPlay.length).toBeGreaterThanOrEqual(4);
    for (const { title, text } of howToPlay) {
      expect(title).toMatch(/^\S/);
      expect(text).toMatch(SENTENCE);
      expect(text.length).toBeLessThan(320);
    }
  });

  test("its start page offers a table exactly when there is one", async () => {
    const [{ hasTable = false }, { start, table }] = [await loadStart(), await load()];
    expect(hasTable).toBe(table !== undefined);
    expect(start).toBe(await loadStart());
  });
});
