// Options, checked and filled in, and the first state they lead to.
import { type Reading, type Shape, shape, type WordsOf } from "@games/core-game";
import type { Content } from "./compiled.js";
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
import { startRun } from "./rules/run.js";
import type { Config, SpireAct1, State } from "./types.js";

const MAX_HP = 999;
const MAX_DECK = 200;
const MAX_NODES = 100;
const MAX_GROUPS = 50;
const MAX_GROUP = 8;

/** Options as they are given. */
type Given = Omit<Config, "hp"> & { readonly hp: number | undefined };

/** Reads options; `maxHp` stands for `hp` when that is missing. */
export function optionsShape(content: Content): Shape<Config> {
  const group = groupShape(content);
  const pool = (ids: readonly string[]) =>
    shape.withDefault<readonly (readonly string[])[]>(
      shape.list(group, MAX_GROUPS, 1),
      ids.map((id) => [id]),
    );
  const given = shape.record<Given>({
    hp: shape.optional(shape.int(1, MAX_HP)),
    maxHp: shape.withDefault(shape.int(1, MAX_HP), START_HP),
    deck: shape.withDefault<readonly string[]>(
      shape.list(deckCard(content), MAX_DECK, 1),
      STARTER_DECK,
    ),
    map: shape.withDefault<readonly NodeType[]>(
      shape.list(shape.oneOf(NODE_TYPES), MAX_NODES, 1),
      ACT1_LAYOUT,
    ),
    encounters: pool(ENCOUNTERS),
    elites: pool(ELITES),
    bosses: pool(BOSSES),
    variants: shape.withDefault<Config["variants"]>(variantsShape(content), {}),
  });
  return (value, reading) => fillHp(given(value, reading), reading);
}

function fillHp(given: Given | undefined, reading: Reading): Config | undefined {
  if (given === undefined) return undefined;
  const { hp = given.maxHp, ...others } = given;
  if (hp > others.maxHp) {
    return shape.readPart(() => shape.fault(reading, "must not be above maxHp"), hp, "hp", reading);
  }
  return { hp, ...others };
}

/** A card that can be in a deck, under its own id; status cards come only from their supply. */
export function deckCard(content: Content): Shape<string> {
  return (value, reading) => {
    const number = typeof value === "string" ? content.cardNumbers.get(value) : undefined;
    const card = number === undefined ? undefined : content.cards[number];
    if (card === undefined) return shape.fault(reading, "must be the id of a card");
    if (card.type === "status") return shape.fault(reading, "must not be a status card");
    return card.id;
  };
}

/** An enemy id, or several. */
function groupShape(content: Content): Shape<readonly string[]> {
  const enemy: Shape<string> = (value, reading) => {
    const number = typeof value === "string" ? content.enemyNumbers.get(value) : undefined;
    return number === undefined
      ? shape.fault(reading, "must be the id of an enemy")
      : content.enemies[number]?.id;
  };
  const group = shape.list(enemy, MAX_GROUP, 1);
  return (value, reading) => group(Array.isArray(value) ? value : [value], reading);
}

function variantsShape(content: Content): Shape<Record<string, number>> {
  const variants = shape.dictionary(shape.int(0, 99), content.enemies.length);
  return shape.refine(variants, (given) => {
    for (const id of Object.keys(given)) {
      const number = content.enemyNumbers.get(id);
      const enemy = number === undefined ? undefined : content.enemies[number];
      if (enemy?.id !== id) return `names "${id.slice(0, 40)}", which is no enemy`;
      if ((given[id] as number) >= enemy.variants.length)
        return `asks for variant ${given[id]} of ${id}, which has ${enemy.variants.length}`;
    }
    return undefined;
  });
}

/** The first state: at the map. */
export function setup(content: Content, config: Config, words: WordsOf<SpireAct1>): State {
  return {
    config,
    phase: "map",
    run: startRun(content, config),
    revealed: [],
    combat: null,
    result: null,
    luck: words,
  };
}
