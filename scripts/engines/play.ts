// Bundled, and run by every JavaScript engine: plays the frozen games from their seeds and actions alone, draws the frozen
// vectors of the generator, and tells a digest of each.
import { bombFlip } from "@games/bomb-flip";
import { canonical, type Game, type GameTypes, hashText } from "@games/core-game";
import { createDeck, die, drawCard, seeded, seedWords, shuffle } from "@games/core-rng";
import { dsd6 } from "@games/dsd6";
import { spireAct1 } from "@games/spire-act1";
import { createWretchedGame } from "@games/wretched";
import { glasshouse, salvageShip } from "@games/wretched/packs";

/** A frozen game or vector as its file has it. */
type Frozen = Readonly<Record<string, unknown>>;

/** Something frozen, and where it comes from. */
export interface Item {
  readonly name: string;
  readonly frozen: Frozen;
}

/** What one engine made of an item. */
export interface Played {
  readonly name: string;
  readonly digest: string;
}

interface Replay {
  readonly game: string;
  readonly content?: string;
  readonly seed: string;
  readonly options: object;
  readonly actions: readonly object[];
  readonly hashes: readonly string[];
}

const stories = [salvageShip, glasshouse].map(createWretchedGame);
const games = [bombFlip, dsd6, spireAct1, ...stories] as unknown as readonly Game<GameTypes>[];

const isReplay = (frozen: Frozen): boolean => Array.isArray(frozen.hashes);
const digestOf = (value: unknown): string => hashText(canonical(value));

function playHashes({ game: id, content, seed, options, actions }: Replay): string[] {
  const game = games.find((one) => one.id === id && one.content === content);
  if (game === undefined) return [`no game ${id} ${content}`];
  const state = game.create({ seed, ...options });
  const luck = game.luckOf(state);
  const hashes = [game.hash(state)];
  for (const action of actions) {
    game.step(state, action as GameTypes["action"], luck);
    hashes.push(game.hash(state));
  }
  return hashes;
}

const times = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next);

function drawVector(seed: string): Frozen {
  const [raw, dice, chances, deal] = [seeded(seed), seeded(seed), seeded(seed), seeded(seed)];
  const shuffled = Array.from({ length: 20 }, (_, i) => i);
  shuffle(seeded(seed), shuffled);
  const deck = createDeck(Array.from({ length: 52 }, (_, i) => i));
  return {
    seed,
    words: seedWords(seed),
    raw: times(8, () => raw.next() * 2 ** 32),
    dice: times(40, () => die(dice)),
    chances: times(40, () => (chances.chance(0.3) ? 1 : 0)),
    shuffled,
    dealt: times(52, () => drawCard(deck, deal)),
  };
}

/** The digests that the files themselves ask for. */
export function expectAll(items: readonly Item[]): Played[] {
  return items.map(({ name, frozen }) => ({
    name,
    digest: digestOf(isReplay(frozen) ? frozen.hashes : frozen),
  }));
}

/** The digests that this engine comes to. */
export function playAll(items: readonly Item[]): Played[] {
  return items.map(({ name, frozen }) => {
    const made = isReplay(frozen)
      ? playHashes(frozen as unknown as Replay)
      : drawVector(frozen.seed as string);
    return { name, digest: digestOf(made) };
  });
}
