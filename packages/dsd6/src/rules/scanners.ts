// Cards that the Scanners draw, and the dice that come back for them (rule 12, R1, R2).
import { PLACE, SCANNERS_PER_CARD } from "../data/vocabulary.js";
import { diceAt, scannerCards } from "../state.js";
import type { Play } from "../types.js";
import { freeScanner } from "./crew.js";
import { drawCards } from "./threats.js";

/** R2, as published: three dice in the Scanners draw a card at once and come back. */
export function drawScanned(play: Play): void {
  if (play.state.config.scannerDice !== "release-at-once") return;
  const cards = scannerCards(play.state);
  drawCards(play, cards);
  releaseScanners(play, cards);
}

/** R1: the dice that drew extra cards come back. */
export function releaseScanners(play: Play, cards: number): void {
  const scanned = diceAt(play.state, PLACE.scanners);
  for (const die of scanned.slice(0, cards * SCANNERS_PER_CARD)) freeScanner(play, die);
}
