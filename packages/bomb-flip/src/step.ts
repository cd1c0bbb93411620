// A turn: the action, then the end of the game or the deal of the next turn.
import type { Emit, LuckOf } from "@games/core-game";
import { bank, hitBomb, takeTreasure, turnCards } from "./rules.js";
import { bombChance, isOver } from "./state.js";
import type { Action, BombFlip, Event, State } from "./types.js";

/** Plays a legal action in place. */
export function step(
  state: State,
  action: Action,
  luck: LuckOf<BombFlip>,
  emit?: Emit<Event>,
): void {
  state.turns++;
  if (action.type === "bank") bank(state, emit);
  else if (turnCards(state, action.side, luck.cards, emit)) hitBomb(state, emit);
  else takeTreasure(state, luck.loot, emit);
  if (emit !== undefined) announceNext(state, emit);
}

/** The end of the game, R16, or two new cards face down, R5. */
function announceNext(state: Readonly<State>, emit: Emit<Event>): void {
  const { totalScore, config, turns } = state;
  if (isOver(state)) {
    emit({ type: "game-over", totalScore, isBest: totalScore > config.bestTotalScore });
  } else {
    emit({ type: "cards-dealt", turn: turns + 1, bombChance: bombChance(state) });
  }
}
