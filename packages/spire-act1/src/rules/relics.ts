// Relics in a fight and after a roll: which of them go off at a moment, which can be used, and using them.
import type { CompiledRelic, RelicTrigger, UseMoment } from "../act-content.js";
import type { Content } from "../content.js";
import { combatOf, hasRelic } from "../state.js";
import type { Play, RefusalCode, Relic, State } from "../types.js";
import type { CardType, Moment, RelicLimit } from "../vocabulary.js";
import { cardFrame, pushItem, type TextFrame } from "./frames.js";

/** Puts the triggers of relics for a moment in the queue, in the order of the table; `type` is that of a drawn or played card. */
export function enqueueRelics(play: Play, moment: Moment, type: CardType | null): void {
  const { state, content } = play;
  const combat = combatOf(play);
  const waiting = content.act.relicMoments[moment];
  if (waiting === undefined) return;
  for (const { relic, text, of, faces } of waiting) {
    if (of !== null && (type === null || !of.includes(type))) continue;
    if (faces !== null && !faces.includes(combat.die ?? 0)) continue;
    if (hasRelic(state.run, relic) && combat.triggersLeft-- > 0)
      combat.queue.push({ card: null, relic, trigger: text, power: null, target: null });
  }
}

/** The abilities of the player's die relics, of one face or of any; those that only set off others are not among them. */
export function dieAbilities(
  { run }: Readonly<State>,
  { act }: Content,
  face: number | null,
): RelicTrigger[] {
  const abilities: RelicTrigger[] = [];
  for (const ability of act.relicMoments.die ?? []) {
    const { relic, faces, isCopy } = ability;
    if (isCopy || (face !== null && !faces?.includes(face))) continue;
    if (hasRelic(run, relic)) abilities.push(ability);
  }
  return abilities;
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
export function isResetOpen({ state, content }: Play): boolean {
  return state.run.relics.length > 0 && usableRelics(state, content, "reset").length > 0;
}

/** Relics can be used again as a fight or a room begins. */
export function resetUses({ state, content }: Play, per: RelicLimit["per"]): void {
  for (const relic of state.run.relics)
    if (content.act.items.relic[relic.relic]?.row.limit?.per === per) relic.used = 0;
}

/** A text that is not being resolved, for conditions that look at the fight alone. */
const NO_TEXT = /* @__PURE__ */ cardFrame(0, "hand", false, 0);

/** Why a relic cannot be used at a moment. */
function refuseRelic(
  state: Readonly<State>,
  content: Content,
  relic: Readonly<Relic>,
  moment: UseMoment,
): RefusalCode | undefined {
  const { uses, maxUses } = content.act.items.relic[relic.relic] as CompiledRelic;
  const use = uses[moment];
  if (use === null) return "cannot-use";
  if (relic.used >= maxUses) return "relic-used";
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
  const number = content.act.itemNumbers.relic.get(id);
  const relic = state.run.relics.find((one) => one.relic === number);
  return relic === undefined ? "no-such-relic" : refuseRelic(state, content, relic, moment);
}

/** The relics that can be used at a moment, as rows of content. */
export function usableRelics(
  state: Readonly<State>,
  content: Content,
  moment: UseMoment,
): number[] {
  const usable: number[] = [];
  const { relics } = state.run;
  const canUse = content.act.usable[moment];
  for (let i = 0; i < relics.length; i++) {
    const relic = relics[i] as Relic;
    if (canUse[relic.relic] && refuseRelic(state, content, relic, moment) === undefined)
      usable.push(relic.relic);
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
