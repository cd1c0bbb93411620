// The rules of the salvage-ship story: which cards pull, how hard, and what its Aces do (R1, rules 17, 28-31).
import type { Pack, PullRules } from "../pack.js";

const pull = (danger: number, damage: number): PullRules => ({ danger, damage });
const SEVERE: PullRules = { isSevere: true, danger: 3, damage: 3 };

/** The rules of the salvage-ship story, without its prose. */
export const salvageShipRules: Pack = {
  id: "salvage-ship",
  system: "hybrid",
  easyIntegrity: 60,
  tracker: "K",
  returnableKing: "SK",
  aces: { hearts: "win", diamonds: "boost", clubs: "skip", spades: "return-king" },
  pulls: {
    HA: pull(1, 1),
    H3: pull(1, 1),
    H5: pull(2, 2),
    H7: pull(1, 1),
    H9: pull(2, 2),
    HJ: pull(2, 2),
    HQ: pull(2, 2),
    DA: pull(2, 1),
    D2: pull(1, 1),
    D3: pull(2, 2),
    D4: pull(1, 1),
    D5: pull(2, 2),
    D6: pull(2, 1),
    D7: pull(2, 2),
    D8: pull(1, 1),
    D9: pull(2, 2),
    D10: pull(1, 1),
    DJ: SEVERE,
    DQ: SEVERE,
    CJ: pull(1, 2),
    CQ: pull(1, 2),
    S2: pull(1, 1),
    S3: pull(1, 2),
    S4: pull(2, 1),
    S5: pull(1, 2),
    S6: pull(1, 1),
    S7: pull(2, 2),
    S8: pull(1, 1),
    S9: pull(2, 2),
    S10: pull(2, 1),
    SJ: pull(2, 2),
    SQ: pull(2, 2),
  },
};
