// How a draft of a position is read: the view's own fields, each of them optional, with cards and all else by their ids.
import {
  anyObject,
  draftShape,
  type FieldShapes,
  list,
  nullable,
  optional,
  parseAt,
  record,
  type Shape,
} from "@games/core-game";
import type { Deck } from "@games/core-rng";
import { cardIdShape } from "../actions.js";
import type { Content } from "../content.js";
import { MAX_ENEMIES } from "../data/act1.js";
import * as fields from "../fields.js";
import { enemyId, rewardCard } from "../options.js";
import type { Frame } from "../rules/frames.js";
import { frameShape } from "../save.js";
import type {
  Combat,
  Decks,
  Enemy,
  MapState,
  Player,
  Power,
  Relic,
  RunState,
  Summon,
  Waiting,
} from "../types.js";
import { encounterId, itemId } from "./shapes.js";

/** A part of which anything can be missing. */
export type Some<F> = { readonly [K in keyof F]?: F[K] };

/** An enemy, a relic or a power: what it is, and what there is to say about it. */
export type ToldEnemy = Some<Omit<Enemy, "row">> & { readonly id: number };
export type ToldRelic = Some<Omit<Relic, "relic">> & { readonly relic: number };
export type ToldPower = Some<Omit<Power, "card">> & { readonly card: number };

/** A fight as it is told. */
export interface ToldCombat
  extends Some<
    Omit<Combat, "player" | "enemies" | "powers" | "hand" | "supplies" | "triggersLeft" | "queue">
  > {
  readonly player?: Some<Player>;
  readonly enemies: readonly ToldEnemy[];
  readonly hand?: readonly { readonly card: number }[];
  readonly powers?: readonly ToldPower[];
  readonly supplies?: Some<Combat["supplies"]>;
  readonly waiting?: Waiting[];
}

/** A run as it is told. */
export interface ToldRun
  extends Some<
    Omit<RunState, "character" | "cardRewardsDeck" | "relics" | "decks" | "map" | "boss">
  > {
  readonly rewards?: Deck<string>;
  readonly relics?: readonly ToldRelic[];
  readonly decks?: Some<Decks> | null;
  readonly boss?: number | null;
  readonly map?: Some<MapState>;
}

/** A position as it is told. */
export interface Told {
  readonly run?: ToldRun;
  readonly combat?: ToldCombat | null;
  readonly resolving?: Frame[];
}

/** The shape of a draft, which leaves aside what follows from the rest of a view. */
export function toldShape(content: Content): Shape<Told> {
  return draftShape<Told>(
    {
      run: optional(runShape(content)),
      combat: optional(nullable(combatShape(content))),
      resolving: optional(list(toldFrame(content), fields.MAX_STACK)),
    },
    ["phase", "pending", "outcome"],
  );
}

/** The same fields, none of which has to be there. */
function some<F extends object>(shapes: FieldShapes<F>): FieldShapes<Some<F>> {
  const entries = Object.entries<Shape<unknown>>(shapes as Record<string, Shape<unknown>>);
  return Object.fromEntries(entries.map(([name, shape]) => [name, optional(shape)])) as FieldShapes<
    Some<F>
  >;
}

/** An id as the number that stands for it. */
function numbered(id: Shape<string>, numbers: ReadonlyMap<string, number>): Shape<number> {
  return (value, context) => {
    const known = id(value, context);
    return known === undefined ? undefined : numbers.get(known);
  };
}

const cardNumber = (content: Content) => numbered(cardIdShape(content), content.cardNumbers);
const relicNumber = (content: Content) =>
  numbered(itemId(content, "relic"), content.act.itemNumbers.relic);
const enemyNumber = (content: Content) => numbered(enemyId(content), content.enemyNumbers);
const encounterNumber = (content: Content) =>
  nullable(numbered(encounterId(content), content.act.encounterNumbers));

/** A face-down pile, of which the view tells the next card first at both ends. */
function pile<C extends number | string>(card: Shape<C>): Shape<Deck<C>> {
  const cards = list(card, fields.MAX_CARDS);
  const told = draftShape<Some<Deck<C>>>(
    some<Deck<C>>({ top: cards, rest: cards, bottom: cards }),
    [],
  );
  return (value, context) => {
    const known = told(value, context);
    if (known === undefined) return undefined;
    const { top = [], rest = [], bottom = [] } = known;
    return {
      top: top.slice().reverse(),
      rest: rest.slice().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
      bottom: bottom.slice().reverse(),
    };
  };
}

