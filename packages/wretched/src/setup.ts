// Setup: from a config to the first state (rules 1-5).
import type { SetupContext } from "@games/core-game";
import { type Deck, diceAbout, die } from "@games/core-rng";
import { aceOf } from "./content.js";
import { CARD_IDS } from "./data/cards.js";
import { type Config, MAX_DICE, type State, type Wretched } from "./types.js";

/** The first state: the deck face down, the initial damage taken, the opening log to be written. */
export function setup(config: Config, context: SetupContext<Wretched>): State {
  return {
    config,
    stage: "firstLog",
    status: "active",
    defeatReason: null,
    day: 1,
    integrity: takeInitialDamage(config, context),
    tokens: config.tokens,
    deck: createDeck(config),
    faceDownCount: 0,
    cardsThisTurn: 0,
    turnedToday: 0,
    cardsTurned: 0,
    current: null,
    discard: [],
    returnedKing: null,
    removedKings: [],
    kingsRevealed: 0,
    bonusCounter: 0,
    isBeaconActive: false,
    isBoosted: false,
    hasTool: false,
    logsWritten: 0,
    rng: context.rng,
  };
}

const DAMAGE_DICE = /* @__PURE__ */ diceAbout("initial-damage-die", MAX_DICE);

/** Rolls the initial damage; returns the integrity that is left (rule 3). */
function takeInitialDamage(config: Config, { luck, emit }: SetupContext<Wretched>): number {
  const { integrity: full, initialDamage } = config;
  if (initialDamage === null) return full;
  const faces: number[] = [];
  let damage = initialDamage.plus;
  const about = DAMAGE_DICE[initialDamage.dice - 1];
  for (let i = 0; i < initialDamage.dice; i++) {
    const face = die(luck.dice, initialDamage.sides, about);
    faces.push(face);
    damage += face;
  }
  const integrity = full - damage;
  emit?.({ type: "initial-damage-taken", faces, damage, integrity, reveals: true });
  return integrity;
}

const ALL_CARDS: readonly number[] = CARD_IDS.map((_, card) => card);

function createDeck({ hasEarlyBeacon, aces }: Config): Deck<number> {
  const win = hasEarlyBeacon ? aceOf(aces, "win") : undefined; // rule 2
  if (win === undefined) return { top: [], rest: ALL_CARDS.slice(), bottom: [] };
  return { top: [win], rest: ALL_CARDS.filter((card) => card !== win), bottom: [] };
}
