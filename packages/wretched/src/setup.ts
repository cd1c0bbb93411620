// Setup: from a config to the first state (rules 1-5).
import type { LuckOf, WordsOf } from "@games/core-game";
import { type Deck, die, type Luck } from "@games/core-rng";
import { cardNumber, DECK_SIZE } from "./data/cards.js";
import { aceOf } from "./pack.js";
import type { Config, DamageDice, State, Wretched } from "./types.js";

/** The first state: the deck face down, the initial damage taken, the opening log to be written. */
export function setup(config: Config, luck: LuckOf<Wretched>, words: WordsOf<Wretched>): State {
  return {
    config,
    stage: "firstLog",
    status: "active",
    defeatReason: null,
    day: 1,
    integrity: config.integrity - rollInitialDamage(config.initialDamage, luck.dice),
    tokens: config.tokens,
    deck: freshDeck(config),
    hand: 0,
    cardsThisTurn: 0,
    current: -1,
    discard: [],
    returned: -1,
    removed: -1,
    kingsRevealed: 0,
    bonusCounter: 0,
    beaconActive: false,
    boosted: false,
    toolAvailable: false,
    logsWritten: 0,
    luck: words,
  };
}

function rollInitialDamage(spec: DamageDice | null, luck: Luck): number {
  if (spec === null) return 0;
  let damage = spec.plus;
  for (let i = 0; i < spec.dice; i++) damage += die(luck, spec.sides);
  return damage;
}

const ALL_CARDS: readonly number[] = Array.from({ length: DECK_SIZE }, (_, card) => card);

function freshDeck(config: Config): Deck<number> {
  if (!config.earlyBeacon) return { top: [], rest: ALL_CARDS.slice(), bottom: [] };
  const win = cardNumber(aceOf(config.aces, "win") ?? ""); // rule 2
  return { top: [win], rest: ALL_CARDS.filter((card) => card !== win), bottom: [] };
}
