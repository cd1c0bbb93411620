// What the printed act adds to the rows of cards: copies, boxes that have to be unlocked, and Golden Tickets.
import type { CardRow } from "../../vocabulary.js";
import { named } from "../named.js";

const TWICE = { copies: 2 };
const BOX_1 = { unlock: 1 };
const BOX_2 = { unlock: 2 };
const BOX_3 = { unlock: 3 };

/** What the rows of the plan say besides, by card id. */
export const CARD_EXTRAS: ReadonlyMap<string, Partial<CardRow>> = /* @__PURE__ */ new Map<
  string,
  Partial<CardRow>
>([
  ["injury", TWICE],
  ["clumsy", TWICE],
  ["regret", TWICE],
  ["parasite", { copies: 2, triggers: [{ on: "removed", ops: [{ op: "lose-hp", n: 2 }] }] }],
  ["ascenders_bane", { keywords: ["unplayable", "ethereal", "permanent"] }],
  ["evolve", BOX_1],
  ["fire_breathing", BOX_1],
  ["immolate", BOX_1],
  ["power_through", BOX_1],
  ["corruption", BOX_2],
  ["havoc", BOX_2],
  ["rampage", BOX_2],
  ["barricade", BOX_3],
  ["dark_embrace", BOX_3],
  ["entrench", BOX_3],
  ["second_wind", BOX_3],
]);

/** The Golden Tickets of the rewards deck, the second from the second box. */
export const TICKETS: readonly CardRow[] = /* @__PURE__ */ named<CardRow>([
  { id: "golden_ticket", type: "ticket" },
  { id: "golden_ticket_2", name: "Golden Ticket", type: "ticket", unlock: 2 },
]);
