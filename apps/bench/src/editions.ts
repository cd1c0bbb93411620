// What a differential run plays beside the game as it comes: other content, and options that change from game to game.
import { replaceRows } from "@games/core-game";
import { type AnyLuck, isContract1, resultOf } from "./driver.js";
import { type Engine, loadGame, type Module } from "./engines.js";
import type { Release } from "./releases.js";
import { EXTRA_CARDS, EXTRA_ENEMIES, randomRun } from "./spire-extras.js";

/** A game with some content, of both releases. */
export interface Edition {
  readonly name: string;
  readonly games: readonly [before: object, after: object];
  /** Whether a recorded game was played with this content. */
  isFor(content: string | undefined): boolean;
  /** Options for one random game, where they change from game to game. */
  readonly options?: (luck: AnyLuck) => object;
}

/** What is used of a game of the second contract. */
interface WithContent {
  readonly rows: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly contentHash?: string;
  withContent(rows: object): Parameters<typeof resultOf<object>>[0];
}

/** Content beside the game's own: how a release of either contract plays it. */
interface OtherContent {
  readonly name: string;
  load(release: Release, game: object): Promise<object>;
  readonly options?: (luck: AnyLuck) => object;
}

/** A game of the first contract, made by a function of its main entry. */
async function make(release: Release, id: string, maker: string, content: object): Promise<object> {
  const made = (await release.load<Module>(`@games/${id}`))[maker];
  if (typeof made !== "function") throw new Error(`@games/${id} exports no ${maker}.`);
  return made(content) as object;
}

/** The second story of Wretched & Alone. */
const GLASSHOUSE: OtherContent = {
  name: "glasshouse",
  load: async (release, game) => {
    const { glasshouse } = await release.load<{ glasshouse: object }>("@games/wretched/packs");
    return isContract1(game)
      ? make(release, "wretched", "createWretchedGame", glasshouse)
      : resultOf((game as WithContent).withContent(glasshouse));
  },
};

/** More cards and enemies for the Ironclad, in random decks and fights. */
const EXTRAS: OtherContent = {
  name: "extras",
  load: async (release, game) => {
    if (isContract1(game)) {
      const content = { cards: EXTRA_CARDS, enemies: EXTRA_ENEMIES };
      return make(release, "spire-act1", "createSpireGame", content);
    }
    const { rows, withContent } = game as WithContent;
    const cards = replaceRows(rows.cards ?? [], EXTRA_CARDS);
    return resultOf(
      withContent({ ...rows, cards, enemies: replaceRows(rows.enemies ?? [], EXTRA_ENEMIES) }),
    );
  },
  options: randomRun(true),
};

const OTHER_CONTENT: Readonly<Record<string, readonly OtherContent[]>> = {
  wretched: [GLASSHOUSE],
  "spire-act1": [EXTRAS],
};

const OPTIONS: Readonly<Record<string, (luck: AnyLuck) => object>> = {
  "spire-act1": randomRun(false),
};

/** The game with its own content, and with every other. */
export async function editionsOf(
  engine: Engine,
  before: Release,
  after: Release,
): Promise<Edition[]> {
  const own = [await loadGame(before, engine), await loadGame(after, engine)] as const;
  const others = (OTHER_CONTENT[engine.id] ?? []).map(async (other): Promise<Edition> => {
    const games = [await other.load(before, own[0]), await other.load(after, own[1])] as const;
    const { contentHash } = games[0] as WithContent;
    return {
      ...other,
      games,
      isFor: (content) =>
        content !== undefined && (content === contentHash || content.startsWith(`${other.name}:`)),
    };
  });
  const options = OPTIONS[engine.id];
  return [
    ...(await Promise.all(others)),
    { name: engine.id, games: own, isFor: () => true, ...(options ? { options } : {}) },
  ];
}
