// From an action to its rule; the automatic phases follow from there.
import { endAssign, resolveThreatDie, rollCrew, rollThreatDie } from "./rules/phases.js";
import {
  assign,
  change,
  fire,
  heal,
  placeStasis,
  putOnThreat,
  recharge,
  reroll,
} from "./rules/stations.js";
import { isOver } from "./state.js";
import type { Action, Play } from "./types.js";
import { outcome } from "./view.js";

/** Plays a legal action in place. */
export function step(play: Play, action: Action): void {
  switch (action.type) {
    case "roll":
      rollCrew(play);
      break;
    case "reroll":
      reroll(play, action.die);
      break;
    case "change":
      change(play, action.die, action.other, action.face);
      break;
    case "fire":
      fire(play, action.die, action.target);
      break;
    case "heal":
      heal(play, action.die, action.freed);
      break;
    case "recharge":
      recharge(play, action.die);
      break;
    case "stasis":
      placeStasis(play, action.die, action.target);
      break;
    case "repair":
      assign(play, action.die); // the hull changes at the end of Assign (R14)
      break;
    case "resolve":
      putOnThreat(play, action.die, action.target);
      break;
    case "end-assign":
      endAssign(play);
      break;
    case "continue":
      if (play.state.phase === "draw") rollThreatDie(play);
      else resolveThreatDie(play);
      break;
  }
  if (isOver(play.state)) announceEnd(play);
}

/** The last event of a game. */
export function announceEnd({ state, content, emit }: Play): void {
  const ended = emit && outcome(state, content);
  if (ended !== undefined) emit?.({ type: "game-ended", outcome: ended });
}
