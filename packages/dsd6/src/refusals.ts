// Why an action is refused: one sentence for each code.
import type { Refusal } from "@games/core-game";
import type { RefusalCode } from "./types.js";

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  "game-over": "The game is over.",
  "unknown-action": "There is no such action.",
  "wrong-phase": "This cannot be done in this phase of the turn.",
  "no-such-die": "The crew dice are numbered 0 to 5.",
  "not-in-pool": "This die is not in the pool.",
  "threat-face": "A die that shows Threat cannot be assigned.",
  "not-rolled": "This die has not been rolled yet.",
  "wrong-face": "This die does not show the face that is needed here.",
  "no-such-face": "A crew die has no such face.",
  "no-such-threat": "This card is not in play.",
  "no-target": "There is no enemy to shoot at.",
  "not-an-enemy": "Only external threats can be shot at.",
  "already-destroyed": "This Barrier is destroyed already.",
  "barrier-up": "The boss cannot be hit while its Barrier is up.",
  "not-alone": "This threat can only be hit when no other enemy is left.",
  "commander-blocked": "The Commander station is off while comms are offline.",
  "recharge-blocked": "Shields cannot be recharged inside the Nebula.",
  "station-used": "This station works once a turn in this game.",
  "nothing-to-reroll": "There is no other die in the pool to reroll.",
  "not-in-scanners": "Only a die in the Scanners can be freed.",
  "must-free": "A Medical die frees a Scanner die when there is one: name it.",
  "cannot-be-resolved": "Dice cannot resolve this card.",
  "no-stasis": "A stasis token goes only on an enemy outside in this game.",
};

/** The refusal of a code. */
export function refuse(code: RefusalCode): Refusal<RefusalCode> {
  return { code, message: MESSAGES[code] };
}
