// What holds in every state of a run, whatever was played: the second half of reading a save, and a property for tests.
import { legalActions } from "./actions.js";
import type { CompiledCard, Content } from "./compiled.js";
import { DAZE_SUPPLY, STATUS_SUPPLY } from "./data/act1.js";
import { CARD, TRIGGER, TURN_END, TURN_START } from "./rules/frames.js";
import { livingEnemies } from "./rules/intents.js";
import { askedNow, programOf } from "./rules/question.js";
import { nodeOf } from "./rules/run.js";
import { type Combat, type Frame, type State, WAYS } from "./types.js";

/** What is wrong with a state whose fields are all of the right kind; undefined when nothing is. */
export function brokenLaw(content: Content, state: Readonly<State>): string | undefined {
  return runFault(state) ?? mapFault(state) ?? fightFault(content, state);
}

function runFault({ phase, run, revealed, combat, result }: Readonly<State>): string | undefined {
  if ((phase === "combat") !== (combat !== null)) return "is in a fight without one";
  if ((phase === "over") !== (result !== null)) return "is over without a result";
  if ((phase === "reward") !== revealed.length > 0) return "has rewards out of place";
  if ((run.hp === 0) !== (result === "defeat")) return "is lost with HP left";
  return run.hp > run.maxHp ? "has more HP than it can have" : undefined;
}

function mapFault({ config, phase, run, result }: Readonly<State>): string | undefined {
  const { nodes, currentNode } = run.map;
  if (nodes.length !== config.map.length || currentNode >= nodes.length) return "is off the map";
  const isComplete = result === "act-complete";
  for (const [i, { id, type, cleared }] of nodes.entries()) {
    const isPast = i < currentNode || (isComplete && cleared && i === currentNode);
    if (id !== i || type !== config.map[i] || cleared !== isPast) return "has another map";
  }
  if (phase === "map" || phase === "over") return undefined;
  const isCampfire = nodeOf(run.map).type === "campfire";
  return isCampfire === (phase === "campfire") ? undefined : "is at the wrong node";
}

function fightFault(content: Content, state: Readonly<State>): string | undefined {
  const { combat, run } = state;
  if (combat === null) return undefined;
  const { player } = combat;
  if (player.maxHp !== run.maxHp || player.hp > player.maxHp) return "has the wrong HP";
  if (player.flex > player.strength) return "has more Strength to lose than it has";
  if (livingEnemies(combat) + combat.arrivals.length === 0) return "has nobody to fight";
  return cardFault(content, combat, run.deck) ?? stackFault(content, state, combat);
}

/** Cards are conserved: the deck is in the piles, and status cards are there or in their supply. */
function cardFault(
  content: Content,
  combat: Readonly<Combat>,
  deck: readonly string[],
): string | undefined {
  let daze = combat.dazeLeft;
  let status = combat.statusLeft;
  const left = new Map<string, number>();
  for (const id of deck) left.set(id, (left.get(id) ?? 0) + 1);
  for (const card of cardsInFight(combat)) {
    const { id, supply } = content.cards[card] as CompiledCard;
    if (supply === "daze") daze++;
    else if (supply === "status") status++;
    else left.set(id, (left.get(id) ?? 0) - 1);
  }
  if (daze !== DAZE_SUPPLY || status !== STATUS_SUPPLY) return "has lost status cards";
  if ([...left.values()].some((count) => count !== 0)) return "has lost cards";
  const isForeign = (card: number) => content.cards[card]?.supply !== null;
  return combat.exhaustPile.some(isForeign) ? "has status cards in the exhaust pile" : undefined;
}

/** Every card of a fight: in a pile, in play as a power, or being played. */
function cardsInFight(combat: Readonly<Combat>): number[] {
  const { drawPile, stack } = combat;
  const isReal = ({ kind, way }: Frame) => kind === CARD && WAYS[way] !== "copy";
  return [
    ...combat.hand,
    ...drawPile.top,
    ...drawPile.rest,
    ...drawPile.bottom,
    ...combat.discardPile,
    ...combat.exhaustPile,
    ...combat.powers.map(({ card }) => card),
    ...stack.filter(isReal).map(({ card }) => card),
  ];
}

/** A state that waits for the player is at a question, or nothing is being resolved. */
function stackFault(
  content: Content,
  state: Readonly<State>,
  combat: Readonly<Combat>,
): string | undefined {
  const { stack, queue, die } = combat;
  if (stack.length === 0) return queue.length > 0 || die === 0 ? "is not settled" : undefined;
  let base = 0;
  for (const [i, frame] of stack.entries()) {
    if (frame.base < base || frame.base > queue.length) return "has a broken queue";
    base = frame.base;
    const fault = frameFault(content, combat, frame, i);
    if (fault !== undefined) return fault;
  }
  if (queue.some(({ card, power }) => power >= 0 && combat.powers[power]?.card !== card))
    return "waits for a power that is not there";
  if (askedNow(content, combat) === null) return "waits without a question";
  return legalActions(content, state).length > 0 ? undefined : "has a question without answers";
}

function frameFault(
  content: Content,
  combat: Readonly<Combat>,
  frame: Readonly<Frame>,
  place: number,
): string | undefined {
  const { kind, card, power, pc, picked, count } = frame;
  if (power >= 0 && (kind !== TRIGGER || combat.powers[power]?.card !== card))
    return "resolves a power that is not there";
  if (kind === TURN_START || kind === TURN_END) {
    if (place > 0) return "has a turn inside a card";
    const isOutside = pc < 0 || pc > (kind === TURN_START ? 2 : 4);
    return isOutside || picked > combat.hand.length || count > picked
      ? "is at no step of a turn"
      : undefined;
  }
  const most = programOf(content, frame)?.ops.length ?? 0;
  const least = kind === CARD && content.cards[card]?.cost === -1 ? -2 : -1;
  return pc < least || pc > most ? "is at no step of a text" : undefined;
}
