// The shape of the options: every default filled in, every fault named.
import {
  dictionary,
  int,
  list,
  oneOf,
  optional,
  type ParseContext,
  record,
  refine,
  report,
  type Shape,
  withDefault,
} from "@games/core-game";
import type { Content } from "./content.js";
import {
  ACT1_LAYOUT,
  BOSSES,
  ELITES,
  ENCOUNTERS,
  NODE_TYPES,
  type NodeType,
  START_HP,
  STARTER_DECK,
} from "./data/act1.js";
import { fault, showId } from "./messages.js";
import { cardOf } from "./state.js";
import type { Config } from "./types.js";

const MAX_HP = 999;
const MAX_DECK = 200;
const MAX_NODES = 100;
const MAX_GROUPS = 50;
const MAX_GROUP = 8;

/** Options as they are given. */
type Given = Omit<Config, "hp"> & { readonly hp?: number };

/** The shape of the options: whatever is missing is as the plan has it. */
export function optionsShape(content: Content): Shape<Config> {
  const group = groupShape(content);
  const pool = (ids: readonly string[]) =>
    withDefault<readonly (readonly string[])[]>(
      list(group, MAX_GROUPS, 1),
      ids.map((id) => [id]),
    );
  const given = record<Given>({
    hp: optional(int(1, MAX_HP)),
    maxHp: withDefault(int(1, MAX_HP), START_HP),
    deck: withDefault<readonly string[]>(list(deckCard(content), MAX_DECK, 1), STARTER_DECK),
    map: withDefault<readonly NodeType[]>(list(oneOf(NODE_TYPES), MAX_NODES, 1), ACT1_LAYOUT),
    encounters: pool(ENCOUNTERS),
    elites: pool(ELITES),
    bosses: pool(BOSSES),
    variants: withDefault<Config["variants"]>(variantsShape(content), {}),
  });
  return (value, context) => fillHp(given(value, context), context);
}

/** `maxHp` stands for `hp` when that is missing. */
function fillHp(given: Given | undefined, context: ParseContext): Config | undefined {
  if (given === undefined) return undefined;
  const { hp = given.maxHp, ...others } = given;
  return hp > others.maxHp ? report(context, fault("hp-above-max"), "hp") : { hp, ...others };
}

/** A card that can be in a deck, by any of its names; status cards come only from their supply. */
export function deckCard(content: Content): Shape<string> {
  return (value, context) => {
    const number = content.cardNumbers.get(value as string);
    if (number === undefined) return report(context, fault("not-a-card", { id: showId(value) }));
    const { id, type } = cardOf(content, number);
    return type === "status" ? report(context, fault("status-card")) : id;
  };
}

/** An enemy, by any of its names. */
export function enemyId(content: Content): Shape<string> {
  return (value, context) => {
    const number = content.enemyNumbers.get(value as string);
    return number === undefined
      ? report(context, fault("not-an-enemy", { id: showId(value) }))
      : content.enemies[number]?.id;
  };
}

/** An enemy id, or several. */
function groupShape(content: Content): Shape<readonly string[]> {
  const group = list(enemyId(content), MAX_GROUP, 1);
  return (value, context) => group(Array.isArray(value) ? value : [value], context);
}

function variantsShape(content: Content): Shape<Record<string, number>> {
  const variants = dictionary(int(0, 99), content.enemies.length);
  return refine(variants, (given) => {
    for (const [id, variant] of Object.entries(given)) {
      const enemy = content.enemies.find((one) => one.id === id);
      if (enemy === undefined) return fault("variant-of-nobody", { id: id.slice(0, 40) });
      const count = enemy.variants.length;
      if (variant >= count) return fault("no-such-variant", { variant, id, count });
    }
    return undefined;
  });
}
