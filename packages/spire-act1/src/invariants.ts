// What holds in every state of a run, whatever was played: the second half of loading a save, and a property for tests.
import type { Invariant } from "@games/core-game";
import { legalActions } from "./actions.js";
import type { Content } from "./content.js";
import { SUPPLY_SIZES } from "./data/act1.js";
import { fault } from "./messages.js";
import { cardsInPlay, type Frame, type TextFrame, topFrame } from "./rules/frames.js";
import { questionOf, textOf } from "./rules/questions.js";
import { nodeOf } from "./rules/run.js";
import { cardOf, livingEnemies } from "./state.js";
import type { Combat, State } from "./types.js";
import { SUPPLIES } from "./vocabulary.js";

/** What may lie on what. */
const STACKS = /^(map|node( reward| campfire| fight( turn-start| turn-end)?( card| trigger)*))?$/;

/** What must hold in every state, each with what is said when it does not; the first that is broken is named. */
export function invariantsOf(content: Content): readonly Invariant<State>[] {
  const isStack = ({ stack }: State) => {
    const kinds = stack.map(({ kind }) => kind).join(" ");
    return STACKS.test(kinds) || content.kit.stacks?.test(kinds) === true;
  };
  return [
    [isStack, fault("wrong-stack")],
    ...RUN_INVARIANTS,
    ...fightInvariants(content),
    ...stackInvariants(content),
  ];
}

const RUN_INVARIANTS: readonly Invariant<State>[] = /* @__PURE__ */ [
  [({ stack, result }) => (stack.length === 0) === (result !== null), fault("no-result")],
  [({ stack, combat }) => hasKind(stack, "fight") === (combat !== null), fault("stray-fight")],
  [({ run, result }) => (run.hp === 0) === (result === "defeat"), fault("lost-with-hp")],
  [({ run }) => run.hp <= run.maxHp, fault("too-much-hp")],
  [({ run }) => run.map.currentNode < run.map.nodes.length, fault("off-the-map")],
  [hasItsMap, fault("other-map")],
  [isAtNode, fault("wrong-node")],
];

function hasKind(stack: readonly Frame[], kind: Frame["kind"]): boolean {
  return stack.some((frame) => frame.kind === kind);
}

/** The nodes are those of the options, and those before the player are cleared. */
function hasItsMap({ config, run, result }: Readonly<State>): boolean {
  const { nodes, currentNode } = run.map;
  if (config.map === null || config.ruleSet !== "plan") return true;
  if (nodes.length !== config.map.length) return false;
  const isComplete = result === "act-complete";
  return nodes.every(({ id, type, cleared }, i) => {
    const isPast = i < currentNode || (isComplete && cleared && i === currentNode);
    return id === i && type === config.map?.[i] && cleared === isPast;
  });
}

/** At a node is what belongs to its kind. */
function isAtNode({ config, run, stack }: Readonly<State>): boolean {
  if (config.ruleSet !== "plan") return true;
  const inside = stack[1];
  const isCampfire = nodeOf(run.map).type === "campfire";
  return inside === undefined || isCampfire === (inside.kind === "campfire");
}

function fightInvariants(content: Content): readonly Invariant<State>[] {
  const inFight =
    (holds: (combat: Combat, state: State) => boolean): Invariant<State>[0] =>
    (state) =>
      state.combat === null || holds(state.combat, state);
  const supplyOf = (card: number) => cardOf(content, card).supply;
  return [
    [inFight(({ player }, { run }) => player.maxHp === run.maxHp), fault("wrong-hp")],
    [inFight(({ player }) => player.hp <= player.maxHp), fault("wrong-hp")],
    [inFight(({ player: p }) => p.temporaryStrength <= p.strength), fault("lost-strength")],
    [inFight((combat) => livingEnemies(combat) + combat.arrivals.length > 0), fault("no-enemies")],
    [inFight((_, state) => areStatusesKept(content, state)), fault("lost-statuses")],
    [inFight((_, state) => areCardsKept(content, state)), fault("lost-cards")],
    [
      inFight(({ exhaustPile }) => exhaustPile.every((card) => supplyOf(card) === null)),
      fault("exhausted-statuses"),
    ],
  ];
}

/** Every card of a fight: in a pile, in play as a power, or being played. */
function cardsInFight({ combat, stack }: Readonly<State>): number[] {
  if (combat === null) return [];
  const { drawPile } = combat;
  return [
    ...combat.hand,
    ...drawPile.top,
    ...drawPile.rest,
    ...drawPile.bottom,
    ...combat.discardPile,
    ...combat.exhaustPile,
    ...combat.powers.map(({ card }) => card),
    ...cardsInPlay(stack),
  ];
}

/** Status cards are in a pile or in their supply. */
function areStatusesKept(content: Content, state: Readonly<State>): boolean {
  const inPlay = cardsInFight(state).map((card) => cardOf(content, card).supply);
  return SUPPLIES.every((supply) => {
    const left = state.combat?.supplies[supply] ?? 0;
    return left + inPlay.filter((one) => one === supply).length === SUPPLY_SIZES[supply];
  });
}

/** The deck is in the piles, and nothing else but status cards. */
function areCardsKept(content: Content, state: Readonly<State>): boolean {
  const own = cardsInFight(state).filter((card) => cardOf(content, card).supply === null);
  const ids = own.map((card) => cardOf(content, card).id);
  return ids.sort().join() === state.run.deck.slice().sort().join();
}

/** A state that waits for the player is at a question that has answers. */
function stackInvariants(content: Content): readonly Invariant<State>[] {
  return [
    [isSettled, fault("not-settled")],
    [isQueueKept, fault("broken-queue")],
    [hasItsPowers, fault("power-missing")],
    [({ stack }) => stack.every((frame) => isAtStep(content, frame)), fault("no-such-step")],
    [
      (state) => {
        const frame = topFrame(state);
        return frame === undefined || questionOf(content, frame) !== undefined;
      },
      fault("no-question"),
    ],
    [
      (state) => state.result !== null || legalActions(state, content).length > 0,
      fault("no-answers"),
    ],
  ];
}

/** In the player's turn nothing waits, and the die is rolled. */
function isSettled(state: Readonly<State>): boolean {
  const { combat } = state;
  if (combat === null || topFrame(state)?.kind !== "fight") return true;
  return combat.queue.length === 0 && combat.die !== null;
}

/** What waited before a card was played is still there, and before what waited later. */
function isQueueKept({ combat, stack }: Readonly<State>): boolean {
  let before = 0;
  return stack.every((frame) => {
    if (frame.kind !== "card") return true;
    const isKept = frame.waitingBefore >= before;
    before = frame.waitingBefore;
    return isKept && before <= (combat?.queue.length ?? 0);
  });
}

/** Triggers of powers belong to powers in play. */
function hasItsPowers({ combat, stack }: Readonly<State>): boolean {
  const triggers = stack.filter((frame) => frame.kind === "trigger");
  return [...triggers, ...(combat?.queue ?? [])].every(
    ({ card, power }) => power === null || combat?.powers[power]?.card === card,
  );
}

/** A text is at one of its operations or behind them, and only X is paid for by choice. */
function isAtStep(content: Content, frame: Readonly<Frame>): boolean {
  if (frame.kind !== "card" && frame.kind !== "trigger") return true;
  const { cost, hurtCost } = cardOf(content, frame.card);
  const isPaid = frame.stage !== "energy" || cost === "x" || hurtCost === "x";
  return isPaid && frame.next <= textOf(content, frame as TextFrame).ops.length;
}
