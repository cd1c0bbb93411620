// Bundled, and run by every JavaScript engine: plays the frozen games from their seeds and actions alone, draws the frozen
// vectors of the generator, and returns a digest of each.
import { canonical, type GameTypes, hashText } from "@games/core-game";
import { createDeck, die, drawCard, seeded, seedRng, shuffle } from "@games/core-rng";
import { findGame } from "./games.ts";

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
  readonly contentHash?: string;
  readonly seed: string;
  readonly options: object;
  readonly actions: readonly object[];
  readonly hashes: readonly string[];
}

const isReplay = (frozen: Frozen): frozen is Frozen & Replay => Array.isArray(frozen.hashes);
const digestOf = (value: unknown): string => hashText(canonical(value));

/** The hash of every state of a game, up to the first action that is refused. */
function playHashes({ game: id, contentHash, seed, options, actions }: Replay): string[] {
  const game = findGame(id, contentHash);
  if (game === undefined) return [`no game ${id} ${contentHash}`];
  const state = game.create({ seed, ...options });
  const context = game.open(state);
  const hashes = [game.hash(state)];
  for (const action of actions as readonly GameTypes["action"][]) {
    if (game.check(state, action) !== undefined) return [...hashes, "refused"];
    game.step(context, action);
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
    state: seedRng(seed),
    raw: times(8, () => raw.next() * 2 ** 32),
    dice: times(40, () => die(dice)),
    chances: times(40, () => (chances.chance(0.3) ? 1 : 0)),
    shuffled,
    dealt: times(52, () => drawCard(deck, deal)),
  };
}

/** What is expected of a game: the states that lead to the frozen last one here, or nothing that could ever come out. */
function expectHashes(replay: Replay): readonly string[] {
  const hashes = playHashes(replay);
  return hashes.at(-1) === replay.hashes.at(-1) ? hashes : [`not ${hashes.at(-1)}`];
}

/** The digests that every engine must come to. */
export function expectAll(items: readonly Item[]): Played[] {
  return items.map(({ name, frozen }) => ({
    name,
    digest: digestOf(isReplay(frozen) ? expectHashes(frozen) : frozen),
  }));
}

/** The digests that this engine comes to. */
export function playAll(items: readonly Item[]): Played[] {
  return items.map(({ name, frozen }) => {
    const made = isReplay(frozen) ? playHashes(frozen) : drawVector(frozen.seed as string);
    return { name, digest: digestOf(made) };
  });
}
