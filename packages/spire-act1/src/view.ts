// What the player may know. The order of a pile does not exist before it is drawn, so nothing has to be dealt anew.
import type { Deck } from "@games/core-rng";
import type { CompiledCard, CompiledOp, Content } from "./compiled.js";
import { actionOf, hitSize, intendedHits, rowOf } from "./rules/intents.js";
import { costOf } from "./rules/play.js";
import { askedNow, canStop, choicesOf, currentOp, topFrame } from "./rules/question.js";
import type { Combat, Enemy, Frame, Outcome, State } from "./types.js";
import type { CombatView, EnemyView, HandCard, PileView, Question, View } from "./view-types.js";

/** How a run ended; undefined while it goes on. */
export function outcome({ run, result }: Readonly<State>): Outcome | undefined {
  if (result === null) return undefined;
  const { hp, combatCount, deck, map } = run;
  const nodes = map.nodes.filter(({ cleared }) => cleared).length;
  return { result, hp, combatCount, nodes, deckSize: deck.length };
}

/** Everything the player may know. */
export function view(content: Content, state: Readonly<State>): View {
  const { hp, maxHp, deck, cardRewardsDeck, combatCount, map } = state.run;
  return {
    phase: state.phase,
    run: {
      hp,
      maxHp,
      deck: deck.slice(),
      rewards: pileView(cardRewardsDeck, (id) => id),
      combatCount,
      map: { nodes: map.nodes.slice(), currentNode: map.currentNode },
    },
    revealed: state.revealed.slice(),
    combat: state.combat === null ? null : combatView(content, state.combat),
    outcome: outcome(state) ?? null,
  };
}

/** Nothing is hidden but luck. */
export function determinize(): void {}

function pileView<C extends number | string>(
  { top, rest, bottom }: Readonly<Deck<C>>,
  name: (card: C) => string,
): PileView {
  return { top: top.map(name).reverse(), rest: [...rest, ...bottom].map(name) };
}

/** A fight as the player sees it. */
export function combatView(content: Content, combat: Readonly<Combat>): CombatView {
  const name = (card: number) => (content.cards[card] as CompiledCard).id;
  const { player, stack } = combat;
  return {
    turn: combat.turn,
    die: combat.die,
    player: { ...player },
    enemies: combat.enemies.map((enemy) => enemyView(content, combat, enemy)),
    arrivals: combat.arrivals.map((number) => content.enemies[number]?.id as string),
    hand: combat.hand.map((card) => handCard(content, combat, card)),
    drawPile: pileView(combat.drawPile, name),
    discardPile: combat.discardPile.map(name),
    exhaustPile: combat.exhaustPile.map(name),
    powers: combat.powers.map(({ card, cubes, isUsed }) => ({ card: name(card), cubes, isUsed })),
    dazeLeft: combat.dazeLeft,
    statusLeft: combat.statusLeft,
    decisionsLeft: combat.decisionsLeft,
    resolving: stack.map(({ card, ...frame }) => ({
      ...frame,
      card: card < 0 ? null : name(card),
    })),
    waiting: combat.queue.map(({ card, ...waiting }) => ({ ...waiting, card: name(card) })),
    pending: pendingQuestion(content, combat),
  };
}

function handCard(content: Content, combat: Readonly<Combat>, card: number): HandCard {
  const { id, type } = content.cards[card] as CompiledCard;
  const cost = costOf(content, combat, card);
  return { card: id, type, cost: cost < 0 ? "x" : cost };
}

function enemyView(content: Content, combat: Readonly<Combat>, enemy: Readonly<Enemy>): EnemyView {
  const { id, hp: maxHp } = rowOf(content, enemy);
  const { row: _, ...seen } = enemy;
  const isDecided = enemy.hp > 0 && combat.die > 0;
  return {
    id,
    maxHp,
    ...seen,
    intent: isDecided ? actionOf(content, combat, enemy) : null,
    attack: isDecided ? attackView(content, combat, enemy) : null,
  };
}

function attackView(
  content: Content,
  combat: Readonly<Combat>,
  enemy: Readonly<Enemy>,
): EnemyView["attack"] {
  const times = intendedHits(content, combat, enemy);
  if (times === 0) return null;
  const { hit = 0 } = actionOf(content, combat, enemy);
  const isVulnerable = combat.player.vulnerable > 0;
  return { size: hitSize(hit + enemy.strength, enemy.weak > 0, isVulnerable), times };
}

/** What the player is asked in the middle of a card. */
function pendingQuestion(content: Content, combat: Readonly<Combat>): Question | null {
  const ask = askedNow(content, combat);
  if (ask === null) return null;
  const frame = topFrame(combat) as Frame;
  const by = content.cards[frame.card]?.id as string;
  if (ask === "amount") return { ask, by, most: combat.player.energy };
  if (ask === "enemy") {
    const enemies = combat.enemies.flatMap(({ hp }, i) => (hp > 0 ? [i] : []));
    return { ask, by, enemies };
  }
  const op = currentOp(content, frame) as CompiledOp;
  if (ask === "option") return { ask, by, options: op.most };
  return {
    ask,
    by,
    from: op.from,
    to: op.to,
    cards: choicesOf(combat, op).map((card) => content.cards[card]?.id as string),
    most: op.most - frame.picked,
    canStop: canStop(frame, op),
  };
}
