// What a game asks chance: the table of its README has every question of the golden games, and no other, in the order asked.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, type GameTypes, unwrap } from "@games/core-game";
import { askCreate } from "@games/core-game/table";
import type { About, Answer, Luck } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { exportName, games, root } from "../../scripts/workspace.mjs";
import { sectionOf } from "../site/pages.mjs";

type AnyGame = Game<GameTypes>;

const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");
const inCode = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => `${name}`);

/** The rows of a table of luck: the questions of each, as stream and name. */
const rowsOf = (id: string): string[][] =>
  (sectionOf(read("packages", id, "README.md"), "luck") ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [, stream = "", question = ""] = line.split("|");
      return inCode(question).map((name) => `${inCode(stream)[0]} ${name}`);
    });

/** A question as the tables name it: the cards of all enemies stand in one row. */
const nameOf = (stream: string, about: About | undefined) =>
  `${stream} ${about?.name}`.replace(/^(enemies) .*-cards$/, "$1 <enemy>-cards");

/** The luck of a game that notes what it is asked. */
const noting = (own: Readonly<Record<string, Luck>>, asked: string[]) =>
  Object.fromEntries(
    Object.entries(own).map(([stream, luck]): [string, Luck] => [
      stream,
      {
        below(n, about, cards) {
          asked.push(nameOf(stream, about));
          return luck.below(n, about, cards);
        },
        chance(p, about) {
          asked.push(nameOf(stream, about));
          return luck.chance(p, about);
        },
      },
    ]),
  );

/** What setup asks, by answering it until it is done. */
const askedBySetup = (game: AnyGame, options: object): string[] => {
  const answers: Answer[] = [];
  const asked: string[] = [];
  for (;;) {
    const { question } = unwrap(askCreate(game, options, game.streams, answers));
    if (question === undefined) return asked;
    asked.push(`${question.stream} ${question.name}`);
    answers.push(question.options[0]?.answer ?? 0);
  }
};

interface Golden {
  readonly options: object;
  readonly seed: string;
  readonly contentHash?: string | undefined;
  readonly actions: readonly unknown[];
}

const goldenGames = (game: AnyGame): Golden[] => {
  const dir = join(root, "packages", game.id, "test/golden");
  return readdirSync(dir)
    .flatMap((file) => readFileSync(join(dir, file), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line): Golden => JSON.parse(line))
    .filter(({ contentHash }) => contentHash === game.contentHash);
};

/** What is asked by setup and by each action of a game. */
const askedBy = (game: AnyGame, { options, seed, actions }: Golden): string[][] => {
  const state = game.clone(game.create({ ...options, seed }));
  const asked: string[] = [];
  const context = game.openWith(state, noting(game.open(state).luck, asked));
  return [
    askedBySetup(game, options),
    ...actions.map((action) => {
      game.step(context, unwrap(game.parseAction(action)));
      return asked.splice(0);
    }),
  ];
};

/** Games with rules that no golden game with the standard content has. */
const FURTHER: Readonly<Record<string, readonly object[]>> = { wretched: [{ tower: "dice" }] };

/** A game that is played by its first legal actions, up to a limit. */
const firstActions = (game: AnyGame, options: object): Golden => {
  const state = game.clone(game.create({ ...options, seed: "luck" }));
  const context = game.open(state);
  const actions: unknown[] = [];
  for (let i = 0; i < 200 && game.outcome(state) === undefined; i++) {
    const [action] = game.legalActions(state);
    if (action === undefined) break;
    actions.push(action);
    game.step(context, action);
  }
  return { options, seed: "luck", contentHash: game.contentHash, actions };
};

describe.each(games().map(({ id }) => id))("the luck of %s", async (id) => {
  const entry: Record<string, AnyGame> = await import(join(root, "packages", id, "src/index.ts"));
  const game = entry[exportName(id)] as AnyGame;
  const further = (FURTHER[id] ?? []).map((options) => firstActions(game, options));
  const asked = [...goldenGames(game), ...further].flatMap((golden) => askedBy(game, golden));
  const rows = rowsOf(id);

  it("is all in the table of the README, and nothing else is", () => {
    expect(new Set(asked.flat())).toEqual(new Set(rows.flat()));
  });

  it("is asked for the first time in the order of the table", () => {
    const backwards = asked.filter((questions) => {
      let row = 0;
      return Array.from(new Set(questions)).some((question) => {
        row = rows.findIndex((names, i) => i >= row && names.includes(question));
        return row < 0;
      });
    });
    expect(backwards).toEqual([]);
  });

  it("names every stream", () => {
    const streams = rows.flat().map((question) => question.split(" ")[0]);
    expect(new Set(streams)).toEqual(new Set(game.streams));
  });
});
