// What the player may know. The order of a pile does not exist before it is drawn, so nothing has to be re-dealt.
import type { Deck } from "@games/core-rng";
import type { Content } from "./content.js";
import { cloneFrame, type Frame, topFrame } from "./rules/frames.js";
import { actionOf, hitSize, intendedHits } from "./rules/intents.js";
import { costOf } from "./rules/play.js";
import { questionOf } from "./rules/questions.js";
import { cardOf, phaseOf, rowOf } from "./state.js";
import type { Combat, DeckName, Decks, Enemy, Outcome, State } from "./types.js";
import type {
  CombatView,
  EnemyView,
  FrameView,
  HandCard,
  PileView,
  Question,
  View,
} from "./view-types.js";

/** How a run ended; undefined while it continues. */
export function outcome({ run, result }: Readonly<State>): Outcome | undefined {
  if (result === null) return undefined;
  const { hp, combatCount, deck, map } = run;
  const nodes = map.nodes.filter(({ cleared }) => cleared).length;
  return { result, hp, combatCount, nodes, deckSize: deck.length };
}

/** Everything the player may know. */
export function view(state: Readonly<State>, content: Content): View {
  const { hp, maxHp, deck, cardRewardsDeck, combatCount, map, decks, boss } = state.run;
  const frame = topFrame(state);
  return {
    phase: phaseOf(state),
    run: {
      hp,
      maxHp,
      deck: deck.slice(),
      rewards: pileView(cardRewardsDeck, (id) => id),
      gold: state.run.gold,
      potions: state.run.potions.slice(),
      relics: state.run.relics.map(({ relic, ...seen }) => ({
        ...seen,
        relic: content.act.items.relic[relic]?.id as string,
      })),
      decks: decks && decksView(decks),
      boss: encounterName(content, boss),
      combatCount,
      map: { ...map, nodes: map.nodes.map((node) => ({ ...node })) },
    },
    combat: state.combat === null ? null : combatView(state.combat, content),
    resolving: state.stack.map((one) => frameView(one, content)),
    pending: (frame && pendingOf(state, content, frame)) ?? null,
    outcome: outcome(state) ?? null,
  };
}

function encounterName({ act }: Content, row: number | null): string | null {
  return row === null ? null : (act.encounters[row]?.id ?? null);
}

/** What is asked. A preview can end inside a step, where a text without a fight has not yet got to what it asks. */
function pendingOf(state: Readonly<State>, content: Content, frame: Frame): Question | undefined {
  if (state.combat === null && frame.kind === "item" && frame.stage === "target") return undefined;
  return questionOf(content, frame)?.show(state, content, frame);
}

/** Nothing is hidden but luck. */
export function determinize(): void {}

function pileView<C extends number | string>(
  { top, rest, bottom }: Readonly<Deck<C>>,
  name: (card: C) => string,
): PileView {
  return {
    top: top.map(name).reverse(),
    rest: rest.map(name),
    bottom: bottom.map(name).reverse(),
  };
}

function decksView(decks: Readonly<Decks>): Record<DeckName, PileView> {
  const views = Object.entries(decks).map(([name, deck]) => [name, pileView(deck, (id) => id)]);
  return Object.fromEntries(views);
}

function frameView(frame: Frame, content: Content): FrameView {
  const copy = cloneFrame(frame);
  if (copy.kind === "plays")
    return { ...copy, cards: copy.cards.map((card) => cardOf(content, card).id) };
  return "card" in copy && copy.card !== null
    ? { ...copy, card: cardOf(content, copy.card).id }
    : ({ ...copy } as FrameView);
}

/** A fight as the player sees it. */
export function combatView(combat: Readonly<Combat>, content: Content): CombatView {
  const name = (card: number) => cardOf(content, card).id;
  const enemyName = (row: number) => content.enemies[row]?.id as string;
  return {
    encounter: encounterName(content, combat.encounter),
    turn: combat.turn,
    die: combat.die,
    player: { ...combat.player },
    enemies: combat.enemies.map((enemy) => enemyView(combat, content, enemy)),
    arrivals: combat.arrivals.map(enemyName),
    drawn: combat.drawn.map(({ row, variant }) => ({ enemy: enemyName(row), variant })),
    hand: combat.hand.map((card) => handCard(combat, content, card)),
    drawPile: pileView(combat.drawPile, name),
    discardPile: combat.discardPile.map(name),
    exhaustPile: combat.exhaustPile.map(name),
    freeInHand: combat.freeInHand.map(name),
    hasShuffled: combat.hasShuffled,
    powers: combat.powers.map((power) => ({ ...power, card: name(power.card) })),
    supplies: { ...combat.supplies },
    decisionsLeft: combat.decisionsLeft,
    waiting: combat.queue.map(({ card, relic, ...waiting }) => ({
      ...waiting,
      card: card === null ? null : name(card),
      relic: relic === null ? null : (content.act.items.relic[relic]?.id ?? null),
    })),
  };
}

function handCard(combat: Readonly<Combat>, content: Content, card: number): HandCard {
  const { id, type } = cardOf(content, card);
  return { card: id, type, cost: costOf(combat, content, card) };
}

function enemyView(combat: Readonly<Combat>, content: Content, enemy: Readonly<Enemy>): EnemyView {
  const { id, hp: maxHp } = rowOf(content, enemy);
  const { row: _, ...seen } = enemy;
  const isDecided = enemy.hp > 0 && combat.die !== null;
  return {
    id,
    maxHp,
    ...seen,
    intent: isDecided ? actionOf(combat, content, enemy).row : null,
    attack: isDecided ? attackView(combat, content, enemy) : null,
  };
}

function attackView(
  combat: Readonly<Combat>,
  content: Content,
  enemy: Readonly<Enemy>,
): EnemyView["attack"] {
  const times = intendedHits(combat, content, enemy);
  if (times === 0) return null;
  const { hit = 0 } = actionOf(combat, content, enemy);
  const isVulnerable = combat.player.vulnerable > 0;
  return { size: hitSize(hit + enemy.strength, enemy.weak > 0, isVulnerable), times };
}
