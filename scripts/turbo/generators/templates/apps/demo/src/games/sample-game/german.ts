// The words of the table of Sample game in German.
import type { ENGLISH } from "./english.ts";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  bots: { careful: "Vorsichtig: sichert bei 20 Punkten", random: "Zufällig" },
  table: "Tisch",
  roundsLeft: "Runden übrig",
  pot: "Topf",
  score: "Punkte",
  of: (some, all) => `${some} von ${all}`,
  roll: "Würfeln",
  bank: "Den Topf sichern",
};
