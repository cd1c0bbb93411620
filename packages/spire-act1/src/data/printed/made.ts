// Cards that no deck has: items make them, and they are gone after they were played.
import type { CardRow } from "../../vocabulary.js";

/** The cards that items make. */
export const MADE_CARDS: readonly CardRow[] = [
  { id: "shiv", name: "Shiv", type: "attack", character: "none", ops: [{ op: "hit", n: 1 }] },
];
