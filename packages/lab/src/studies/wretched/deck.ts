// The whole deck of a story, solved.
import { CARD_IDS, type Config, type Pack } from "@games/wretched";
import { classesOf } from "./classes.js";
import { wretchedOdds } from "./exact.js";
import type { WretchedOdds } from "./work.js";

/** The exact odds of the whole deck under the prudent player. */
export function exactWretched(config: Config, pack: Pack): WretchedOdds {
  return wretchedOdds(config, classesOf(CARD_IDS, config, pack));
}
