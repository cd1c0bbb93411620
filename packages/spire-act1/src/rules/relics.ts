// Relics in a fight and after a roll: which of them go off at a moment, which can be used, and using them.
import type { CompiledRelic, OwnedUse, RelicTrigger, UseMoment } from "../act-content.js";
import type { Content } from "../content.js";
import { combatOf } from "../state.js";
import type { Play, RefusalCode, Relic, State } from "../types.js";
import type { CardType, Moment, RelicLimit } from "../vocabulary.js";
import { cardFrame, pushItem, type TextFrame } from "./frames.js";
import { ownedOf } from "./owned.js";

/** Puts the triggers of relics for a moment in the queue, in the order of the table; `type` is that of a drawn or played card. */
export function enqueueRelics(play: Play, moment: Moment, type: CardType | null): void {
  const waiting = ownedOf(play.state.run, play.content).triggers[moment];
  if (waiting === undefined) return;
  const combat = combatOf(play);
  for (const { relic, text, of, faces } of waiting) {
    if (of !== null && (type === null || !of.includes(type))) continue;
    if (faces !== null && !faces.includes(combat.die ?? 0)) continue;
    if (combat.triggersLeft-- > 0)
      combat.queue.push({ card: null, relic, trigger: text, power: null, target: null });
  }
}

/** The abilities of the player's die relics, of one face or of any; those that only set off others are not among them. */
export function dieAbilities(
  { run }: Readonly<State>,
  content: Content,
  face: number | null,
): readonly RelicTrigger[] {
  return ownedOf(run, content).abilities[face ?? 0] ?? [];
}

/** Sets off the chosen die ability, or the only one there is. */
export function triggerDie(play: Play, frame: TextFrame, face: number | null): void {
  const ability = dieAbilities(play.state, play.content, face)[frame.option ?? 0];
  frame.option = null;
  if (ability === undefined) return;
  pushItem(play, "relic", ability.relic, ability.text);
  const { id } = play.content.act.items.relic[ability.relic] as CompiledRelic;
  play.emit?.({ type: "relic-triggered", relic: id });
}

/** Whether the player may decide about block that is about to go. */
export function isResetOpen(play: Play): boolean {
  return canUse(play.state, play.content, "reset");
}

/** Relics can be used again as a fight or a room begins. */
export function resetUses({ state, content }: Play, per: RelicLimit["per"]): void {
  for (const relic of state.run.relics)
    if (content.act.items.relic[relic.relic]?.row.limit?.per === per) relic.used = 0;
}

/** A text that is not being resolved, for conditions that look at the fight alone. */
const NO_TEXT = /* @__PURE__ */ cardFrame(0, "hand", false, 0);

/** Why a relic of the player's cannot be used. */
function refuseUse(
  state: Readonly<State>,
  content: Content,
  { place, relic, use }: OwnedUse,
): RefusalCode | undefined {
  if ((state.run.relics[place] as Relic).used >= relic.maxUses) return "relic-used";
  const isMet = use.condition === null || use.condition({ state, content }, NO_TEXT);
  return isMet ? undefined : "condition-unmet";
}

/** Why no relic of a name can be used at a moment. */
export function refuseRelicId(
  state: Readonly<State>,
  content: Content,
  id: string,
  moment: UseMoment,
): RefusalCode | undefined {
  const { relics } = state.run;
  const number = content.act.itemNumbers.relic.get(id);
  const place = relics.findIndex(({ relic }) => relic === number);
  if (place < 0) return "no-such-relic";
  const use = ownedOf(state.run, content).uses[moment].find((one) => one.place === place);
  return use === undefined ? "cannot-use" : refuseUse(state, content, use);
}

/** Whether any relic can be used at a moment. */
export function canUse(state: Readonly<State>, content: Content, moment: UseMoment): boolean {
  if (state.run.relics.length === 0) return false;
  const uses = ownedOf(state.run, content).uses[moment];
  for (let i = 0; i < uses.length; i++)
    if (refuseUse(state, content, uses[i] as OwnedUse) === undefined) return true;
  return false;
}

/** The relics that can be used at a moment. */
export function usableRelics(
  state: Readonly<State>,
  content: Content,
  moment: UseMoment,
): CompiledRelic[] {
  const uses = ownedOf(state.run, content).uses[moment];
  const usable: CompiledRelic[] = [];
  for (let i = 0; i < uses.length; i++) {
    const use = uses[i] as OwnedUse;
    if (refuseUse(state, content, use) === undefined) usable.push(use.relic);
  }
  return usable;
}

/** Uses a relic. */
export function useRelic(play: Play, id: string, moment: UseMoment): void {
  const { act } = play.content;
  const number = act.itemNumbers.relic.get(id) as number;
  const relic = play.state.run.relics.find((one) => one.relic === number) as Relic;
  relic.used++;
  play.emit?.({ type: "relic-used", relic: id });
  pushItem(play, "relic", number, act.items.relic[number]?.uses[moment]?.text ?? 0);
}
