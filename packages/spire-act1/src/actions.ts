// What can be done and why not: legalActions and check share their predicates.
import type { Refusal } from "@games/core-game";
import type { CompiledOp, Content } from "./compiled.js";
import { pileOf } from "./rules/piles.js";
import { costOf, obstacleOf } from "./rules/play.js";
import { type Ask, askedNow, canStop, currentOp, distinct, topFrame } from "./rules/question.js";
import { upgradableCards, upgradeOf } from "./rules/run.js";
import type { Action, Combat, Frame, RefusalCode, State } from "./types.js";

type No = Refusal<RefusalCode> | undefined;

const PROCEED: Action = Object.freeze({ type: "proceed" });
const END_TURN: Action = Object.freeze({ type: "end-turn" });
const NONE: Action = Object.freeze({ type: "choose-none" });
const SKIP: Action = Object.freeze({ type: "skip" });
const REST: Action = Object.freeze({ type: "rest" });

/** Actions with a small number, made when first needed and then kept. */
function numbered(make: (n: number) => Action): (n: number) => Action {
  const made: Action[] = [];
  return (n) => {
    made[n] ??= Object.freeze(make(n));
    return made[n];
  };
}
const chooseEnemy = /* @__PURE__ */ numbered((enemy) => ({ type: "choose-enemy", enemy }));
const chooseAmount = /* @__PURE__ */ numbered((amount) => ({ type: "choose-amount", amount }));
const chooseOption = /* @__PURE__ */ numbered((option) => ({ type: "choose-option", option }));

/** Everything that can be done, in a stable order. */
export function legalActions(content: Content, state: Readonly<State>): Action[] {
  const { combat } = state;
  if (state.phase === "map") return [PROCEED];
  if (state.phase === "campfire") return campfireActions(content, state);
  if (state.phase === "reward") {
    const taken = state.revealed.map((id) => actionOfCard(content, "take", id));
    return [...taken, SKIP];
  }
  if (state.phase === "over" || combat === null) return [];
  const asked = askedNow(content, combat);
  return asked === null ? turnActions(content, combat) : ANSWERS[asked](content, combat);
}

function actionOfCard(content: Content, kind: "take" | "smith", id: string): Action {
  return content.actions[kind][content.cardNumbers.get(id) as number] as Action;
}

function campfireActions(content: Content, { run }: Readonly<State>): Action[] {
  const upgrades = upgradableCards(content, run);
  return [REST, ...upgrades.map((id) => actionOfCard(content, "smith", id))];
}

/** Cards of the hand, powers to use, and the end of the turn. */
function turnActions(content: Content, combat: Readonly<Combat>): Action[] {
  const actions: Action[] = [];
  const { hand, powers } = combat;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (hand.indexOf(card) === i && whyNotPlay(content, combat, card) === null)
      actions.push(content.actions.play[card] as Action);
  }
  for (const { card, isUsed } of powers) {
    const action = content.actions.use[card] as Action;
    if (!isUsed && isUsable(content, card) && !actions.includes(action)) actions.push(action);
  }
  actions.push(END_TURN);
  return actions;
}

function isUsable(content: Content, card: number): boolean {
  return (content.cards[card]?.use ?? -1) >= 0;
}

/** Why a card of the hand cannot be played; null when it can. */
function whyNotPlay(
  content: Content,
  combat: Readonly<Combat>,
  card: number,
): "unplayable" | "only-attacks" | "no-target" | "not-enough-energy" | null {
  const obstacle = obstacleOf(content, combat, card);
  if (obstacle !== null) return obstacle;
  return costOf(content, combat, card) > combat.player.energy ? "not-enough-energy" : null;
}

/** The possible answers to each question. */
const ANSWERS: Readonly<Record<Ask, (content: Content, combat: Readonly<Combat>) => Action[]>> = {
  enemy: (_, { enemies }) => {
    const actions: Action[] = [];
    for (let i = 0; i < enemies.length; i++)
      if ((enemies[i]?.hp ?? 0) > 0) actions.push(chooseEnemy(i));
    return actions;
  },
  amount: (_, { player }) => {
    const actions: Action[] = [];
    for (let amount = 0; amount <= player.energy; amount++) actions.push(chooseAmount(amount));
    return actions;
  },
  option: (content, combat) => {
    const { most } = openOp(content, combat);
    return Array.from({ length: most }, (_, option) => chooseOption(option));
  },
  card: (content, combat) => {
    const op = openOp(content, combat);
    const cards = distinct(pileOf(combat, op.from));
    const actions = cards.map((card) => content.actions.chooseCard[card] as Action);
    if (canStop(topFrame(combat) as Frame, op)) actions.push(NONE);
    return actions;
  },
};

/** The operation that asks. */
function openOp(content: Content, combat: Readonly<Combat>): CompiledOp {
  return currentOp(content, topFrame(combat) as Frame) as CompiledOp;
}

