// Triggers: what waits for a moment, in the order the powers were played, until the text that set it off is done.
import type { CompiledTrigger } from "../content.js";
import { cardOf, combatOf } from "../state.js";
import type { Play, Waiting } from "../types.js";
import type { CardType, Moment } from "../vocabulary.js";
import { pushTrigger } from "./frames.js";

/** Puts the triggers of all powers in play for a moment in the queue; `drawn` is the type of a drawn card. */
export function enqueuePowers(
  play: Play,
  moment: Moment,
  target: number | null = null,
  drawn: CardType | null = null,
): void {
  const { powers } = combatOf(play);
  if (!play.content.powerMoments[moment]) return;
  for (let power = 0; power < powers.length; power++) {
    enqueueCard(play, moment, powers[power]?.card as number, power, target, drawn);
  }
}

/** Puts a card's own triggers for a moment in the queue; E7: as far as triggers are left for this action. */
export function enqueueCard(
  play: Play,
  moment: Moment,
  card: number,
  power: number | null = null,
  target: number | null = null,
  drawn: CardType | null = null,
): void {
  const { triggers } = cardOf(play.content, card);
  const combat = combatOf(play);
  for (let trigger = 0; trigger < triggers.length; trigger++) {
    const { on, of } = triggers[trigger] as CompiledTrigger;
    if (on !== moment || (of !== null && (drawn === null || !of.includes(drawn)))) continue;
    if (combat.triggersLeft-- > 0) combat.queue.push({ card, trigger, power, target });
  }
}

/** Begins to resolve the first waiting trigger after some others; false when there is none. */
export function startTrigger(play: Play, after: number): boolean {
  const { queue } = combatOf(play);
  if (queue.length <= after) return false;
  const first = queue[after] as Waiting;
  for (let i = after + 1; i < queue.length; i++) queue[i - 1] = queue[i] as Waiting;
  queue.pop();
  pushTrigger(play, first);
  play.emit?.({ type: "power-triggered", card: cardOf(play.content, first.card).id });
  return true;
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
