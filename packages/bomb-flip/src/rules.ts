// The verbs of the game: deal and flip, bomb, treasure and loot, bank, and the reset of a run.
import type { About } from "@games/core-rng";
import { addNumber, bankPoints, bombChance, countUniques, tierOf } from "./state.js";
import { NUMBERS, type Play, type Side, type State, TROPHY_TIERS, type Trophy } from "./types.js";

// What each question of luck is about.
const BOMB: About = { kind: "chance", name: "bomb-dealt" };
const BOMB_LEFT: About = { kind: "chance", name: "bomb-on-the-left" };
const JOKER: About = { kind: "chance", name: "joker" };
const SHIELD: About = { kind: "chance", name: "joker-is-shield" };
const SCRAMBLER: About = { kind: "chance", name: "joker-is-scrambler" };
const NUMBER: About = { kind: "pick", name: "number" };

/** Turns both cards over; returns true if the chosen one is the bomb: R5. */
export function turnCards(play: Play, side: Side): boolean {
  const { state, luck } = play;
  const hasBomb = luck.cards.chance(bombChance(state), BOMB);
  if (state.jammerTurns > 0) state.jammerTurns--; // R4
  const isBomb = hasBomb && luck.cards.chance(0.5, BOMB_LEFT) === (side === "left");
  if (play.emit !== undefined) showCards(play, side, isBomb, hasBomb);
  return isBomb;
}

function showCards({ emit }: Play, side: Side, isBomb: boolean, hasBomb: boolean): void {
  const other = hasBomb && !isBomb ? "bomb" : "treasure";
  emit?.({ type: "card-flipped", side, card: isBomb ? "bomb" : "treasure", other, reveals: true });
}

/** What a bomb does: R7, R8. */
export function hitBomb({ state, emit }: Play): void {
  state.bombs++;
  if (state.runHasShield) {
    // R7
    state.runHasShield = false;
    state.streak = 0;
    emit?.({ type: "shield-used", against: "bomb" });
  } else {
    // R8
    state.lives--;
    emit?.({ type: "life-lost", lives: state.lives });
    resetRun(state);
  }
}

/** R9: the loot of a treasure is a joker or, R10, a number. */
export function takeTreasure(play: Play): void {
  const { state, luck } = play;
  state.streak++;
  if (luck.loot.chance(state.config.jokerChance, JOKER)) {
    drawJoker(play);
  } else {
    const number = luck.loot.below(NUMBERS, NUMBER) + 1;
    const isNew = addNumber(state, number);
    if (play.emit !== undefined) showNumber(play, number, isNew);
    if (!isNew) drawDuplicate(play, number);
  }
}

function showNumber({ emit }: Play, number: number, isNew: boolean): void {
  emit?.({ type: "number-drawn", number, isNew, reveals: true });
}

/** R11: first the shield, then the scrambler, else bust. R13: with all seven numbers every draw ends here. */
function drawDuplicate({ state, luck, emit }: Play, drawn: number): void {
  if (state.runHasShield) {
    state.runHasShield = false;
    emit?.({ type: "shield-used", against: "duplicate" });
    return;
  }
  let number = drawn;
  while (state.scramblerCharges > 0) {
    state.scramblerCharges--;
    number = luck.loot.below(NUMBERS, NUMBER) + 1;
    const isNew = addNumber(state, number);
    const chargesLeft = state.scramblerCharges;
    emit?.({ type: "number-rerolled", number, isNew, chargesLeft, reveals: true });
    if (isNew) return;
  }
  state.busts++;
  emit?.({ type: "run-busted", number });
  resetRun(state);
}

/** R9: each joker is as likely as its share of the weights. */
function drawJoker(play: Play): void {
  const { loot } = play.luck;
  const { shield, scrambler, jammer } = play.state.config.jokerWeights;
  if (loot.chance(shield / (shield + scrambler + jammer), SHIELD)) raiseShield(play);
  else if (loot.chance(scrambler / (scrambler + jammer), SCRAMBLER)) chargeScrambler(play);
  else startJammer(play);
}

/** R12 */
function raiseShield({ state, emit }: Play): void {
  emit?.({ type: "joker-drawn", joker: "shield", reveals: true });
  if (!state.runHasShield) {
    state.runHasShield = true;
    emit?.({ type: "shield-raised" });
    return;
  }
  const { shieldOverflow, shieldBonus } = state.config;
  const bonus = shieldOverflow === "bonus" ? shieldBonus : 0;
  state.bonusBank += bonus;
  emit?.({ type: "shield-overflowed", bonus, bonusBank: state.bonusBank });
}

/** R12 */
function chargeScrambler({ state, emit }: Play): void {
  emit?.({ type: "joker-drawn", joker: "scrambler", reveals: true });
  const { scramblerCharges, scramblerCap } = state.config;
  state.scramblerCharges = Math.min(state.scramblerCharges + scramblerCharges, scramblerCap);
  emit?.({ type: "scrambler-charged", charges: state.scramblerCharges });
}

/** R12 */
function startJammer({ state, emit }: Play): void {
  emit?.({ type: "joker-drawn", joker: "jammer", reveals: true });
  state.jammerTurns = state.config.jammerLength;
  emit?.({ type: "jammer-started", turns: state.jammerTurns });
}

/** R14 */
export function bank(play: Play): void {
  const { state, emit } = play;
  const points = bankPoints(state);
  const bonus = state.bonusBank;
  const before = state.totalScore;
  state.totalScore += points + bonus;
  state.bonusBank = 0;
  state.banks++;
  if (emit !== undefined) {
    const { totalScore } = state;
    emit({ type: "run-banked", uniques: countUniques(state), points, bonus, totalScore });
    announceTrophies(play, before);
  }
  resetRun(state);
}

/** Announces every trophy between the score before and the score now, the lowest first. */
function announceTrophies({ state, emit }: Play, before: number): void {
  const { trophies } = state.config;
  const from = TROPHY_TIERS.indexOf(tierOf(trophies, before)) + 1;
  const to = TROPHY_TIERS.indexOf(tierOf(trophies, state.totalScore)) + 1;
  for (const trophy of TROPHY_TIERS.slice(from, to)) {
    emit?.({ type: "trophy-won", trophy: trophy as Trophy });
  }
}

/** R15: what waits for the next bank, the lives and the score outlast the run. */
function resetRun(state: State): void {
  state.streak = 0;
  state.runUniques = 0;
  state.runHasShield = false;
  state.scramblerCharges = 0;
  state.jammerTurns = 0;
}
