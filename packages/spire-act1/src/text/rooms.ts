// What events and Neow cards say, and what the answers to questions with numbered options mean.
import type { CompiledItem } from "../act-content.js";
import { ENGLISH, type Words } from "../english/index.js";
import { type GameWithNames, namesOf } from "../names.js";
import type { Op } from "../rules/operations.js";
import type { AbilityView, Question } from "../view-types.js";
import type { OptionRow } from "../vocabulary.js";
import { describeOption } from "./cards.js";
import { describeTrigger } from "./items.js";
import { opText, sentence } from "./ops.js";

/** The event or Neow card of an id. */
function roomOf(id: string, { content }: GameWithNames): CompiledItem | undefined {
  const { items, itemNumbers } = content.act;
  return items.event[itemNumbers.event.get(id) ?? -1] ?? items.neow[itemNumbers.neow.get(id) ?? -1];
}

/** What happens at an event before an option is chosen, in sentences; empty when nothing does. */
export function describeRoom(id: string, game: GameWithNames, words: Words = ENGLISH): string {
  const row = roomOf(id, game)?.row;
  const ops = row !== undefined && "ops" in row ? (row.ops ?? []) : [];
  return ops.map((op) => sentence(op, game, words)).join(" ");
}

/** The options of an event or a Neow card: what each costs in gold, and what it does, as a phrase. */
export function describeRoomOptions(
  id: string,
  game: GameWithNames,
  words: Words = ENGLISH,
): { readonly pay: number; readonly text: string }[] {
  const options = roomOf(id, game)?.options ?? [];
  return options.map(({ pay = 0, ops }: OptionRow) => ({
    pay,
    text: optionText(pay, ops, game, words),
  }));
}

function optionText(pay: number, ops: readonly Op[], game: GameWithNames, words: Words): string {
  if (ops.length === 0) return words.answers.leave;
  const textOf = (op: Op) => opText(op, game, words);
  const always = ops.filter((op) => op.if === undefined).map(textOf);
  const perhaps = ops.filter((op) => op.if !== undefined).map(textOf);
  return words.answers.option(pay, always, perhaps);
}

/** What an option of a question means, as a phrase; undefined for a question without options. */
export function describeAnswer(
  option: number,
  question: Question,
  game: GameWithNames,
  words: Words = ENGLISH,
): string | undefined {
  switch (question.ask) {
    case "room":
      return describeRoomOptions(question.by, game, words)[option]?.text;
    case "order": {
      const waiting = question.waiting[option];
      return waiting && words.answers.first(namesOf(game, words.names).any(waiting.by));
    }
    case "ability": {
      const ability = question.abilities[option];
      return ability && abilityText(ability, game, words);
    }
    case "option":
      return itemOption(option, question.by, game, words);
    default:
      return undefined;
  }
}

/** A sentence as a phrase. */
const withoutStop = (text: string): string => text.replace(/\.$/, "");

/** What a die ability does. */
function abilityText({ relic, faces }: AbilityView, game: GameWithNames, words: Words): string {
  const { items, itemNumbers } = game.content.act;
  const triggers = items.relic[itemNumbers.relic.get(relic) ?? -1]?.row.triggers ?? [];
  const ops = triggers.find((trigger) => trigger.faces?.join() === faces.join())?.ops ?? [];
  return words.answers.ability(
    namesOf(game, words.names).any(relic),
    withoutStop(describeTrigger(ops, game, words)),
  );
}

/** What an option of a card, potion or relic does. */
function itemOption(
  option: number,
  by: string,
  game: GameWithNames,
  words: Words,
): string | undefined {
  const { content } = game;
  const card = content.cards[content.cardNumbers.get(by) ?? -1]?.card;
  if (card !== undefined) return withoutStop(describeOption(card, option, game, words));
  const { items, itemNumbers } = content.act;
  const rows = [
    items.potion[itemNumbers.potion.get(by) ?? -1]?.row.ops,
    ...(items.relic[itemNumbers.relic.get(by) ?? -1]?.row.triggers?.map(({ ops }) => ops) ?? []),
  ];
  const names = new Set(rows.flatMap((ops) => ops?.map(({ op }) => op) ?? []));
  if (names.has("set-die")) return words.answers.turnDie(option + 1);
  if (names.has("courier")) return words.answers.lookAt(option === 1 ? "relic" : "potion");
  return undefined;
}
