// The Neow cards: fourteen, and six that come with the colorless cards. Each is three options.
import type { NeowRow, OptionRow } from "../../vocabulary.js";

const UPGRADE: OptionRow = { ops: [{ op: "deck", do: "upgrade" }] };
const REMOVE: OptionRow = { ops: [{ op: "deck", do: "remove" }] };
const TRANSFORM: OptionRow = { ops: [{ op: "deck", do: "transform" }] };
const FIVE_GOLD: OptionRow = { ops: [{ op: "gold", n: 5 }] };
const POTIONS: OptionRow = { ops: [{ op: "reward", parts: [{ part: "potion", n: 3 }] }] };
const RANDOM_RARE: OptionRow = { ops: [{ op: "reward", parts: [{ part: "rare", n: 1 }] }] };
const CARD: OptionRow = { ops: [{ op: "reward", parts: [{ part: "card" }] }] };
const COLORLESS: OptionRow = { ops: [{ op: "reward", parts: [{ part: "colorless" }] }] };

/** What a third option gives, and what it costs. */
type Ops = OptionRow["ops"];
const TEN_GOLD: Ops = [{ op: "gold", n: 10 }];
const RELIC: Ops = [{ op: "reward", parts: [{ part: "relic" }] }];
const RARE: Ops = [{ op: "reward", parts: [{ part: "rare" }] }];
const REMOVE_2: Ops = [{ op: "deck", do: "remove", n: 2 }];
const TRANSFORM_2: Ops = [{ op: "deck", do: "transform", n: 2 }];
const UPGRADE_2: Ops = [{ op: "deck", do: "upgrade", n: 2, random: true }];
const CURSE: Ops = [{ op: "curse", n: 1 }];
const HP_2: Ops = [{ op: "lose-hp", n: 2 }];
const HP_3: Ops = [{ op: "lose-hp", n: 3 }];
const GOLD_3: Ops = [{ op: "lose-gold", n: 3 }];

function neow(id: string, first: OptionRow, second: OptionRow, gain: Ops, cost: Ops): NeowRow {
  return { id, name: "Neow", options: [first, second, { ops: [...gain, ...cost] }] };
}

function withColorless(row: NeowRow): NeowRow {
  return { ...row, colorless: true };
}

/** Every Neow card. P2: the ninth costs 3 HP. */
export const NEOW: readonly NeowRow[] = [
  neow("neow_1", UPGRADE, REMOVE, TEN_GOLD, HP_2),
  neow("neow_2", UPGRADE, RANDOM_RARE, TEN_GOLD, CURSE),
  neow("neow_3", UPGRADE, FIVE_GOLD, RELIC, CURSE),
  neow("neow_4", UPGRADE, POTIONS, RARE, CURSE),
  neow("neow_5", POTIONS, CARD, RELIC, GOLD_3),
  neow("neow_6", REMOVE, TRANSFORM, RELIC, HP_2),
  neow("neow_7", FIVE_GOLD, RANDOM_RARE, RARE, GOLD_3),
  neow("neow_8", UPGRADE, POTIONS, UPGRADE_2, HP_2),
  neow("neow_9", TRANSFORM, FIVE_GOLD, REMOVE_2, HP_3),
  neow("neow_10", RANDOM_RARE, CARD, REMOVE_2, HP_2),
  neow("neow_11", RANDOM_RARE, TRANSFORM, UPGRADE_2, CURSE),
  neow("neow_12", REMOVE, FIVE_GOLD, UPGRADE_2, GOLD_3),
  neow("neow_13", REMOVE, TRANSFORM, TRANSFORM_2, HP_3),
  neow("neow_14", REMOVE, POTIONS, [...FIVE_GOLD.ops, ...CARD.ops], CURSE),
  withColorless(neow("neow_c1", COLORLESS, TRANSFORM, TEN_GOLD, HP_2)),
  withColorless(neow("neow_c2", COLORLESS, REMOVE, RARE, HP_2)),
  withColorless(neow("neow_c3", COLORLESS, RANDOM_RARE, RELIC, GOLD_3)),
  withColorless(neow("neow_c4", COLORLESS, UPGRADE, REMOVE_2, GOLD_3)),
  withColorless(neow("neow_c5", COLORLESS, POTIONS, TRANSFORM_2, CURSE)),
  withColorless(
    neow(
      "neow_c6",
      TRANSFORM,
      FIVE_GOLD,
      [{ op: "reward", parts: [{ part: "colorless" }, { part: "colorless" }] }],
      CURSE,
    ),
  ),
];
