// The rules: rolling, banking, and the end of a round.
import { diceAbout, die } from "@games/core-rng";
import { type Play, UNLUCKY } from "./types.js";

const [DIE] = /* @__PURE__ */ diceAbout("die", 1); // what the question is about

/** Rolls the die: R2. A 1 loses the pot (R4), any other face joins it (R3). */
export function roll(play: Play): void {
  const { state, luck, emit } = play;
  const value = die(luck.dice, 6, DIE);
  const lost = state.pot;
  state.pot = value === UNLUCKY ? 0 : state.pot + value;
  emit?.({ type: "die-rolled", value, pot: state.pot, reveals: true });
  if (value !== UNLUCKY) return;
  emit?.({ type: "pot-lost", points: lost });
  endRound(play);
}

/** Adds the pot to the score: R5. */
export function bank(play: Play): void {
  const { state, emit } = play;
  const points = state.pot;
  state.score += points;
  emit?.({ type: "pot-banked", points, score: state.score });
  endRound(play);
}

function endRound({ state }: Play): void {
  state.pot = 0;
  state.roundsLeft--;
}
