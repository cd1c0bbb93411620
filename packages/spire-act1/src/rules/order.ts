// P3: what waits at the same time is ordered by the player, who is asked only where the order can change the result.

import type { CompiledRelic } from "../act-content.js";
import type { CardText, CompiledTrigger, Content } from "../content.js";
import { cardOf, combatOf, rowOf } from "../state.js";
import type { Combat, Play, Waiting } from "../types.js";
import type { Moment } from "../vocabulary.js";
import type { Look } from "./amounts.js";
import { dieAbilities } from "./relics.js";
import { AREA, addTouch, areInTheWay, type Touch, type TouchSum } from "./touches.js";

/** The text of a trigger that waits. */
function textOfWaiting(content: Content, { card, relic, trigger }: Readonly<Waiting>): CardText {
  if (card !== null) return (cardOf(content, card).triggers[trigger] as CompiledTrigger).text;
  return relicText(content, relic as number, trigger);
}

function relicText({ act }: Pick<Content, "act">, relic: number, text: number): CardText {
  return (act.items.relic[relic] as CompiledRelic).texts[text] as CardText;
}

/**
 * The place of the trigger that comes next, after some others; null when the player has to choose it. What is in nobody's
 * way comes first; E23: what asks the player something comes last, when all cards are drawn.
 */
export function nextTrigger(play: Play, after: number): number | null {
  const { queue } = combatOf(play);
  const quick = quickTrigger(play, after);
  if (quick !== null) return quick;
  const touches = touchesAfter(play, after);
  let asking: number | null = null;
  for (let i = after; i < queue.length; i++) {
    if (isInTheWay(play, touches, i - after)) continue;
    if (!isAsking(textOfWaiting(play.content, queue[i] as Waiting))) return i;
    asking ??= i;
  }
  const places = placesInTheWay(play, after, touches);
  if (places.length === 0) return asking;
  return places.length === 1 ? (places[0] as number) : null;
}

/**
 * The first trigger that asks nothing and is surely in nobody's way, found without looking at what the player has; null when
 * a closer look is needed.
 */
function quickTrigger({ state, content }: Look, after: number): number | null {
  const { queue, powers } = state.combat as Combat;
  if (powers.some(({ card }) => cardOf(content, card).triggers.some(({ on }) => ECHOING.has(on))))
    return null;
  const sum: TouchSum = { reads: 0, adds: 0, writes: 0 };
  for (let i = after; i < queue.length; i++)
    if (textOfWaiting(content, queue[i] as Waiting).copies !== null) {
      addDieTouches(content, sum);
      break;
    }
  for (let i = after; i < queue.length; i++) {
    const text = textOfWaiting(content, queue[i] as Waiting);
    if (text.copies === null && !isAsking(text) && isQuick(content, queue, after, i, sum)) return i;
  }
  return null;
}

/** Whether a trigger is in the way of no other, nor of any die ability that might be set off. */
function isQuick(
  content: Content,
  queue: readonly Waiting[],
  after: number,
  place: number,
  abilities: Touch,
): boolean {
  const { touch } = textOfWaiting(content, queue[place] as Waiting);
  if ((touch.adds & AREA.foes) !== 0 || areInTheWay(touch, abilities)) return false; // Curl Up looks at damage
  for (let i = after; i < queue.length; i++) {
    const other = textOfWaiting(content, queue[i] as Waiting).touch;
    if (i !== place && areInTheWay(touch, other)) return false;
  }
  return true;
}

/** Adds all die abilities there are, whoever has them. */
function addDieTouches({ act }: Content, sum: TouchSum): void {
  for (const { relic, text } of act.relicMoments.die ?? [])
    addTouch(sum, relicText({ act }, relic, text).touch);
}

/** The different triggers of which the player chooses the next, as places in the queue. */
export function waitingChoices(play: Look, after: number): number[] {
  return placesInTheWay(play, after, touchesAfter(play, after));
}

function placesInTheWay(play: Look, after: number, touches: readonly Touch[]): number[] {
  const { queue } = combatOf(play);
  const places: number[] = [];
  for (let i = after; i < queue.length; i++) {
    if (!isInTheWay(play, touches, i - after)) continue;
    if (!places.some((place) => isSame(queue[place] as Waiting, queue[i] as Waiting)))
      places.push(i);
  }
  return places;
}

function touchesAfter(play: Look, after: number): Touch[] {
  const { queue } = combatOf(play);
  const touches: Touch[] = [];
  for (let i = after; i < queue.length; i++) touches.push(touchOf(play, queue[i] as Waiting));
  return touches;
}

/** Whether it can matter if a trigger comes before or after one of the others. */
function isInTheWay(play: Look, touches: readonly Touch[], place: number): boolean {
  const touch = touches[place] as Touch;
  for (let i = 0; i < touches.length; i++) {
    const other = touches[i] as Touch;
    if (i !== place && (areInTheWay(touch, other) || isCurlUpOpen(play, touch, other))) return true;
  }
  return false;
}

/** Whether a text may ask the player something. */
function isAsking({ isTargeted, ops }: CardText): boolean {
  return isTargeted || ops.some(({ question }) => question !== null);
}

/** Whether two triggers that wait are the same. */
function isSame(one: Readonly<Waiting>, other: Readonly<Waiting>): boolean {
  return (
    one.card === other.card &&
    one.relic === other.relic &&
    one.trigger === other.trigger &&
    one.power === other.power &&
    one.target === other.target
  );
}

/** Damage of different sizes matters to an enemy that has not curled up yet. */
function isCurlUpOpen({ state, content }: Look, one: Touch, other: Touch): boolean {
  if ((one.adds & other.adds & AREA.foes) === 0) return false;
  return (state.combat as Combat).enemies.some(
    (enemy) => enemy.hp > 0 && enemy.curlUp === "unused" && rowOf(content, enemy).curlUp > 0,
  );
}

/** What powers in play wait for when something else happens, by area and moment. */
const ECHOES: readonly (readonly [area: number, moment: Moment])[] = [
  [AREA.guard, "block"],
  [AREA.exhaust, "exhaust"],
  [AREA.deck, "draw"],
  [AREA.foes, "token"],
];

const ECHOING: ReadonlySet<Moment> = new Set(ECHOES.map(([, moment]) => moment));

/** What a trigger looks at and changes, with the die ability and the powers that it may set off. */
function touchOf(play: Look, waiting: Readonly<Waiting>): Touch {
  const { touch, copies } = textOfWaiting(play.content, waiting);
  const { powers } = combatOf(play);
  if (copies === null && powers.length === 0) return touch;
  const sum = { reads: touch.reads, adds: touch.adds, writes: touch.writes };
  if (copies !== null)
    for (const { relic, text } of dieAbilities(play.state, play.content, copies.face))
      addTouch(sum, relicText(play.content, relic, text).touch);
  if (powers.length > 0) addEchoes(play, sum);
  return sum;
}

/** Adds what powers in play do in answer. */
function addEchoes({ state, content }: Look, sum: TouchSum): void {
  const touched = sum.adds | sum.writes;
  for (const [area, moment] of ECHOES) {
    if ((touched & area) === 0) continue;
    for (const { card } of (state.combat as Combat).powers)
      for (const { on, text } of cardOf(content, card).triggers)
        if (on === moment) addTouch(sum, text.touch);
  }
}
