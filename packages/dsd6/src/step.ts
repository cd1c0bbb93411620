// From an action to its rule; the automatic phases follow from there.
import type { Emit, LuckOf } from "@games/core-game";
import type { Content } from "./content.js";
import { DRAW } from "./data/vocabulary.js";
import { endAssign, resolveThreatDie, rollCrew, rollThreatDie } from "./rules/phases.js";
import {
  change,
  fire,
  heal,
  placeStasis,
  putOnThreat,
  recharge,
  repair,
  reroll,
} from "./rules/stations.js";
import type { Action, Dsd6, Event, State } from "./types.js";

/** Plays a legal action in place. */
export function step(
  state: State,
  content: Content,
  action: Action,
  luck: LuckOf<Dsd6>,
  emit?: Emit<Event>,
): void {
  switch (action.type) {
    case "roll":
      rollCrew(state, luck, emit);
      break;
    case "reroll":
      reroll(state, action.die, luck.crew, emit);
      break;
    case "change":
      change(state, action.die, action.other, action.face, emit);
      break;
    case "fire":
      fire(state, content, action.die, action.target, emit);
      break;
    case "heal":
      heal(state, action.die, action.frees, emit);
      break;
    case "recharge":
      recharge(state, action.die, emit);
      break;
    case "stasis":
      placeStasis(state, content, action.die, action.target, emit);
      break;
    case "repair":
      repair(state, action.die, emit);
      break;
    case "resolve":
      putOnThreat(state, content, action.die, action.target, emit);
      break;
    case "end-assign":
      endAssign(state, content, luck, emit);
      break;
    case "continue":
      if (state.phase === DRAW) rollThreatDie(state, luck, emit);
      else resolveThreatDie(state, content, luck, emit);
      break;
  }
}
