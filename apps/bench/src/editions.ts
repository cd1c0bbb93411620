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
  /** Undefined when the release does not have it. */
  load(release: Release, game: object): Promise<object | undefined>;
  readonly options?: (luck: AnyLuck) => object;
}

/** A game of the first contract, made by a function of its main entry. */
async function make(release: Release, id: string, maker: string, content: object): Promise<object> {
  const made = (await release.load<Module>(`@games/${id}`))[maker];
  if (typeof made !== "function") throw new Error(`@games/${id} exports no ${maker}.`);
  return made(content) as object;
}

/** A story of Wretched & Alone beside its first, by its export of `@games/wretched/packs`. */
const story = (name: string): OtherContent => ({
  name,
  load: async (release, game) => {
    const pack = (await release.load<Readonly<Record<string, object>>>("@games/wretched/packs"))[
      name
    ];
    if (pack === undefined) return undefined;
    return isContract1(game)
      ? make(release, "wretched", "createWretchedGame", pack)
      : resultOf((game as WithContent).withContent(pack));
  },
});

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
  wretched: ["glasshouse", "nightExchange", "whiteMeridian"].map(story),
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
  const others: Edition[] = [];
  for (const other of OTHER_CONTENT[engine.id] ?? []) {
    const old = await other.load(before, own[0]);
    const built = await other.load(after, own[1]);
    if (old === undefined || built === undefined) continue;
    const { contentHash } = old as WithContent;
    others.push({
      ...other,
      games: [old, built],
      isFor: (content) =>
        content !== undefined && (content === contentHash || content.startsWith(`${other.name}:`)),
    });
  }
  const options = OPTIONS[engine.id];
  return [
    ...others,
    { name: engine.id, games: own, isFor: () => true, ...(options ? { options } : {}) },
  ];
}
