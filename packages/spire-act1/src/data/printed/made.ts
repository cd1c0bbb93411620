// Cards that no deck has: items make them, and they are gone after they were played.
import type { CardRow } from "../../vocabulary.js";
import { named } from "../named.js";

/** The cards that items make. */
export const MADE_CARDS: readonly CardRow[] = /* @__PURE__ */ named<CardRow>([
  { id: "shiv", type: "attack", character: "none", ops: [{ op: "hit", n: 1 }] },
]);
