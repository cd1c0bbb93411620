// Triggers: what waits for a moment, powers in the order they were played and then relics, until the text that set it off is done.
import type { CompiledRelic } from "../act-content.js";
import type { CompiledTrigger } from "../content.js";
import { cardOf, combatOf } from "../state.js";
import type { Play, Waiting } from "../types.js";
import type { CardType, Moment } from "../vocabulary.js";
import { pushItem, pushTrigger } from "./frames.js";

/** Puts the triggers of all powers and relics for a moment in the queue; `type` is that of a drawn or played card. */
export function enqueuePowers(
  play: Play,
  moment: Moment,
  target: number | null = null,
  type: CardType | null = null,
): void {
  const { state, content } = play;
  const { powers } = combatOf(play);
  const hasRelics = state.run.relics.length > 0;
  if (powers.length === 0 && !hasRelics) return;
  if (content.powerMoments[moment])
    for (let power = 0; power < powers.length; power++)
      enqueueCard(play, moment, powers[power]?.card as number, power, target, type);
  if (hasRelics) content.kit.enqueueRelics?.(play, moment, type);
}

/** Puts a card's own triggers for a moment in the queue; E7: as far as triggers are left for this action. */
export function enqueueCard(
  play: Play,
  moment: Moment,
  card: number,
  power: number | null = null,
  target: number | null = null,
  type: CardType | null = null,
): void {
  const { triggers } = cardOf(play.content, card);
  const combat = combatOf(play);
  for (let trigger = 0; trigger < triggers.length; trigger++) {
    const { on, of } = triggers[trigger] as CompiledTrigger;
    if (on !== moment || (of !== null && (type === null || !of.includes(type)))) continue;
    if (combat.triggersLeft-- > 0) combat.queue.push({ card, relic: null, trigger, power, target });
  }
}

/** Begins to resolve the next waiting trigger after some others; false when there is none. */
export function startTrigger(play: Play, after: number): boolean {
  const { state, content } = play;
  const waiting = combatOf(play).queue.length - after;
  if (waiting <= 0) return false;
  const { nextTrigger } = content.kit;
  const isOrdered = waiting === 1 || nextTrigger === undefined || state.config.ruleSet === "plan";
  const place = isOrdered ? after : nextTrigger(play, after);
  if (place === null) state.stack.push({ kind: "order", after });
  else startAt(play, place);
  return true;
}

/** Begins to resolve the trigger at a place in the queue. */
export function startAt(play: Play, place: number): void {
  const { queue, hand } = combatOf(play);
  const { card, relic, trigger, power, target } = queue[place] as Waiting;
  for (let i = place + 1; i < queue.length; i++) queue[i - 1] = queue[i] as Waiting;
  queue.pop();
  if (relic !== null) {
    pushItem(play, "relic", relic, trigger);
    const { id } = play.content.act.items.relic[relic] as CompiledRelic;
    play.emit?.({ type: "relic-triggered", relic: id });
    return;
  }
  if (card === null) return;
  const { id, triggers } = cardOf(play.content, card);
  const isHeld = triggers[trigger]?.on === "held";
  if (isHeld && !hand.includes(card)) return; // it left the hand before its turn came
  pushTrigger(play, { card, trigger, power, target });
  if (!isHeld) play.emit?.({ type: "power-triggered", card: id });
}

/** Takes a power out of play; whatever refers to the powers after it follows. */
export function removePower(play: Play, power: number): void {
  const { powers, queue } = combatOf(play);
  for (let i = power + 1; i < powers.length; i++)
    powers[i - 1] = powers[i] as (typeof powers)[number];
  powers.pop();
  const shift = (place: number | null) =>
    place !== null && place > power ? place - 1 : place === power ? null : place;
  for (const waiting of queue) waiting.power = shift(waiting.power);
  for (const frame of play.state.stack)
    if (frame.kind === "trigger") frame.power = shift(frame.power);
}
