// The verbs of the game: deal and flip, bomb, treasure and loot, bank, and the reset of a run.
import type { Emit, LuckOf } from "@games/core-game";
import type { Luck } from "@games/core-rng";
import { addNumber, bankPoints, bombChance, countUniques, hasNumber, tierOf } from "./state.js";
import {
  type BombFlip,
  type Config,
  type Event,
  type Joker,
  NUMBERS,
  type Side,
  type State,
  TROPHY_TIERS,
  type Trophy,
} from "./types.js";

type Listener = Emit<Event> | undefined;

/** Flips the card of one side, which shows both. */
export function flip(state: State, side: Side, luck: LuckOf<BombFlip>, emit: Listener): void {
  const bombSide = turnCards(state, luck.cards);
  if (emit) showCards(side, bombSide, emit);
  if (bombSide === side) hitBomb(state, emit);
  else takeTreasure(state, luck.loot, emit);
}

/** Gives the two cards their faces and tells where the bomb is: R5. */
function turnCards(state: State, luck: Luck): Side | "none" {
  const hasBomb = luck.chance(bombChance(state));
  if (state.jammerTurns > 0) state.jammerTurns--; // R4
  if (!hasBomb) return "none";
  return luck.chance(0.5) ? "left" : "right";
}

function showCards(side: Side, bombSide: Side | "none", emit: Emit<Event>): void {
  const isBomb = bombSide === side;
  const other = bombSide === "none" || isBomb ? "treasure" : "bomb";
  emit({ type: "card-flipped", side, card: isBomb ? "bomb" : "treasure", other, reveals: true });
}

function hitBomb(state: State, emit: Listener): void {
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

/** R9 */
function takeTreasure(state: State, luck: Luck, emit: Listener): void {
  state.streak++;
  if (luck.chance(state.config.jokerChance)) drawJoker(state, luck, emit);
  else drawNumber(state, luck, emit);
}

/** R10 */
function drawNumber(state: State, luck: Luck, emit: Listener): void {
  const number = luck.below(NUMBERS) + 1;
  const isNew = !hasNumber(state, number);
  emit?.({ type: "number-drawn", number, isNew, reveals: true });
  if (isNew) addNumber(state, number);
  else drawDuplicate(state, number, luck, emit);
}

/** R11: first the shield, then the scrambler, else bust. R13: with all seven numbers every draw ends here. */
function drawDuplicate(state: State, drawn: number, luck: Luck, emit: Listener): void {
  if (state.runHasShield) {
    state.runHasShield = false;
    emit?.({ type: "shield-used", against: "duplicate" });
    return;
  }
  let number = drawn;
  while (state.scramblerCharges > 0) {
    state.scramblerCharges--;
    number = luck.below(NUMBERS) + 1;
    const isNew = !hasNumber(state, number);
    const chargesLeft = state.scramblerCharges;
    emit?.({ type: "number-rerolled", number, isNew, chargesLeft, reveals: true });
    if (isNew) {
      addNumber(state, number);
      return;
    }
  }
  state.busts++;
  emit?.({ type: "run-busted", number });
  resetRun(state);
}

/** R12 */
function drawJoker(state: State, luck: Luck, emit: Listener): void {
  const joker = pickJoker(state.config.jokerWeights, luck);
  emit?.({ type: "joker-drawn", joker, reveals: true });
  if (joker === "shield") raiseShield(state, emit);
  else if (joker === "scrambler") chargeScrambler(state, emit);
  else startJammer(state, emit);
}

/** R9: each joker is as likely as its share of the weights. */
function pickJoker({ shield, scrambler, jammer }: Config["jokerWeights"], luck: Luck): Joker {
  if (luck.chance(shield / (shield + scrambler + jammer))) return "shield";
  return luck.chance(scrambler / (scrambler + jammer)) ? "scrambler" : "jammer";
}

function raiseShield(state: State, emit: Listener): void {
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

function chargeScrambler(state: State, emit: Listener): void {
  const { scramblerCharges, scramblerCap } = state.config;
  state.scramblerCharges = Math.min(state.scramblerCharges + scramblerCharges, scramblerCap);
  emit?.({ type: "scrambler-charged", charges: state.scramblerCharges });
}

function startJammer(state: State, emit: Listener): void {
  state.jammerTurns = state.config.jammerLength;
  emit?.({ type: "jammer-started", turns: state.jammerTurns });
}

/** R14 */
export function bank(state: State, emit: Listener): void {
  const points = bankPoints(state);
  const bonus = state.bonusBank;
  const before = state.totalScore;
  state.totalScore += points + bonus;
  state.bonusBank = 0;
  state.banks++;
  if (emit) {
    const { totalScore } = state;
    emit({ type: "run-banked", uniques: countUniques(state), points, bonus, totalScore });
    announceTrophies(state, before, emit);
  }
  resetRun(state);
}

/** Tells of every trophy between the score before and the score now, the lowest first. */
function announceTrophies(state: Readonly<State>, before: number, emit: Emit<Event>): void {
  const { trophies } = state.config;
  const from = TROPHY_TIERS.indexOf(tierOf(trophies, before)) + 1;
  const to = TROPHY_TIERS.indexOf(tierOf(trophies, state.totalScore)) + 1;
  for (const trophy of TROPHY_TIERS.slice(from, to)) {
    emit({ type: "trophy-won", trophy: trophy as Trophy });
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
