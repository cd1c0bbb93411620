// The relics: the relic deck, the boss relics, and the Loaded Die.
import type { RelicRow } from "../../vocabulary.js";

/** Every relic. */
export const RELICS: readonly RelicRow[] = [
  { id: "loaded_die", name: "Loaded Die", deck: "start" },
];
