// P3: what waits at the same time is ordered by the player, who is asked only where the order can change the result.

import type { CompiledRelic } from "../act-content.js";
import type { CardText, CompiledTrigger, Content } from "../content.js";
import { cardOf, combatOf, rowOf } from "../state.js";
import type { Combat, Play, Power, Waiting } from "../types.js";
import type { Moment } from "../vocabulary.js";
import type { Look } from "./amounts.js";
import { dieAbilities } from "./relics.js";
import { AREA, addTouch, areInTheWay, NO_TOUCH, type Touch, type TouchSum } from "./touches.js";

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
  const sums = sumsOf(touches);
  let asking: number | null = null;
  for (let i = after; i < queue.length; i++) {
    if (isInTheWay(play, touches[i - after] as Touch, sums)) continue;
    if (!textOfWaiting(play.content, queue[i] as Waiting).isAsking) return i;
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
  if (powers.length > 0 && isEchoed(content, powers)) return null;
  const sums: TouchSums = { any: emptySum(), several: emptySum() };
  let abilities: Touch = NO_TOUCH;
  for (let i = after; i < queue.length; i++) {
    const { touch, copies } = textOfWaiting(content, queue[i] as Waiting);
    addTo(sums, touch);
    if (copies !== null) abilities = content.act.dieTouch; // whoever has them
  }
  for (let i = after; i < queue.length; i++) {
    const { touch, copies, isAsking } = textOfWaiting(content, queue[i] as Waiting);
    if (copies !== null || isAsking || (touch.adds & AREA.foes) !== 0) continue; // Curl Up looks at damage
    if (!isAmong(touch, sums) && !areInTheWay(touch, abilities)) return i;
  }
  return null;
}

/** Whether any power in play answers to what others do. */
function isEchoed(content: Content, powers: readonly Power[]): boolean {
  for (const { card } of powers)
    for (const { on } of cardOf(content, card).triggers) if (ECHOING.has(on)) return true;
  return false;
}

/** The different triggers of which the player chooses the next, as places in the queue. */
export function waitingChoices(play: Look, after: number): number[] {
  return placesInTheWay(play, after, touchesAfter(play, after));
}

function placesInTheWay(play: Look, after: number, touches: readonly Touch[]): number[] {
  const { queue } = combatOf(play);
  const sums = sumsOf(touches);
  const places: number[] = [];
  for (let i = after; i < queue.length; i++) {
    if (!isInTheWay(play, touches[i - after] as Touch, sums)) continue;
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

/** What some texts look at and change: any of them, and more than one of them. */
interface TouchSums {
  readonly any: TouchSum;
  readonly several: TouchSum;
}

function emptySum(): TouchSum {
  return { reads: 0, adds: 0, writes: 0 };
}

function sumsOf(touches: readonly Touch[]): TouchSums {
  const sums = { any: emptySum(), several: emptySum() };
  for (const touch of touches) addTo(sums, touch);
  return sums;
}

function addTo({ any, several }: TouchSums, touch: Touch): void {
  several.reads |= any.reads & touch.reads;
  several.adds |= any.adds & touch.adds;
  several.writes |= any.writes & touch.writes;
  addTouch(any, touch);
}

/** Whether it can matter if one of some texts comes before or after one of the others. */
function isAmong(touch: Touch, { any, several }: TouchSums): boolean {
  const others = {
    reads: several.reads | (any.reads & ~touch.reads),
    adds: several.adds | (any.adds & ~touch.adds),
    writes: several.writes | (any.writes & ~touch.writes),
  };
  return areInTheWay(touch, others);
}

/** The same of triggers as things are now: damage of different sizes matters to an enemy that has not curled up yet. */
function isInTheWay(play: Look, touch: Touch, sums: TouchSums): boolean {
  if (isAmong(touch, sums)) return true;
  return (touch.adds & sums.several.adds & AREA.foes) !== 0 && isCurlUpOpen(play);
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

function isCurlUpOpen({ state, content }: Look): boolean {
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
