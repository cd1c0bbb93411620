// What a card would do, from the rules themselves, before it is played.
import type { Game, Preview } from "@games/core-game";
import { costOf } from "./rules/play.js";
import type { Action, SpireAct1, State } from "./types.js";

/** What a card would do to the enemy it is aimed at; null when no enemy has to be chosen. */
export interface CardPreview extends Preview<SpireAct1> {
  readonly target: number | null;
}

/**
 * What a card of the hand would do, once for each enemy that it can be aimed at, as if there were
 * enough energy; none when it cannot be played for another reason.
 */
export function previewCard(
  game: Game<SpireAct1>,
  state: Readonly<State>,
  card: string,
): readonly CardPreview[] {
  const ready = affordable(game, state, card);
  const play: Action = { type: "play", card };
  const played = game.preview(ready, play);
  if (!played.ok) return [];
  const { pending } = played.value.view;
  if (pending?.ask !== "enemy") return [{ ...played.value, target: null }];
  return pending.enemies.flatMap((target) => {
    const aimed = game.preview(ready, play, { type: "choose-enemy", enemy: target });
    return aimed.ok ? [{ ...aimed.value, target }] : [];
  });
}

/** The state with at least the energy that a card costs. */
function affordable(
  { clone, content }: Game<SpireAct1>,
  state: Readonly<State>,
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
