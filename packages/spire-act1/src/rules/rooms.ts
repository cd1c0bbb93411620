// Rooms of the printed act that are no fights: events, merchants, treasure.
import { shuffleIn } from "@games/core-rng";
import type { CompiledEvent } from "../act-content.js";
import { REST_HEAL } from "../data/act1.js";
import { removalPrice } from "../data/printed/ascension.js";
import { MERCHANT } from "../data/printed/figures.js";
import { cardOf, passiveOf } from "../state.js";
import type { Decks, Play, RefusalCode, State } from "../types.js";
import type { NodeType } from "../vocabulary.js";
import { heal } from "./damage.js";
import { drawFrom, isTicket, putBack } from "./decks.js";
import { type MerchantFrame, pushItem, type Ware } from "./frames.js";
import { gainCard, gainRelic, loseGold, removeCard, startRelics, upgradeCard } from "./gains.js";
import { openRoom } from "./nodes.js";
import { gainPotion, openRewards } from "./offers.js";

/** What is at the kinds of node that only the printed act has. */
export const ROOMS: Readonly<Partial<Record<NodeType, (play: Play) => void>>> = {
  campfire: ({ state }) => {
    state.stack.push({ kind: "camp" });
  },
  event: beginEvent,
  merchant: openMerchant,
  treasure: (play) => openRewards(play, [{ part: "relic" }]),
};

/** What is at a kind of node, wherever the player is. */
export function visitRoom(play: Play, room: NodeType): void {
  openRoom(play, room);
}

/** Draws an event; one that cannot be the first of the act is shuffled back then. */
function beginEvent(play: Play): void {
  const { itemNumbers, items } = play.content.act;
  const { events } = play.state.run.decks as Decks;
  const isFirst = events.bottom.length === 0; // used events lie at the bottom
  const passed: string[] = [];
  for (let id = drawFrom(play, "events"); id !== undefined; id = drawFrom(play, "events")) {
    const number = itemNumbers.event.get(id) as number;
    const { row } = items.event[number] as CompiledEvent;
    if (isFirst && row.notFirst) {
      passed.push(id);
      continue;
    }
    putBack(play, "events", id);
    pushItem(play, "event", number, null);
    play.emit?.({ type: "event-drawn", event: id, reveals: true });
    startRelics(play, "room-entered", "event");
    break;
  }
  if (passed.length > 0) shuffleIn((play.state.run.decks as Decks).events, passed);
}

/** A merchant lays out what there is for sale. */
function openMerchant(play: Play): void {
  const wares = [
    ...relicWares(play, MERCHANT.relics, MERCHANT.discount),
    ...wareList(play, "potion", MERCHANT.potions),
    ...wareList(play, "card", MERCHANT.cards),
    ...wareList(play, "colorless", MERCHANT.colorless),
  ];
  play.state.stack.push({ kind: "merchant", wares, hasRemoved: false });
  play.emit?.({ type: "wares-shown", wares: wares.slice(), reveals: true });
}

/** The Courier offers one thing for its price. */
export function openCourier(play: Play, kind: "potion" | "relic"): void {
  const wares = kind === "potion" ? wareList(play, kind, 1) : relicWares(play, 1, 0);
  if (wares.length === 0) return;
  play.state.stack.push({ kind: "merchant", wares, hasRemoved: true });
  play.emit?.({ type: "wares-shown", wares: wares.slice(), reveals: true });
}

/** Relics for sale, the first of them cheaper; one without a price is put back and another drawn. */
function relicWares(play: Play, n: number, discount: number): Ware[] {
  const { items, itemNumbers } = play.content.act;
  const wares: Ware[] = [];
  for (let tries = items.relic.length; wares.length < n && tries > 0; tries--) {
    const id = drawFrom(play, "relics");
    if (id === undefined) break;
    const price = items.relic[itemNumbers.relic.get(id) as number]?.row.price;
    if (price === undefined) putBack(play, "relics", id);
    else {
      const cheaper = wares.length === 0 ? discount : 0;
      wares.push({ kind: "relic", id, price: Math.max(0, price - cheaper) });
    }
  }
  return wares;
}

/** The deck that each kind of ware comes from. */
const SHELVES = {
  relic: "relics",
  potion: "potions",
  card: "rewards",
  rare: "rares",
  colorless: "colorless",
} as const;

function wareList(play: Play, kind: "potion" | "card" | "colorless", n: number): Ware[] {
  const wares: Ware[] = [];
  for (let i = 0; i < n; i++) {
    const ware = drawWare(play, kind);
    if (ware !== undefined) wares.push(ware);
  }
  return wares;
}

/** One ware; a ticket goes to the bottom of its deck and the top rare card takes its place. */
function drawWare(play: Play, kind: Exclude<Ware["kind"], "relic">): Ware | undefined {
  const id = drawFrom(play, SHELVES[kind]);
  if (id === undefined) return undefined;
  if (kind === "potion") return { kind, id, price: potionPrice(play, id) };
  if (isTicket(play, id)) {
    putBack(play, "rewards", id);
    return drawWare(play, "rare");
  }
  const { rarity } = cardOf(play.content, play.content.cardNumbers.get(id) as number).card;
  return { kind, id, price: MERCHANT.prices[rarity] };
}

function potionPrice({ content }: Play, id: string): number {
  const { items, itemNumbers } = content.act;
  return items.potion[itemNumbers.potion.get(id) as number]?.row.price ?? 0;
}

/** Rests at a campfire; relics may heal more and do more. */
export function restAtCamp(play: Play): void {
  play.state.stack.pop();
  heal(play, REST_HEAL + passiveOf(play.state.run, play.content, "rest-heal"));
  startRelics(play, "rested");
}

/** Upgrades a card at a campfire. */
export function smithAtCamp(play: Play, card: string): void {
  play.state.stack.pop();
  upgradeCard(play, card);
}

/** Why something cannot be paid for. */
export function refusePrice({ run }: Readonly<State>, price: number): RefusalCode | undefined {
  return run.gold < price ? "not-enough-gold" : undefined;
}

/** Buys a ware. */
export function buy(play: Play, frame: MerchantFrame, place: number): void {
  const ware = frame.wares[place] as Ware;
  frame.wares = frame.wares.filter((one) => one !== ware);
  loseGold(play, ware.price);
  if (ware.kind === "potion") gainPotion(play, ware.id);
  else if (ware.kind === "relic") gainRelic(play, ware.id);
  else gainCard(play, ware.id);
}

/** Pays for removing a card, once at each merchant. */
export function buyRemoval(play: Play, frame: MerchantFrame, card: string): void {
  frame.hasRemoved = true;
  loseGold(play, removalPrice(play.state.config));
  removeCard(play, card);
}

/** Leaves a merchant; what was not bought goes to the bottom of its deck. */
export function leaveMerchant(play: Play, { wares }: MerchantFrame): void {
  play.state.stack.pop();
  for (const { kind, id } of wares) putBack(play, SHELVES[kind], id);
  play.emit?.({ type: "merchant-left" });
}
