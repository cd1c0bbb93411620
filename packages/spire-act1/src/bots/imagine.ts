// A state that looks like a view: everything the player sees is in it, and the luck to come is the bot's own.
import { type Deck, drawWords, type Luck, seedStreams } from "@games/core-rng";
import { actContent, spireAct1 } from "../game.js";
import { type Combat, type Config, STREAMS, type State } from "../types.js";
import type { CombatView, PileView, View } from "../view-types.js";

const { cardNumbers, enemyNumbers } = actContent;
const UNSEEDED = seedStreams(STREAMS, "imagined");

/** A state with this view; undefined when it shows cards or enemies that are not the game's own. */
export function imagine(view: View, luck: Luck): State | undefined {
  const config = spireAct1.configure({});
  if (view.combat === null || !config.ok) return undefined;
  const combat = imagineCombat(view.combat);
  return isKnown(combat) ? imagineState(view, combat, config.value, luck) : undefined;
}

function imagineState(view: View, combat: Combat, config: Config, luck: Luck): State {
  const { hp, maxHp, deck, rewards, combatCount, map } = view.run;
  const state: State = spireAct1.clone({
    config,
    phase: view.phase,
    run: {
      character: "ironclad",
      hp,
      maxHp,
      deck: [...deck],
      cardRewardsDeck: { top: rewards.top.toReversed(), rest: [...rewards.rest], bottom: [] },
      potions: [],
      combatCount,
      map: { nodes: [...map.nodes], currentNode: map.currentNode },
    },
    revealed: [],
    combat,
    result: null,
    luck: UNSEEDED,
  });
  for (const stream of STREAMS) drawWords(luck, state.luck[stream]);
  return state;
}

function imagineCombat(view: CombatView): Combat {
  return {
    turn: view.turn,
    die: view.die,
    player: { ...view.player },
    enemies: view.enemies.map((enemy) => ({
      row: enemyNumber(enemy.id),
      variant: enemy.variant,
      hp: enemy.hp,
      block: enemy.block,
      strength: enemy.strength,
      vulnerable: enemy.vulnerable,
      weak: enemy.weak,
      poison: enemy.poison,
      slot: enemy.slot,
      curl: enemy.curl,
    })),
    arrivals: view.arrivals.map(enemyNumber),
    hand: view.hand.map(({ card }) => cardNumber(card)),
    drawPile: imaginePile(view.drawPile),
    discardPile: view.discardPile.map(cardNumber),
    exhaustPile: view.exhaustPile.map(cardNumber),
    powers: view.powers.map(({ card, ...power }) => ({ card: cardNumber(card), ...power })),
    dazeLeft: view.dazeLeft,
    statusLeft: view.statusLeft,
    decisionsLeft: view.decisionsLeft,
    stack: view.resolving.map((frame) => ({
      ...frame,
      card: frame.card === null ? -1 : cardNumber(frame.card),
    })),
    queue: view.waiting.map((waiting) => ({ ...waiting, card: cardNumber(waiting.card) })),
  };
}

function imaginePile({ top, rest }: PileView): Deck<number> {
  return {
    top: top.map(cardNumber).reverse(),
    rest: rest.map(cardNumber).sort((a, b) => a - b),
    bottom: [],
  };
}

const UNKNOWN = -1;

function cardNumber(id: string): number {
  return cardNumbers.get(id) ?? UNKNOWN;
}

function enemyNumber(id: string): number {
  return enemyNumbers.get(id) ?? UNKNOWN;
}

function isKnown({ hand, drawPile, discardPile, exhaustPile, enemies, powers }: Combat): boolean {
  const cards = [...hand, ...drawPile.top, ...drawPile.rest, ...discardPile, ...exhaustPile];
  return ![...cards, ...powers.map(({ card }) => card), ...enemies.map(({ row }) => row)].includes(
    UNKNOWN,
  );
}