function runShape(content: Content): Shape<ToldRun> {
  const { character: _, ...own } = fields.runFields(content);
  const relic = draftShape<ToldRelic>(
    { relic: relicNumber(content), ...some(fields.CHARGE_FIELDS) },
    [],
  );
  return draftShape<ToldRun>(
    {
      ...some(own),
      rewards: optional(pile(rewardCard(content))),
      relics: optional(list(relic, fields.MAX_CARDS)),
      decks: optional(nullable(draftShape<Some<Decks>>(some(deckFields(content)), []))),
      boss: optional(encounterNumber(content)),
      map: optional(draftShape<Some<MapState>>(some(fields.mapFields(content)), [])),
    },
    [],
  );
}

function deckFields(content: Content): FieldShapes<Decks> {
  const cards = pile(rewardCard(content));
  const relics = pile(itemId(content, "relic"));
  const encounters = pile(encounterId(content));
  return {
    rares: cards,
    colorless: cards,
    curses: cards,
    potions: pile(itemId(content, "potion")),
    relics,
    bossRelics: relics,
    events: pile(itemId(content, "event")),
    first: encounters,
    encounter: encounters,
    elite: encounters,
  };
}

function combatShape(content: Content): Shape<ToldCombat> {
  const card = cardNumber(content);
  const enemy = enemyNumber(content);
  const cards = optional(list(card, fields.MAX_CARDS));
  const told = draftShape<ToldEnemy>({ id: enemy, ...some(fields.ENEMY_FIELDS) }, [
    "maxHp",
    "intent",
    "attack",
  ]);
  return draftShape<ToldCombat>(
    {
      ...some(fields.COMBAT_FIELDS),
      encounter: optional(encounterNumber(content)),
      player: optional(draftShape<Some<Player>>(some(fields.PLAYER_FIELDS), [])),
      enemies: list(told, MAX_ENEMIES),
      arrivals: optional(list(enemy, fields.MAX_CARDS)),
      drawn: optional(list(drawnShape(enemy), fields.MAX_CARDS)),
      hand: optional(list(draftShape({ card }, ["type", "cost"]), fields.MAX_CARDS)),
      drawPile: optional(pile(card)),
      discardPile: cards,
      exhaustPile: cards,
      freeInHand: cards,
      powers: optional(
        list(draftShape<ToldPower>({ card, ...some(fields.USE_FIELDS) }, []), fields.MAX_CARDS),
      ),
      supplies: optional(draftShape<Some<Combat["supplies"]>>(some(fields.SUPPLY_FIELDS), [])),
      waiting: optional(list(waitingShape(content), fields.MAX_STACK)),
    },
    [],
  );
}

function drawnShape(enemy: Shape<number>): Shape<Summon> {
  const drawn = record<{ enemy: number; variant: number }>({
    enemy,
    variant: fields.ENEMY_FIELDS.variant,
  });
  return (value, context) => {
    const known = drawn(value, context);
    return known && { row: known.enemy, variant: known.variant };
  };
}

function waitingShape(content: Content): Shape<Waiting> {
  return record<Waiting>({
    card: nullable(cardNumber(content)),
    relic: nullable(relicNumber(content)),
    ...fields.WAITING_FIELDS,
  });
}

/** Something that is being resolved, whose cards go by their ids. */
function toldFrame(content: Content): Shape<Frame> {
  const frame = frameShape(content);
  const card = cardNumber(content);
  const cards = list(card, fields.MAX_CARDS);
  return (value, context) => {
    const given = anyObject(value, context) as Readonly<Record<string, unknown>> | undefined;
    if (given === undefined) return undefined;
    const told = { ...given };
    if (typeof told.card === "string") told.card = parseAt(card, told.card, "card", context);
    if (told.kind === "plays") told.cards = parseAt(cards, told.cards, "cards", context);
    return frame(told, context);
  };
}
