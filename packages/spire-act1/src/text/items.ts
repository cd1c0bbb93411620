// What relics and potions say, put together from their rows.

import type { PotionId, RelicId } from "../data/ids.js";
import { ENGLISH, type Words } from "../english/index.js";
import type { UseMoment } from "../english/items.js";
import type { GameWithNames } from "../names.js";
import type { Op } from "../rules/operations.js";
import type { Moment, RelicLimit, RelicRow, Trigger } from "../vocabulary.js";
import { opText } from "./ops.js";

const PER_FIGHT: RelicLimit = { per: "fight" };

const USES: readonly Moment[] = ["use", "roll", "reset"] satisfies UseMoment[];
const isUse = (on: Moment): on is UseMoment => USES.includes(on);

/** What a relic does, in sentences; empty for one that the game does not have. */
export function describeRelic(id: RelicId, game: GameWithNames, words: Words = ENGLISH): string {
  const { items, itemNumbers } = game.content.act;
  const row = items.relic[itemNumbers.relic.get(id) ?? -1]?.row;
  if (row === undefined) return "";
  const { triggers = [], runTriggers = [], passives = [] } = row;
  const texts = words.items;
  return [
    ...triggers.map((trigger) => triggerText(trigger, row.limit ?? PER_FIGHT, game, words)),
    ...runTriggers.map(({ on, room, ops }) =>
      texts.runTrigger(on, room, deedsOf(ops, game, words)),
    ),
    ...passives.map(({ is, n = 1 }) => texts.passives[is](n)),
    endText(row, words),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function triggerText(
  trigger: Trigger,
  limit: RelicLimit,
  game: GameWithNames,
  words: Words,
): string {
  const { on, faces = [], ops, if: condition } = trigger;
  const deeds = deedsOf(ops, game, words);
  const texts = words.items;
  if (on === "die") return texts.onFaces(faces, deeds);
  if (!isUse(on)) return texts.trigger(trigger, deeds);
  return texts.use(on, limit, condition, deeds);
}

/** What a trigger of a relic does, as a sentence. */
export function describeTrigger(ops: readonly Op[], game: GameWithNames, words: Words): string {
  return words.sentence(deedsOf(ops, game, words));
}

/** What a text does; what an option is about is told by what follows. */
function deedsOf(ops: readonly Op[], game: GameWithNames, words: Words): string {
  const told = ops.filter(({ op }) => op !== "option").map((op) => opText(op, game, words));
  return words.items.deeds(told);
}

/** When a relic is used up. */
function endText({ charges, discard }: RelicRow, { items }: Words): string {
  if (charges !== undefined) return items.charges(charges);
  return discard ? items.discarded : "";
}

/** What a potion does, in sentences; empty for one that the game does not have. */
export function describePotion(id: PotionId, game: GameWithNames, words: Words = ENGLISH): string {
  const { items, itemNumbers } = game.content.act;
  const row = items.potion[itemNumbers.potion.get(id) ?? -1]?.row;
  if (row === undefined) return "";
  const does = describeTrigger(row.ops, game, words);
  return [does, words.items.potionUses[row.use ?? "fight"]].filter((text) => text !== "").join(" ");
}
