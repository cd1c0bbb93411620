// What an action would do, from the rules themselves, before it is played.

import type { Game, Preview, ReadonlyState } from "@games/core-game";
import type { CardId } from "./data/ids.js";
import { costOf } from "./rules/play.js";
import type { Action, SpireAct1, State } from "./types.js";

/** What an action would do to the enemy it is aimed at; null when no enemy has to be chosen. */
export interface ActionPreview extends Preview<SpireAct1> {
  readonly target: number | null;
}

/** What an action would do, once for each enemy that it can be aimed at; none when it is refused. */
export function previewAction(
  game: Game<SpireAct1>,
  state: ReadonlyState<SpireAct1>,
  action: Action,
): readonly ActionPreview[] {
  const done = game.preview(state, action);
  if (!done.ok) return [];
  const { pending } = done.value.view;
  if (pending?.ask !== "enemy") return [{ ...done.value, target: null }];
  return pending.enemies.flatMap((target) => {
    const aimed = game.preview(state, action, { type: "choose-enemy", enemy: target });
    return aimed.ok ? [{ ...aimed.value, target }] : [];
  });
}

/**
 * What a card of the hand would do, once for each enemy that it can be aimed at, as if there were
 * enough energy; none when it cannot be played for another reason.
 */
export function previewCard(
  game: Game<SpireAct1>,
  state: ReadonlyState<SpireAct1>,
  card: CardId,
): readonly ActionPreview[] {
  return previewAction(game, affordable(game, state, card), { type: "play", card });
}

/** The state with at least the energy that a card costs. */
function affordable(
  { clone, content }: Game<SpireAct1>,
  state: ReadonlyState<SpireAct1>,
  id: string,
): State {
  const next = clone(state);
  const card = content.cardNumbers.get(id);
  if (next.combat === null || card === undefined) return next;
  const { player } = next.combat;
  const cost = costOf(next.combat, content, card);
  if (cost !== "x") player.energy = Math.max(player.energy, cost);
  return next;
}
