// What operations and conditions say: the parts that the texts of cards, relics, potions, events and Neow cards are made of.
import type { Words } from "../english/index.js";
import { type GameWithNames, namesOf } from "../names.js";
import type { Op, OpName, OpOf } from "../rules/operations.js";

/** What an operation does, as a part of a sentence. */
export function opText<K extends OpName>(op: OpOf<K>, game: GameWithNames, words: Words): string {
  const told = words.ops[op.op](op, namesOf(game, words.names).card);
  return op.if === undefined ? told : words.conditional(op.if, told);
}

/** What an operation does, as a sentence. */
export function sentence(op: Op, game: GameWithNames, words: Words): string {
  return words.sentence(opText(op, game, words));
}
