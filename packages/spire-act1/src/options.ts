// The shape of the options: every default filled in, every fault named.
import {
  dictionary,
  type FieldShapes,
  int,
  list,
  nullable,
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
  PLAN_NODE_TYPES,
  START_HP,
  STARTER_DECK,
} from "./data/act1.js";
import { fault, showId } from "./messages.js";
import { cardOf } from "./state.js";
import type { Config, Options, PrintedOption } from "./types.js";
import { NODE_TYPES, type NodeType } from "./vocabulary.js";

const MAX_HP = 999;
const MAX_DECK = 200;
const MAX_NODES = 100;
const MAX_GROUPS = 50;
const MAX_GROUP = 8;

type Pool = readonly (readonly string[])[];

/** The options that have no meaning in the plan. */
export type PrintedGiven = Pick<Options, PrintedOption>;

/** Options as they are given, each parsed. */
export interface Given extends PrintedGiven {
  readonly ruleSet: Config["ruleSet"];
  readonly hp?: number;
  readonly maxHp?: number;
  readonly deck?: readonly string[];
  readonly map?: readonly NodeType[] | null;
  readonly encounters?: Pool | null;
  readonly elites?: Pool | null;
  readonly bosses?: Pool | null;
  readonly variants: Config["variants"];
}

/** What the options are when they are not given. */
export type Defaults = Omit<Config, "ruleSet" | "variants">;

/** What stands for options of the plan that are missing. */
function planDefaults({ maxHp = START_HP }: Given): Defaults {
  return {
    hp: maxHp,
    maxHp,
    deck: STARTER_DECK,
    map: ACT1_LAYOUT,
    encounters: alone(ENCOUNTERS),
    elites: alone(ELITES),
    bosses: alone(BOSSES),
  };
}

function alone(ids: readonly string[]): Pool {
  return ids.map((id) => [id]);
}

/** The shape of the options: whatever is missing is as the set of rules has it. */
export function optionsShape(content: Content): Shape<Config> {
  const { kit } = content;
  const pool = optional(nullable(list(groupShape(content), MAX_GROUPS, 1)));
  const printed = kit.optionFields?.(content) ?? {};
  const given = record<Given>({
    ruleSet: withDefault<Config["ruleSet"]>(oneOf(kit.ruleSets), "plan"),
    hp: optional(int(1, MAX_HP)),
    maxHp: optional(int(1, MAX_HP)),
    deck: optional(list(deckCard(content), MAX_DECK, 1)),
    map: optional(nullable(list(oneOf(NODE_TYPES), MAX_NODES, 1))),
    encounters: pool,
    elites: pool,
    bosses: pool,
    variants: withDefault<Config["variants"]>(variantsShape(content), {}),
    ...printed,
  } as FieldShapes<Given>); // a game of the plan alone does not know the options of the printed act
  return (value, context) => {
    const before = context.faults.length;
    const found = given(value, context);
    if (found === undefined || context.faults.length > before) return undefined;
    return found.ruleSet === "plan" || kit.defaultsOf === undefined
      ? fillPlan(found, Object.keys(printed), context)
      : fill(found, kit.defaultsOf(found), context);
  };
}

/** The plan has no rooms, decks and items of the printed act. */
function fillPlan(
  given: Given,
  printed: readonly string[],
  context: ParseContext,
): Config | undefined {
  const before = context.faults.length;
  for (const name of printed)
    if (Object.hasOwn(given, name)) report(context, fault("printed-only"), name);
  for (const name of DRAWN) if (given[name] === null) report(context, fault("printed-only"), name);
  given.map?.forEach((type, i) => {
    if (!PLAN_TYPES.includes(type)) report(context, fault("printed-only"), `map[${i}]`);
  });
  return context.faults.length > before ? undefined : fill(given, planDefaults(given), context);
}

/** The options that are null where the printed act draws. */
const DRAWN = ["map", "encounters", "elites", "bosses"] as const;
const PLAN_TYPES: readonly NodeType[] = PLAN_NODE_TYPES;

function fill(given: Given, defaults: Defaults, context: ParseContext): Config | undefined {
  const config = { ...defaults, ...given };
  return config.hp > config.maxHp ? report(context, fault("hp-above-max"), "hp") : config;
}

/** A card that can be in a deck, by any of its names; status cards come only from their supply. */
export function deckCard(content: Content): Shape<string> {
  return (value, context) => {
    const number = content.cardNumbers.get(value as string);
    if (number === undefined) return report(context, fault("not-a-card", { id: showId(value) }));
    const { id, type } = cardOf(content, number);
    return type === "status" || type === "ticket" ? report(context, fault("status-card")) : id;
  };
}

/** A card that can be in the rewards deck: one for a deck, or a ticket. */
export function rewardCard(content: Content): Shape<string> {
  const card = deckCard(content);
  return (value, context) => {
    const number = content.cardNumbers.get(value as string) ?? -1;
    return content.cards[number]?.type === "ticket" ? (value as string) : card(value, context);
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
