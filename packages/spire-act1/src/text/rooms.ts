// What events and Neow cards say, and what the answers to questions with numbered options mean.
import { capitalize, listWords } from "@games/core-game/text";
import type { CompiledItem } from "../act-content.js";
import type { Op } from "../rules/operations.js";
import type { AbilityView, Question } from "../view-types.js";
import type { OptionRow } from "../vocabulary.js";
import { describeOption } from "./cards.js";
import { describeTrigger } from "./items.js";
import { type GameWithNames, nameOf } from "./names.js";
import { opText, sentence } from "./ops.js";

/** The event or Neow card of an id. */
function roomOf(id: string, { content }: GameWithNames): CompiledItem | undefined {
  const { items, itemNumbers } = content.act;
  return items.event[itemNumbers.event.get(id) ?? -1] ?? items.neow[itemNumbers.neow.get(id) ?? -1];
}

/** What happens at an event before an option is chosen, in sentences; empty when nothing does. */
export function describeRoom(id: string, game: GameWithNames): string {
  const row = roomOf(id, game)?.row;
  const ops = row !== undefined && "ops" in row ? (row.ops ?? []) : [];
  return ops.map((op) => sentence(op, game)).join(" ");
}

/** The options of an event or a Neow card: what each costs in gold, and what it does, as a phrase. */
export function describeRoomOptions(
  id: string,
  game: GameWithNames,
): { readonly pay: number; readonly text: string }[] {
  const options = roomOf(id, game)?.options ?? [];
  return options.map(({ pay = 0, ops }: OptionRow) => ({ pay, text: optionText(pay, ops, game) }));
}

function optionText(pay: number, ops: readonly Op[], game: GameWithNames): string {
  if (ops.length === 0) return "Leave";
  const textOf = (op: Op) => opText(op, game);
  const always = listWords(ops.filter((op) => op.if === undefined).map(textOf));
  const perhaps = ops.filter((op) => op.if !== undefined).map(textOf);
  const does = [always, ...perhaps].join("; ");
  return capitalize(pay === 0 ? does : `pay ${pay} gold: ${does}`);
}

/** What an option of a question means, as a phrase; undefined for a question without options. */
export function describeAnswer(
  option: number,
  question: Question,
  game: GameWithNames,
): string | undefined {
  switch (question.ask) {
    case "room":
      return describeRoomOptions(question.by, game)[option]?.text;
    case "order": {
      const waiting = question.waiting[option];
      return waiting && `${nameOf(waiting.by, game)} first`;
    }
    case "ability": {
      const ability = question.abilities[option];
      return ability && abilityText(ability, game);
    }
    case "option":
      return itemOption(option, question.by, game);
    default:
      return undefined;
  }
}

/** What a die ability does. */
function abilityText({ relic, faces }: AbilityView, game: GameWithNames): string {
  const { items, itemNumbers } = game.content.act;
  const triggers = items.relic[itemNumbers.relic.get(relic) ?? -1]?.row.triggers ?? [];
  const ops = triggers.find((trigger) => trigger.faces?.join() === faces.join())?.ops ?? [];
  return `${nameOf(relic, game)}: ${describeTrigger(ops, game).replace(/\.$/, "")}`;
}

/** What an option of a card, potion or relic does. */
function itemOption(option: number, by: string, game: GameWithNames): string | undefined {
  const { content } = game;
  const card = content.cards[content.cardNumbers.get(by) ?? -1]?.card;
  if (card !== undefined) return describeOption(card, option, game).replace(/\.$/, "");
  const { items, itemNumbers } = content.act;
  const rows = [
    items.potion[itemNumbers.potion.get(by) ?? -1]?.row.ops,
    ...(items.relic[itemNumbers.relic.get(by) ?? -1]?.row.triggers?.map(({ ops }) => ops) ?? []),
  ];
  const names = new Set(rows.flatMap((ops) => ops?.map(({ op }) => op) ?? []));
  if (names.has("set-die")) return `Turn the die to ${option + 1}`;
  if (names.has("courier")) return `Look at the top ${option === 1 ? "relic" : "potion"}`;
  return undefined;
}
