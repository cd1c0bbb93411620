// The operations of potions and relics in a fight that no card of the plan has, one row each.
import { int } from "@games/core-game";
import { MAX_STRENGTH } from "../data/act1.js";
import { combatOf, hpOf } from "../state.js";
import { amountOf, compileAmount } from "./amounts.js";
import { heal } from "./damage.js";
import { playMade, playTopCards, scry } from "./drawn.js";
import { exhaustThis } from "./effects.js";
import { type Amounted, amount, amounted, type OperationTable, plain } from "./operations.js";

/** The fields of the operations of items, beside `op` and `if`. */
export interface ItemOperations {
  readonly heal: Amounted;
  /** Raises HP to `n`. */
  readonly "heal-to": Amounted;
  /** Plays a card that is none of the deck, `n` times. */
  readonly "play-card": Amounted & { readonly card: string };
  /** Draws `n` cards and plays them free in any order. */
  readonly "play-drawn": { readonly n: number };
  /** Looks at the top cards of the draw pile and discards any of them. */
  readonly scry: Amounted;
  /** Strength for the next Attack alone. */
  readonly "attack-strength": Amounted;
  readonly "keep-block": object;
  readonly "keep-hand": object;
  /** Exhausts this card from the hand, at the end of the turn. */
  readonly "exhaust-this": object;
}

/** Every operation of items by its name. */
export const ITEM_OPERATIONS: OperationTable<ItemOperations> = {
  heal: amounted(heal, "anywhere"),
  "heal-to": amounted((play, n) => heal(play, n - hpOf(play.state)), "anywhere"),
  "play-card": {
    fields: ({ card }) => ({ n: amount, card }),
    compile: ({ n, card }, numberOf) => {
      const count = compileAmount(n);
      const number = numberOf(card);
      return (play, frame) => playMade(play, number, amountOf(play, frame, count));
    },
  },
  "play-drawn": {
    fields: () => ({ n: int(1, 99) }),
    compile:
      ({ n }) =>
      (play) =>
        playTopCards(play, n),
  },
  scry: amounted(scry),
  "attack-strength": amounted((play, n) => {
    const { player } = combatOf(play);
    player.attackStrength = Math.min(MAX_STRENGTH, player.attackStrength + n);
  }),
  "keep-block": plain((play) => {
    combatOf(play).player.isBlockKept = true;
  }),
  "keep-hand": plain((play) => {
    combatOf(play).player.isHandKept = true;
  }),
  "exhaust-this": plain(exhaustThis),
};