/** Why an action is not legal; undefined when it is. */
export function check(content: Content, state: Readonly<State>, action: Action): No {
  if (state.phase === "over") return refuse("game-over");
  const { type } = action;
  const rule = Object.hasOwn(CHECKS, type) ? CHECKS[type as Action["type"]] : undefined;
  if (rule === undefined) return refuse("unknown-action");
  const [phase, asked, decide] = rule;
  if (phase !== state.phase) return refuse("not-now");
  if (state.combat !== null) {
    const open = askedNow(content, state.combat);
    if (open !== asked) return refuse(open === null ? "no-question" : "question-open");
  }
  return decide(content, state, action as Fields);
}

/** The fields an action may have, none of them trusted. */
interface Fields {
  readonly card?: unknown;
  readonly enemy?: unknown;
  readonly amount?: unknown;
  readonly option?: unknown;
}
type Decide = (content: Content, state: Readonly<State>, fields: Fields) => No;
type Rule = readonly [State["phase"], Ask | null, Decide];

/** For each action: the phase and the question it belongs to, and what else it needs. */
const CHECKS: Readonly<Record<Action["type"], Rule>> = {
  proceed: ["map", null, () => undefined],
  play: ["combat", null, checkPlay],
  use: ["combat", null, checkUse],
  "end-turn": ["combat", null, () => undefined],
  "choose-enemy": [
    "combat",
    "enemy",
    (_, { combat }, { enemy }) =>
      isPlace(enemy, combat?.enemies.length) && (combat?.enemies[enemy]?.hp ?? 0) > 0
        ? undefined
        : refuse("no-such-choice"),
  ],
  "choose-amount": [
    "combat",
    "amount",
    (_, { combat }, { amount }) =>
      isPlace(amount, (combat?.player.energy ?? -1) + 1) ? undefined : refuse("no-such-choice"),
  ],
  "choose-option": [
    "combat",
    "option",
    (content, { combat }, { option }) =>
      combat !== null && isPlace(option, openOp(content, combat).most)
        ? undefined
        : refuse("no-such-choice"),
  ],
  "choose-card": [
    "combat",
    "card",
    (content, { combat }, { card }) =>
      combat !== null &&
      pileOf(combat, openOp(content, combat).from).includes(numberOfCard(content, card))
        ? undefined
        : refuse("no-such-choice"),
  ],
  "choose-none": [
    "combat",
    "card",
    (content, { combat }) =>
      combat !== null && canStop(topFrame(combat) as Frame, openOp(content, combat))
        ? undefined
        : refuse("no-such-choice"),
  ],
  take: [
    "reward",
    null,
    (_, { revealed }, { card }) =>
      revealed.includes(card as string) ? undefined : refuse("not-offered"),
  ],
  skip: ["reward", null, () => undefined],
  rest: ["campfire", null, () => undefined],
  smith: [
    "campfire",
    null,
    (content, { run }, { card }) =>
      typeof card === "string" && run.deck.includes(card) && upgradeOf(content, card) !== null
        ? undefined
        : refuse("cannot-upgrade"),
  ],
};

function isPlace(value: unknown, length: number | undefined): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < (length ?? 0);
}

/** The number of a card by its own id; -1 for anything else, other names included. */
function numberOfCard(content: Content, id: unknown): number {
  const number = typeof id === "string" ? content.cardNumbers.get(id) : undefined;
  return number !== undefined && content.cards[number]?.id === id ? number : -1;
}

function checkPlay(content: Content, { combat }: Readonly<State>, { card }: Fields): No {
  const number = numberOfCard(content, card);
  if (combat === null || !combat.hand.includes(number)) return refuse("not-in-hand");
  const why = whyNotPlay(content, combat, number);
  return why === null ? undefined : refuse(why);
}

function checkUse(content: Content, { combat }: Readonly<State>, { card }: Fields): No {
  const number = numberOfCard(content, card);
  const powers = combat?.powers.filter((power) => power.card === number) ?? [];
  if (powers.length === 0 || !isUsable(content, number)) return refuse("no-such-power");
  return powers.some(({ isUsed }) => !isUsed) ? undefined : refuse("already-used");
}

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  "game-over": "The run is over.",
  "unknown-action": "There is no such action.",
  "not-now": "That cannot be done at this point of the run.",
  "question-open": "First answer the question of the card that is being played.",
  "no-question": "There is no such question to answer.",
  "not-in-hand": "That card is not in your hand.",
  unplayable: "That card cannot be played.",
  "not-enough-energy": "You do not have enough energy for that card.",
  "only-attacks": "That card can be played only while every card in your hand is an Attack.",
  "no-target": "There is no enemy to attack.",
  "no-such-power": "You have no such power to use.",
  "already-used": "That power was used this turn.",
  "no-such-choice": "That is not one of the choices.",
  "not-offered": "That card is not among the rewards.",
  "cannot-upgrade": "You have no such card that could be upgraded.",
};

function refuse(code: RefusalCode): Refusal<RefusalCode> {
  return { code, message: MESSAGES[code] };
}
