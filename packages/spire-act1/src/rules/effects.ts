// What the larger operations do, bound to their fields.
import type { CardQuestion, Effect } from "../content.js";
import { MAX_STRENGTH } from "../data/act1.js";
import { PLAYER } from "../events.js";
import { cardOf, combatOf, passiveOf } from "../state.js";
import type { Play } from "../types.js";
import type { Aim, Token } from "../vocabulary.js";
import { amountOf, compileAmount, countPassives } from "./amounts.js";
import { attackAll, attackOne, damageEnemy, damagePlayer } from "./damage.js";
import type { TextFrame } from "./frames.js";
import { intendedHits } from "./intents.js";
import type { Operations } from "./operations.js";
import { exhaustCard, moveChosen, pileOf, takeFrom } from "./piles.js";
import { gainStrength, placeOnEnemy, placeOnPlayer } from "./tokens.js";
import { removePower } from "./triggers.js";

/** R9, R11: what base and Strength leave at 0 is no hit and spends no tokens. */
export function hit({ n, times = 1, all, strength: factor = 1 }: Operations["hit"]): Effect {
  const base = compileAmount(n);
  const count = compileAmount(times);
  return (play, frame) => {
    const size =
      amountOf(play, frame, base) + cardBonus(play, frame) + strengthOf(play, frame) * factor;
    const hits = amountOf(play, frame, count);
    if (size <= 0 || hits <= 0) return;
    if (all) attackAll(play, size, hits);
    else attackOne(play, frame.target, size, hits);
  };
}

/** The player's Strength, with what only the present card has. */
function strengthOf(play: Play, frame: TextFrame): number {
  const { strength } = combatOf(play).player;
  if (frame.kind !== "card" || frame.strength === 0) return strength;
  return Math.min(MAX_STRENGTH, strength + frame.strength);
}

/** What relics and powers add to the hits of a card: of a starter Strike, and of an Attack that costs nothing. */
function cardBonus(play: Play, frame: TextFrame): number {
  if (frame.card === null) return 0;
  const { isStarterStrike } = cardOf(play.content, frame.card);
  const { run } = play.state;
  let bonus = starterBonus(play, isStarterStrike);
  if (isStarterStrike) bonus += passiveOf(run, play.content, "better-strikes");
  if (frame.kind === "card" && frame.isFree)
    bonus += passiveOf(run, play.content, "better-free-attacks");
  return bonus;
}

/** What Apotheosis adds to starter cards. */
export function starterBonus(play: Play, isStarter: boolean): number {
  return isStarter ? countPassives(combatOf(play), play.content, "better-starters") : 0;
}

/** Damage that no token changes. */
export function damage({ n, to }: Operations["damage"]): Effect {
  const count = compileAmount(n);
  if (to === "self")
    return (play, frame) => damagePlayer(play, PLAYER, amountOf(play, frame, count), "damaged");
  return (play, frame) => {
    const combat = combatOf(play);
    const size = amountOf(play, frame, count);
    forEachAimed(play, frame, to, (target) => {
      const enemy = combat.enemies[target];
      const hits = to === "attackers" && enemy ? intendedHits(combat, play.content, enemy) : 1;
      if (hits > 0) damageEnemy(play, target, size * hits, "damaged");
    });
  };
}

/** Tokens on creatures; there is no poison for the player. */
export function placeTokens(token: Token, { n, to = "target" }: Operations[Token]): Effect {
  const count = compileAmount(n);
  return (play, frame) => {
    const placed = amountOf(play, frame, count);
    if (to !== "self")
      forEachAimed(play, frame, to, (target) => placeOnEnemy(play, target, token, placed));
    else if (token !== "poison") placeOnPlayer(play, token, placed);
  };
}

/** Every living enemy that an operation is for. */
function forEachAimed(play: Play, frame: TextFrame, to: Aim, act: (target: number) => void): void {
  const { enemies } = combatOf(play);
  for (let target = 0; target < enemies.length; target++) {
    if (to === "target" && target !== frame.target) continue;
    if ((enemies[target]?.hp ?? 0) > 0) act(target);
  }
}

/** R15: temporary Strength loses only what was gained. */
export function strength({ n, temporary }: Operations["strength"]): Effect {
  const count = compileAmount(n);
  return (play, frame) => {
    const gained = gainStrength(play, PLAYER, amountOf(play, frame, count));
    if (temporary) combatOf(play).player.temporaryStrength += gained;
  };
}

/** R5, R25: equal cards are one choice, and a forced choice among them is made without asking. */
export function chooseCards({
  from,
  to,
  n = 1,
  atLeast = n,
  free,
}: Operations["choose"]): CardQuestion {
  const isFree = free === true;
  return {
    ask: "card",
    from,
    to,
    max: n,
    min: atLeast,
    cards: ({ combat }) => (combat === null ? [] : pileOf(combat, from)),
    take: (play, frame, card) => moveChosen(play, frame, from, to, card, isFree),
    mustAsk: (play, frame) => {
      const pile = pileOf(combatOf(play), from);
      while (frame.chosen < n && pile.length > 0) {
        if (frame.chosen >= atLeast || !isUniform(pile)) return true;
        moveChosen(play, frame, from, to, pile[0] as number, isFree);
      }
      return false;
    },
  };
}

function isUniform(pile: readonly number[]): boolean {
  for (let i = 1; i < pile.length; i++) if (pile[i] !== pile[0]) return false;
  return true;
}

/** The power that a trigger belongs to, as its place among those in play. */
function powerOf(frame: TextFrame): number | null {
  return frame.kind === "trigger" ? frame.power : null;
}

/** Puts a cube on the power whose trigger this is. */
export function addCube(play: Play, frame: TextFrame): void {
  const place = powerOf(frame);
  const power = place === null ? undefined : combatOf(play).powers[place];
  if (power === undefined) return;
  power.cubes++;
  const { id } = cardOf(play.content, power.card);
  play.emit?.({ type: "cube-added", card: id, cubes: power.cubes });
}

/** Exhausts the power whose trigger this is. */
export function exhaustSelf(play: Play, frame: TextFrame): void {
  const power = powerOf(frame);
  if (power === null || frame.card === null) return;
  removePower(play, power);
  exhaustCard(play, frame.card, "powers");
}

/** Exhausts the card whose text this is from the hand; the end of the turn is about one card less then. */
export function exhaustThis(play: Play, { card }: TextFrame): void {
  const { hand } = combatOf(play);
  if (card === null || !hand.includes(card)) return;
  takeFrom(hand, card);
  for (const frame of play.state.stack) if (frame.kind === "turn-end") frame.cards--;
  exhaustCard(play, card, "hand");
}
