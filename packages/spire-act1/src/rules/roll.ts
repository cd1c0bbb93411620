// Rolling the die.
import { diceAbout, die } from "@games/core-rng";
import type { Play } from "../types.js";

const [DIE] = /* @__PURE__ */ diceAbout("die", 1);

/** Rolls the die and tells it. */
export function roll(play: Play): number {
  const face = die(play.luck.die, 6, DIE);
  play.emit?.({ type: "die-rolled", face, reveals: true });
  return face;
}
