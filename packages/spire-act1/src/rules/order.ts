// P3: what waits at the same time is ordered by the player, who is asked only where the order can change the result.

import type { CompiledRelic } from "../act-content.js";
import type { CardText, CompiledTrigger, Content } from "../content.js";
import { cardOf, combatOf, rowOf } from "../state.js";
import type { Combat, Play, Waiting } from "../types.js";
import type { Moment } from "../vocabulary.js";
import { dieAbilities } from "./relics.js";
import { AREA, addTouch, areInTheWay, type Touch, type TouchSum } from "./touches.js";

/** The text of a trigger that waits. */
export function textOfWaiting(
  content: Content,
  { card, relic, trigger }: Readonly<Waiting>,
): CardText {
  if (card !== null) return (cardOf(content, card).triggers[trigger] as CompiledTrigger).text;
  return relicText(content, relic as number, trigger);
}

function relicText({ act }: Content, relic: number, text: number): CardText {
  return (act.items.relic[relic] as CompiledRelic).texts[text] as CardText;
}

/** The place of the trigger that comes next, after some others; null when the player has to choose it. */
export function nextTrigger(play: Play, after: number): number | null {
  const { queue } = combatOf(play);
  if (isOrderOpen(play, after)) return null;
  // Cards are drawn first, so that whatever is chosen besides is chosen with them in hand.
  for (let i = after; i < queue.length; i++) {
    const { touch } = textOfWaiting(play.content, queue[i] as Waiting);
    if ((touch.adds & AREA.deck) !== 0) return i;
  }
  return after;
}

/** Whether any two of the triggers that wait after some others can get in each other's way. */
function isOrderOpen(play: Play, after: number): boolean {
  const { queue, powers } = combatOf(play);
  const { content } = play;
  const first = queue[after] as Waiting;
  let isVaried = false;
  let hasCopies = false;
  for (let i = after; i < queue.length; i++) {
    const waiting = queue[i] as Waiting;
    isVaried ||= !isSame(waiting, first);
    hasCopies ||= textOfWaiting(content, waiting).copies !== null;
  }
  if (!isVaried) return false;
  if (areInTheWayAfter(play, after, false)) return true;
  return (hasCopies || powers.length > 0) && areInTheWayAfter(play, after, true);
}

/** The same, with or without what the triggers may set off in turn: without is faster, and mostly enough. */
function areInTheWayAfter(play: Play, after: number, isWhole: boolean): boolean {
  const { queue } = combatOf(play);
  const before: TouchSum = { reads: 0, adds: 0, writes: 0 };
  for (let i = after; i < queue.length; i++) {
    const waiting = queue[i] as Waiting;
    const touch = isWhole ? touchOf(play, waiting) : textOfWaiting(play.content, waiting).touch;
    if (areInTheWay(before, touch) || isCurlUpOpen(play, before, touch)) return true;
    addTouch(before, touch);
  }
  return false;
}

/** Whether two triggers that wait are the same. */
export function isSame(one: Readonly<Waiting>, other: Readonly<Waiting>): boolean {
  return (
    one.card === other.card &&
    one.relic === other.relic &&
    one.trigger === other.trigger &&
    one.power === other.power &&
    one.target === other.target
  );
}

/** The different triggers that wait after some others, as places in the queue. */
export function waitingChoices({ queue }: Readonly<Combat>, after: number): number[] {
  const places: number[] = [];
  for (let i = after; i < queue.length; i++)
    if (!places.some((place) => isSame(queue[place] as Waiting, queue[i] as Waiting)))
      places.push(i);
  return places;
}

/** Damage of different sizes matters to an enemy that has not curled up yet. */
function isCurlUpOpen({ state, content }: Play, one: Touch, other: Touch): boolean {
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

/** What a trigger looks at and changes, with the die ability and the powers that it may set off. */
function touchOf(play: Play, waiting: Readonly<Waiting>): Touch {
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
function addEchoes({ state, content }: Play, sum: TouchSum): void {
  const touched = sum.adds | sum.writes;
  for (const [area, moment] of ECHOES) {
    if ((touched & area) === 0) continue;
    for (const { card } of (state.combat as Combat).powers)
      for (const { on, text } of cardOf(content, card).triggers)
        if (on === moment) addTouch(sum, text.touch);
  }
}
