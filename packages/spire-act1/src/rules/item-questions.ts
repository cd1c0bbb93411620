// The questions of items in a fight, one row each: the turn with relics and potions, the die, block that goes, order, die abilities.
import type { CompiledPotion, CompiledRelic, UseMoment } from "../act-content.js";
import type { AbilityQuestion, Content } from "../content.js";
import { cardOf } from "../state.js";
import type { Action, State, Waiting } from "../types.js";
import type { WaitingChoice } from "../view-types.js";
import { acceptDie } from "./die.js";
import { discardable, discardOne, discardSeen, playDrawn, seenCards } from "./drawn.js";
import type { Frame } from "./frames.js";
import { drink, drinkable, refuseDrink } from "./items.js";
import { waitingChoices } from "./order.js";
import type { AnyQuestion, Questions } from "./question-types.js";
import {
  choices,
  chooseOption,
  fightOf,
  idsOf,
  NONE,
  numberOf,
  opQuestion,
  sourceOf,
  TURN,
} from "./questions.js";
import { dieAbilities, refuseRelicId, usableRelics, useRelic } from "./relics.js";
import { startAt } from "./triggers.js";

const LEAVE: Action = Object.freeze({ type: "leave" });

/** Relics that can be used at a moment, by id. */
function relicIds(state: Readonly<State>, content: Content, moment: UseMoment): string[] {
  return usableRelics(state, content, moment).map(({ id }) => id);
}

function relicOf({ act }: Content, relic: number): CompiledRelic {
  return act.items.relic[relic] as CompiledRelic;
}

/** An action for each relic that can be used at a moment. */
function relicActions(state: Readonly<State>, content: Content, moment: UseMoment): Action[] {
  return usableRelics(state, content, moment).map(({ action }) => action);
}

/** An action for each potion that can be drunk. */
function drinkActions(state: Readonly<State>, content: Content, where: "fight" | "roll"): Action[] {
  const { items, itemNumbers } = content.act;
  return drinkable(state, content, where).map(
    (id) => (items.potion[itemNumbers.potion.get(id) as number] as CompiledPotion).action,
  );
}

/** What can be done in a turn, relics and potions included; the end of the turn stays last. */
function listTurn(state: Readonly<State>, content: Content): Action[] {
  const actions = TURN.list(state, content, FIGHT);
  const { relics, potions } = state.run;
  if (relics.length === 0 && potions.length === 0) return actions;
  const end = actions.pop() as Action;
  if (relics.length > 0) actions.push(...relicActions(state, content, "use"));
  if (potions.length > 0) actions.push(...drinkActions(state, content, "fight"));
  actions.push(end);
  return actions;
}

const FIGHT: Frame = { kind: "fight" };

/** The turn with relics and potions. */
export const ITEM_TURN: AnyQuestion = {
  ...TURN,
  list: listTurn,
  take: {
    ...TURN.take,
    "use-relic": (play, action) =>
      useRelic(play, (action as { readonly relic: string }).relic, "use"),
    drink: (play, action) => drink(play, (action as { readonly potion: string }).potion),
  },
  refusal: (state, content, action) => {
    if ("relic" in action) return refuseRelicId(state, content, action.relic, "use");
    if ("potion" in action) return refuseDrink(state, content, action.potion, "fight");
    return TURN.refusal?.(state, content, action);
  },
};

/** A trigger that waits, as the player sees it. */
function waitingChoice(content: Content, { card, relic, trigger }: Waiting): WaitingChoice {
  const by = card === null ? relicOf(content, relic as number).id : cardOf(content, card).id;
  return { by, trigger };
}

/** The questions of items, by what is asked. */
export const ITEM_QUESTIONS: Questions<
  "die" | "reset" | "order" | "ability" | "keep" | "next-play" | "scry"
> = {
  keep: {
    show: (state, content, frame) => ({
      ask: "keep",
      cards: idsOf(content, discardable(fightOf(state), content, frame)),
    }),
    list: (state, content, frame) => [
      ...choices(content, discardable(fightOf(state), content, frame)),
      NONE,
    ],
    take: {
      "choose-card": (play, { card }, frame) =>
        discardOne(play, frame, numberOf(play.content, card)),
      "choose-none": (_, __, frame) => {
        frame.stage = "enemies";
      },
    },
  },
  "next-play": {
    show: (_, content, { cards }) => ({ ask: "next-play", cards: idsOf(content, cards) }),
    list: (_, content, { cards }) => choices(content, cards),
    take: { "choose-card": (play, { card }) => playDrawn(play, numberOf(play.content, card)) },
  },
  scry: {
    show: (state, content, frame) => ({
      ask: "scry",
      cards: seenCards(fightOf(state), frame).map((card) => cardOf(content, card).id),
    }),
    list: (state, content, frame) => [...choices(content, seenCards(fightOf(state), frame)), NONE],
    take: {
      "choose-card": (play, { card }, frame) =>
        discardSeen(play, frame, numberOf(play.content, card)),
      "choose-none": ({ state }) => {
        state.stack.pop();
      },
    },
  },
  die: {
    show: (state, content, { face }) => ({
      ask: "die",
      face,
      relics: relicIds(state, content, "roll"),
      potions: drinkable(state, content, "roll"),
    }),
    list: (state, content) => [
      ...relicActions(state, content, "roll"),
      ...drinkActions(state, content, "roll"),
      LEAVE,
    ],
    take: {
      "use-relic": (play, { relic }) => useRelic(play, relic, "roll"),
      drink: (play, { potion }) => drink(play, potion),
      leave: (play, _, frame) => acceptDie(play, frame),
    },
  },
  reset: {
    show: (state, content) => ({ ask: "reset", relics: relicIds(state, content, "reset") }),
    list: (state, content) => [...relicActions(state, content, "reset"), LEAVE],
    take: {
      "use-relic": (play, { relic }) => useRelic(play, relic, "reset"),
      leave: (_, __, frame) => {
        frame.stage = "draw";
      },
    },
  },
  order: {
    show: (state, content, { after }) => ({
      ask: "order",
      waiting: waitingChoices({ state, content }, after).map((place) =>
        waitingChoice(content, state.combat?.queue[place] as Waiting),
      ),
    }),
    list: (state, content, { after }) =>
      waitingChoices({ state, content }, after).map((_, i) => chooseOption(i)),
    take: {
      "choose-option": (play, { option }, { after }) => {
        const places = waitingChoices(play, after);
        play.state.stack.pop();
        startAt(play, places[option] as number);
      },
    },
  },
  ability: {
    show: (state, content, frame) => ({
      ask: "ability",
      by: sourceOf(content, frame),
      abilities: dieAbilities(state, content, faceOf(content, frame)).map(({ relic, faces }) => ({
        relic: relicOf(content, relic).id,
        faces: (faces ?? []).slice(),
      })),
    }),
    list: (state, content, frame) =>
      dieAbilities(state, content, faceOf(content, frame)).map((_, i) => chooseOption(i)),
    take: {
      "choose-option": (_, { option }, frame) => {
        frame.option = option;
      },
    },
  },
};

function faceOf(content: Content, frame: Parameters<typeof sourceOf>[1]): number | null {
  return (opQuestion(content, frame) as AbilityQuestion).face;
}
