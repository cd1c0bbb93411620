// The games that two releases are compared on: how each is found in a release of either contract, and its variants.
import { type AnyPolicy, isContract1 } from "./driver.js";
import type { Release } from "./releases.js";

/** What an entry exports. */
export type Module = Readonly<Record<string, unknown>>;

/** A set of options to play with. */
export interface Variant {
  readonly name: string;
  readonly options: object;
  /** How many random games a run of the benchmark has. */
  readonly games: number;
}

/** A game that is compared. */
export interface Engine {
  readonly id: string;
  /** The bot that reads views in the benchmark. */
  readonly bot: string;
  readonly variants: readonly Variant[];
}

/** A fighter who can stand a boss for a long time, with a deck of many kinds of card. */
const LONG_FIGHT = {
  maxHp: 999,
  map: ["boss"],
  bosses: ["slime_boss", "the_guardian", "lagavulin", "sentry"],
  deck: [
    ...["strike_r", "strike_r", "strike_r", "strike_r", "defend_r", "defend_r", "defend_r"],
    ...["bash", "shrug_it_off", "pommel_strike", "cleave", "twin_strike", "metallicize"],
    ...["true_grit", "whirlwind", "iron_wave+", "headbutt"],
  ],
};

/** Every game. */
export const ENGINES: readonly Engine[] = [
  {
    id: "bomb-flip",
    bot: "bold",
    variants: [{ name: "as written", options: {}, games: 200 }],
  },
  {
    id: "wretched",
    bot: "prudent",
    variants: [{ name: "as written", options: {}, games: 50 }],
  },
  {
    id: "dsd6",
    bot: "captain",
    variants: [{ name: "normal", options: {}, games: 50 }],
  },
  {
    id: "spire-act1",
    bot: "hasty",
    variants: [
      { name: "whole runs", options: {}, games: 30 },
      { name: "long fights", options: LONG_FIGHT, games: 4 },
    ],
  },
];

/** The game of an engine in a release; the main entry calls it by its id in camel case. */
export async function loadGame(release: Release, { id }: Engine): Promise<object> {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found = (await release.load<Module>(`@games/${id}`))[name];
  if (typeof found !== "object" || found === null) {
    throw new Error(`@games/${id} exports no ${name}.`);
  }
  return found;
}

/** The bot of an engine in a release; where bots are made for a game, they are made for its own. */
export async function loadBot(release: Release, engine: Engine, game: object): Promise<AnyPolicy> {
  const { bots, botsFor } = await release.load<Module>(`@games/${engine.id}/bots`);
  const table = typeof botsFor === "function" ? botsFor(game) : bots;
  return (table as Record<string, AnyPolicy>)[engine.bot] as AnyPolicy;
}

/** The file that drives a game: one per contract. */
export const driverFile = (game: object): string =>
  isContract1(game) ? "contract-1.js" : "contract-2.js";
