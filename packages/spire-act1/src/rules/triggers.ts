// Triggers: what waits for a moment, in the order the powers were played, until the text that set it off is done.
import type { CompiledTrigger, Fight } from "../compiled.js";
import type { CardType, Moment } from "../vocabulary.js";
import { pushFrame, TRIGGER } from "./frames.js";

/** Puts the triggers of all powers in play for a moment in the queue; `drawn` is the type of a drawn card. */
export function enqueuePowers(
  fight: Fight,
  moment: Moment,
  target = -1,
  drawn: CardType | null = null,
): void {
  const { powers } = fight.combat;
  for (let power = 0; power < powers.length; power++) {
    const card = powers[power]?.card as number;
    enqueueCard(fight, moment, card, power, target, drawn);
  }
}

/** Puts a card's own triggers for a moment in the queue. */
export function enqueueCard(
  fight: Fight,
  moment: Moment,
  card: number,
  power = -1,
  target = -1,
  drawn: CardType | null = null,
): void {
  const triggers = fight.content.cards[card]?.triggers as readonly CompiledTrigger[];
  for (let trigger = 0; trigger < triggers.length; trigger++) {
    const { on, of } = triggers[trigger] as CompiledTrigger;
    if (on !== moment || (of !== null && (drawn === null || !of.includes(drawn)))) continue;
    if (fight.triggersLeft-- > 0) fight.combat.queue.push({ card, trigger, power, target });
  }
}

/** Begins to resolve the first waiting trigger from `base` on. */
export function startTrigger(fight: Fight, base: number): void {
  const { queue } = fight.combat;
  const first = queue[base];
  if (first === undefined) return;
  for (let i = base + 1; i < queue.length; i++) queue[i - 1] = queue[i] as typeof first;
  queue.pop();
  const { card, trigger, power, target } = first;
  const frame = pushFrame(fight, TRIGGER, card);
  frame.trigger = trigger;
  frame.power = power;
  frame.target = target;
  fight.emit?.({ type: "power-triggered", card: fight.content.cards[card]?.id as string });
}

/** Takes a power out of play; whatever refers to the powers after it follows. */
export function removePower(fight: Fight, power: number): void {
  const { powers, queue, stack } = fight.combat;
  for (let i = power + 1; i < powers.length; i++)
    powers[i - 1] = powers[i] as (typeof powers)[number];
  powers.pop();
  for (const waiting of queue) if (waiting.power > power) waiting.power--;
  for (const frame of stack) {
    if (frame.power === power) frame.power = -1;
    else if (frame.power > power) frame.power--;
  }
}
