// Why the planner does something, in the words of a language.
import { type Message, translate } from "@games/core-game";
import { nameParams, type ReasonCode } from "../bots/reasons.js";
import { ENGLISH, type Words } from "../english/index.js";
import { type GameWithNames, namesOf } from "../names.js";

/** Why the planner does something, in a sentence. */
export function describeReason(
  reason: Message<ReasonCode>,
  game: GameWithNames,
  words: Words = ENGLISH,
): string {
  const params = nameParams(reason.params, namesOf(game, words.names));
  return translate({ ...reason, params }, words.reasons);
}
