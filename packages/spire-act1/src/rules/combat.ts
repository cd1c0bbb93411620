// The beginning of a fight.
import { createDeck } from "@games/core-rng";
import type { Content, Fight } from "../compiled.js";
import { DAZE_SUPPLY, ENERGY, MAX_DECISIONS, STATUS_SUPPLY } from "../data/act1.js";
import type { Combat, RunState } from "../types.js";
import { spawnEnemy } from "./enemies.js";

/** A fight of the run's deck and HP, before its first turn and without enemies. */
export function createCombat(content: Content, run: Readonly<RunState>): Combat {
  const { hp, maxHp } = run;
  const cards = run.deck.map((id) => content.cardNumbers.get(id) as number);
  return {
    turn: 0,
    die: 0,
    player: {
      hp,
      maxHp,
      energy: ENERGY,
      block: 0,
      strength: 0,
      vulnerable: 0,
      weak: 0,
      flex: 0,
      lostThisRound: 0,
      isLossLimited: false,
      isHurt: false,
      cannotDraw: false,
      doubleTaps: 0,
      freeCards: 0,
    },
    enemies: [],
    arrivals: [],
    hand: [],
    drawPile: createDeck(cards),
    discardPile: [],
    exhaustPile: [],
    powers: [],
    dazeLeft: DAZE_SUPPLY,
    statusLeft: STATUS_SUPPLY,
    decisionsLeft: MAX_DECISIONS,
    stack: [],
    queue: [],
  };
}

/** The enemies of a fight step up from left to right. */
export function spawnGroup(fight: Fight, ids: readonly string[]): void {
  for (const id of ids) spawnEnemy(fight, fight.content.enemyNumbers.get(id) as number);
}
