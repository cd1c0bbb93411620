// How the actions, frames and decks that only the printed act has are parsed.
import {
  type ActionFields,
  boolean,
  deck,
  int,
  keeping,
  list,
  nullable,
  oneOf,
  optional,
  record,
  report,
  type Shape,
  tagged,
} from "@games/core-game";
import { cardIdShape } from "../actions.js";
import type { Content } from "../content.js";
import { MAX_ENEMIES } from "../data/act1.js";
import { showId } from "../messages.js";
import { deckCard } from "../options.js";
import {
  type Frame,
  ITEM_KINDS,
  type ItemFrame,
  type ItemKind,
  type MerchantFrame,
  type Offer,
  type RewardsFrame,
  type SpoilsFrame,
  type Ware,
} from "../rules/frames.js";
import { itemOf } from "../rules/questions.js";
import type { Action, Decks } from "../types.js";
import { REWARD_PARTS, type RewardPart } from "../vocabulary.js";
import { fault } from "./messages.js";

const MAX_CARDS = 400;
const MAX_PARTS = 40;
const MAX_NODES = 400;
const few = /* @__PURE__ */ int(0, 1000);

/** The id of a potion, relic, event or Neow card. */
export function itemId({ act }: Content, kind: ItemKind): Shape<string> {
  return (value, context) =>
    act.itemNumbers[kind].has(value as string)
      ? (value as string)
      : report(context, fault("not-an-item", { id: showId(value), kind }));
}

/** The fields of the actions that only the printed act has. */
export function actionFields(content: Content): Partial<ActionFields<Action>> {
  const potion = itemId(content, "potion");
  const part = int(0, MAX_PARTS - 1);
  return {
    move: { node: int(0, MAX_NODES - 1) },
    claim: { part, choice: part },
    buy: { item: part },
    remove: { card: cardIdShape(content) },
    drink: { potion },
    "discard-potion": { potion },
    "use-relic": { relic: itemId(content, "relic") },
    leave: {},
  };
}

/** The id of an encounter. */
export function encounterId({ act }: Content): Shape<string> {
  return (value, context) =>
    act.encounterNumbers.has(value as string)
      ? (value as string)
      : report(context, fault("not-an-encounter", { id: showId(value) }));
}

/** The decks of the printed act. */
export function decksShape(content: Content): Shape<Decks> {
  const cards = deck(deckCard(content), MAX_CARDS);
  const relics = deck(itemId(content, "relic"), MAX_CARDS);
  const encounters = deck(encounterId(content), MAX_CARDS);
  return record<Decks>({
    rares: cards,
    colorless: cards,
    curses: cards,
    potions: deck(itemId(content, "potion"), MAX_CARDS),
    relics,
    bossRelics: relics,
    events: deck(itemId(content, "event"), MAX_CARDS),
    first: encounters,
    encounter: encounters,
    elite: encounters,
  });
}

/** The frames that only the printed act has, by kind. */
export function frameShapes(content: Content): Readonly<Record<string, Shape<Frame>>> {
  const part = record<RewardPart>({
    part: oneOf(REWARD_PARTS),
    n: optional(few),
  });
  return {
    path: record<Frame>({ kind: oneOf(["path"]) }),
    camp: record<Frame>({ kind: oneOf(["camp"]) }),
    item: itemShape(content),
    spoils: record<SpoilsFrame>({ kind: oneOf(["spoils"]), parts: list(part, MAX_PARTS, 1) }),
    rewards: record<RewardsFrame>({
      kind: oneOf(["rewards"]),
      offers: list(offerShape(content), MAX_PARTS),
    }),
    merchant: record<MerchantFrame>({
      kind: oneOf(["merchant"]),
      wares: list(wareShape(content), MAX_PARTS),
      hasRemoved: boolean,
    }),
    plays: record<Frame>({
      kind: oneOf(["plays"]),
      cards: list(int(0, content.cards.length - 1), MAX_CARDS),
    }),
    scry: record<Frame>({ kind: oneOf(["scry"]), left: int(1, MAX_CARDS) }),
    die: record<Frame>({ kind: oneOf(["die"]), face: int(1, 6) }),
    order: record<Frame>({ kind: oneOf(["order"]), after: few }),
  } as Readonly<Record<string, Shape<Frame>>>;
}

function offerShape(content: Content): Shape<Offer> {
  const cards = list(deckCard(content), MAX_PARTS);
  const kinds: { readonly [K in Offer["part"]]: Shape<Extract<Offer, { part: K }>> } = {
    gold: record({ part: oneOf(["gold"]), amount: few }),
    potion: record({ part: oneOf(["potion"]), potion: itemId(content, "potion") }),
    relic: record({
      part: oneOf(["relic"]),
      relics: list(itemId(content, "relic"), MAX_PARTS, 1),
      deck: oneOf(["relics", "bossRelics"]),
    }),
    card: record({
      part: oneOf(["card"]),
      cards,
      deck: oneOf(["rewards", "rares", "colorless"]),
      rares: cards,
    }),
  };
  return tagged<Offer>("part", kinds);
}

function wareShape(content: Content): Shape<Ware> {
  const card = deckCard(content);
  const relic = itemId(content, "relic");
  const potion = itemId(content, "potion");
  const ware = (kind: Ware["kind"], id: Shape<string>) =>
    record<Ware>({ kind: oneOf([kind]), id, price: few });
  return tagged<Ware>("kind", {
    relic: ware("relic", relic),
    potion: ware("potion", potion),
    card: ware("card", card),
    rare: ware("rare", card),
    colorless: ware("colorless", card),
  });
}

/** The text of an item that is being resolved: a row, a text and an operation that are there. */
function itemShape(content: Content): Shape<ItemFrame> {
  const frame = record<ItemFrame>({
    kind: oneOf(["item"]),
    card: oneOf([null]),
    of: oneOf(ITEM_KINDS),
    row: few,
    text: nullable(few),
    stage: oneOf(["target", "text", "option"]),
    next: few,
    target: nullable(int(0, MAX_ENEMIES - 1)),
    option: nullable(few),
    chosen: few,
    exhausted: few,
    rolled: nullable(int(1, 6)),
    removed: nullable(int(0, content.cards.length - 1)),
  });
  return keeping(frame, [
    [({ of, row }) => content.act.items[of][row] !== undefined, fault("no-such-step")],
    [
      (one) => one.text === null || itemOf(content, one).texts[one.text] !== undefined,
      fault("no-such-step"),
    ],
  ]);
}
