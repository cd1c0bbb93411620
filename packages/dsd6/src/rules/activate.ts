// Activation of threats by the threat die (rule 19, R29, R30, R35, R38).
import type { Emit } from "@games/core-game";
import type { Content } from "../content.js";
import { OVER } from "../data/vocabulary.js";
import { isDestroyed } from "../state.js";
import type { Event, State } from "../types.js";
import { regenerate } from "./damage.js";
import { runEffects } from "./effects.js";
import { nameOf } from "./naming.js";

/** Activates every threat of a symbol in the order they entered play (R29); returns how many cards to draw afterwards. */
export function activateThreats(
  state: State,
  content: Content,
  symbol: number,
  emit?: Emit<Event>,
): number {
  let draws = 0;
  let at = 0;
  while (at < state.play.length && state.phase !== OVER) {
    const card = state.play[at] as number;
    if (content.symbol[card] === symbol) draws += activate(state, content, at, emit);
    // A card that left play has given its position to the next one.
    if (state.play[at] === card) at++;
  }
  return draws;
}

function activate(state: State, content: Content, at: number, emit?: Emit<Event>): number {
  const card = state.play[at] as number;
  if (isDestroyed(state, content, at)) {
    if (state.config.barrier === "returns") regenerate(state, content, at, emit);
    return 0;
  }
  const tokens = state.stasis[at] as number;
  if (tokens > 0) {
    state.stasis[at] = tokens - 1;
    emit?.({ type: "stasis-used", tokens: tokens - 1, card, threat: nameOf(content, card) });
    return 0;
  }
  emit?.({ type: "threat-activated", card, threat: nameOf(content, card) });
  return runEffects(state, content, card, content.activate[card] as number[], emit);
}
