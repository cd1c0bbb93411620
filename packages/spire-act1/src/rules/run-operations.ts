// The operations of events, Neow cards, potions and relics between fights, one row each.
import { int, list, oneOf, optional, record } from "@games/core-game";
import type { CardQuestion } from "../content.js";
import type { Play, State } from "../types.js";
import {
  DECK_FILTERS,
  DECK_VERBS,
  type DeckFilter,
  type DeckVerb,
  FIGHT_DECKS,
  type FightDeck,
  NODE_TYPES,
  type NodeType,
  REWARD_PARTS,
  type RewardPart,
} from "../vocabulary.js";
import { heal } from "./damage.js";
import { reroll, rollFor, setDie, turnDie } from "./die.js";
import { beginPrintedFight } from "./encounters.js";
import type { ItemFrame, TextFrame } from "./frames.js";
import {
  changeDeck,
  deckChoices,
  gainCurses,
  gainGold,
  limitMaxHp,
  loseGold,
  pickOfDeck,
} from "./gains.js";
import { openRewards } from "./offers.js";
import { type Amounted, amounted, type OperationTable, plain } from "./operations.js";
import { dieAbilities, triggerDie } from "./relics.js";
import { openCourier, visitRoom } from "./rooms.js";

/** The fields of the operations of a run, beside `op` and `if`. */
export interface RunOperations {
  readonly "heal-full": object;
  readonly gold: Amounted;
  readonly "lose-gold": Amounted;
  /** Gains Curses. */
  readonly curse: Amounted;
  /** Upgrades, removes or transforms `n` cards of the deck (default: 1), by choice or at random. */
  readonly deck: {
    readonly do: DeckVerb;
    readonly n?: number;
    /** How many of them have to be chosen (default: `n`). */
    readonly atLeast?: number;
    readonly of?: DeckFilter;
    readonly random?: true;
  };
  /** Offers a reward. */
  readonly reward: { readonly parts: readonly RewardPart[] };
  /** Rolls the die, which later operations ask for. */
  readonly roll: object;
  /** Begins a fight of a deck. */
  readonly fight: { readonly deck: FightDeck };
  /** What is at another kind of node. */
  readonly visit: { readonly room: NodeType };
  /** Offers the options of the event again. */
  readonly again: object;
  /** The maximum HP becomes `n`, if it is more. */
  readonly "max-hp": { readonly n: number };
  /** Sets off an ability of a die relic, of one face or of any. */
  readonly "trigger-die": { readonly face?: number };
  /** Rolls the die again. */
  readonly reroll: object;
  /** Turns the die to the next face, or to the one before. */
  readonly "turn-die": { readonly by: 1 | -1 };
  /** Turns the die to the face of the chosen option. */
  readonly "set-die": object;
  /** Offers the top potion (option 0) or relic (option 1) for its price. */
  readonly courier: object;
}

const few = /* @__PURE__ */ int(1, 20);

/** What a reward can give in a fight: the cards of a fight are those that it began with. */
const ITEM_PARTS: ReadonlySet<RewardPart["part"]> = /* @__PURE__ */ new Set<RewardPart["part"]>([
  "gold",
  "potion",
  "relic",
]);

/** Every operation of a run by its name. */
export const RUN_OPERATIONS: OperationTable<RunOperations> = {
  "heal-full": plain((play) => heal(play, Number.POSITIVE_INFINITY), "anywhere"),
  gold: amounted(gainGold, "anywhere"),
  "lose-gold": amounted(loseGold, "anywhere"),
  curse: amounted(gainCurses, "between"),
  deck: {
    where: () => "between",
    fields: () => ({
      do: oneOf(DECK_VERBS),
      n: optional(few),
      atLeast: optional(int(0, 20)),
      of: optional(oneOf(DECK_FILTERS)),
      random: optional(oneOf([true])),
    }),
    asks: chooseOfDeck,
    compile: () => (_, frame) => {
      frame.chosen = 0;
    },
  },
  reward: {
    where: ({ parts }) =>
      parts.every(({ part }) => ITEM_PARTS.has(part)) ? "anywhere" : "between",
    fields: () => ({
      parts: list(
        record<RewardPart>({ part: oneOf(REWARD_PARTS), n: optional(int(0, 99)) }),
        20,
        1,
      ),
    }),
    compile:
      ({ parts }) =>
      (play) =>
        openRewards(play, parts),
  },
  roll: plain(rollFor, "between"),
  fight: {
    where: () => "between",
    fields: () => ({ deck: oneOf(FIGHT_DECKS) }),
    compile:
      ({ deck }) =>
      (play) =>
        beginPrintedFight(play, deck),
  },
  visit: {
    where: () => "between",
    fields: () => ({ room: oneOf(NODE_TYPES) }),
    compile:
      ({ room }) =>
      (play) =>
        visitRoom(play, room),
  },
  again: plain(
    onItem((_, frame) => {
      frame.stage = "option";
    }),
    "between",
  ),
  "max-hp": {
    where: () => "between",
    fields: () => ({ n: int(1, 99) }),
    compile:
      ({ n }) =>
      (play) =>
        limitMaxHp(play, n),
  },
  "trigger-die": {
    fields: () => ({ face: optional(int(1, 6)) }),
    asks: ({ face = null }) => ({
      ask: "ability",
      face,
      mustAsk: ({ state, content }, { option }) =>
        option === null && dieAbilities(state, content, face).length > 1,
    }),
    compile:
      ({ face = null }) =>
      (play, frame) =>
        triggerDie(play, frame, face),
  },
  reroll: plain(reroll, "anywhere"),
  "turn-die": {
    where: () => "anywhere",
    fields: () => ({ by: oneOf([1, -1]) }),
    compile:
      ({ by }) =>
      (play) =>
        turnDie(play, by),
  },
  "set-die": plain((play, { option }) => setDie(play, (option ?? 0) + 1), "anywhere"),
  courier: plain(
    (play, { option }) => openCourier(play, option === 1 ? "relic" : "potion"),
    "anywhere",
  ),
};

/** What only the text of an item can do; in the text of a card it does nothing. */
function onItem(run: (play: Play, frame: ItemFrame) => void) {
  return (play: Play, frame: TextFrame): void => {
    if (frame.kind === "item") run(play, frame);
  };
}

/** R5, R25: equal cards are one choice, and a forced choice is made without asking. */
function chooseOfDeck({
  do: verb,
  n = 1,
  atLeast = n,
  of,
  random,
}: RunOperations["deck"]): CardQuestion {
  const cards = (state: Readonly<State>, content: Play["content"]) =>
    deckChoices(state.run, content, verb, of);
  return {
    ask: "card",
    from: "deck",
    to: verb,
    max: n,
    min: atLeast,
    cards,
    take: (play, frame, card) => changeDeck(play, frame, verb, card),
    mustAsk: (play, frame) => {
      while (frame.chosen < n) {
        const choices = cards(play.state, play.content);
        if (choices.length === 0) return false;
        if ((choices.length > 1 || frame.chosen >= atLeast) && !random) return true;
        const card = random ? pickOfDeck(play, verb, of) : (choices[0] as number);
        changeDeck(play, frame, verb, card);
      }
      return false;
    },
  };
}
