// Play in the terminal: what is shown, in which width and colours, and what can be typed.
import { type GameTypes, randomPolicy } from "@games/core-game";
import { AleaLuck, seedRng } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import type { Io } from "../src/cli/io.js";
import { chooseAction, menuOf } from "../src/cli/menu.js";
import { printLegend, printScreen } from "../src/cli/screen.js";
import { optionsOf } from "../src/experiment.js";
import { findStudy } from "../src/node/find-study.js";
import { studies } from "../src/studies/index.js";
import type { AnyStudy } from "../src/study.js";

function listen(settings: Partial<Io> = {}) {
  const said: string[] = [];
  const out = (text: string) => said.push(text);
  return { said, io: { isTerminal: false, out, err: out, ...settings } };
}

/** States on the way of a random player, the last one included. */
function* randomStates(study: AnyStudy, preset: string | undefined, seed: number) {
  const { game } = study;
  const luck = new AleaLuck(seedRng(seed, "play"));
  const state = game.create({ ...optionsOf(study, preset), seed });
  const context = game.open(state);
  for (let i = 0; i < 120; i++) {
    yield state;
    const legal = game.legalActions(state);
    if (legal.length === 0) return;
    game.step(context, randomPolicy(game.view(state), legal, luck));
  }
}

const GAMES = Object.entries(studies).flatMap(([name, { presets }]) =>
  Object.keys(presets).map((preset) => [name, preset] as const),
);

describe("the screen of a game", () => {
  it.each(GAMES)("%s %s fits into 60 columns and names everything", async (name, preset) => {
    const study = await findStudy(name);
    for (const seed of [1, 2]) {
      for (const state of randomStates(study, preset, seed)) {
        const { said, io } = listen({ columns: 60 });
        printScreen(study, study.game.view(state), io);
        printLegend(study, io);
        for (const line of said) expect(line.length, line).toBeLessThanOrEqual(60);
        expect(said.join("\n")).not.toMatch(/undefined|null|NaN|\[object|[a-z]+_[a-z]+|\{"/);
      }
    }
  });

  it("has a legend in every game", () => {
    for (const study of Object.values(studies)) {
      const { said, io } = listen();
      printLegend(study, io);
      expect(said.length).toBeGreaterThan(2);
      expect(study.legend?.length).toBeGreaterThan(0);
    }
  });

  it("shows lives, score and chance in bomb flip, a last life with a sign", async () => {
    const study = await findStudy("bomb-flip");
    const { said, io } = listen();
    const view = study.game.view(study.game.create({ seed: 1, lives: 1 } as { seed: number }));
    printScreen(study, view, io);
    expect(said).toContain("Lives: ! 1");
    expect(said).toContain("Score: 0, none");
    expect(said).toContain("Chance of a bomb: 20.0%"); // R3: before the first treasure of a run
  });

  it("is coloured only where colours are wanted", async () => {
    const study = await findStudy("bomb-flip");
    const view = study.game.view(study.game.create({ seed: 1, lives: 1 } as { seed: number }));
    const coloured = listen({ hasColor: true });
    printScreen(study, view, coloured.io);
    expect(coloured.said.join("\n")).toContain("\u001b[1;31m!\u001b[0m \u001b[1;31m1\u001b[0m");
    const plain = listen();
    printScreen(study, view, plain.io);
    expect(plain.said.join("\n")).not.toContain("\u001b");
  });
});

async function* typed(...lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** The first state of dsd6 with many actions. */
const MANY_ACTIONS = "dsd6";

async function manyActions() {
  const study = await findStudy(MANY_ACTIONS);
  for (let seed = 1; ; seed++) {
    for (const state of randomStates(study, undefined, seed)) {
      const actions = study.game.legalActions(state);
      if (actions.length > 30) return { study, actions, view: study.game.view(state) };
    }
  }
}

describe("the menu", () => {
  it("puts many actions of one kind on one line, and loses none", async () => {
    const { study, actions, view } = await manyActions();
    const menu = menuOf(study, actions, view);
    expect(menu.length).toBeLessThan(16);
    const offered = menu.flatMap((entry) => entry.actions);
    expect(offered).toHaveLength(actions.length);
    expect(new Set<GameTypes["action"]>(offered)).toEqual(new Set(actions));
  });

  it("opens a line, goes back, explains, and says what it does not understand", async () => {
    const { study, actions, view } = await manyActions();
    const menu = menuOf(study, actions, view);
    const group = menu.findIndex((entry) => entry.actions.length > 1) + 1;
    const { said, io } = listen();
    const lines = typed("0", "?", `${group}`, "b", `${group}`, "2");
    const action = await chooseAction(study, actions, view, io, lines);
    expect(action).toBe(menu[group - 1]?.actions[1]);
    expect(said.filter((line) => line.startsWith("Please type a number"))).toHaveLength(1);
    expect(said.join(" ")).toContain("Type the number of what you want to do");
  });

  it.each(["q", undefined])("stops at %s", async (line) => {
    const { study, actions, view } = await manyActions();
    const lines = typed(...(line === undefined ? [] : [line]));
    expect(await chooseAction(study, actions, view, listen().io, lines)).toBeUndefined();
  });
});
