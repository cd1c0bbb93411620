// Rewards of several parts (P6): revealing them, taking them in any order, leaving the rest.
import type { Content } from "../content.js";
import { REWARD_CARDS } from "../data/act1.js";
import { potionLimit } from "../data/printed/ascension.js";
import { passiveOf } from "../state.js";
import type { Play, RefusalCode, State } from "../types.js";
import type { RewardPart } from "../vocabulary.js";
import { drawFrom, isTicket, putBack } from "./decks.js";
import type { Offer, RewardsFrame, SpoilsFrame } from "./frames.js";
import { gainCard, gainGold, gainRelic } from "./gains.js";

/** Announces a reward; it is revealed when everything above it is done. */
export function openRewards({ state }: Play, parts: readonly RewardPart[]): void {
  state.stack.push({ kind: "spoils", parts: parts.slice() });
}

/** Reveals a reward; returns true, because the run continues. */
export function revealOffers(play: Play, { parts }: SpoilsFrame): true {
  const { stack } = play.state;
  stack.pop();
  const offers = parts.flatMap((part) => REVEALS[part.part](play, part.n));
  if (offers.length === 0) return true; // R25
  stack.push({ kind: "rewards", offers });
  play.emit?.({ type: "offers-revealed", offers: offers.slice(), reveals: true });
  return true;
}

type Reveal = (play: Play, n: number | undefined) => Offer[];

/** How each part of a reward is revealed. */
const REVEALS: Readonly<Record<RewardPart["part"], Reveal>> = {
  gold: (_, amount = 1) => (amount === 0 ? [] : [{ part: "gold", amount }]),
  potion: (play, n = 1) => draw(play, "potions", n).map((potion) => ({ part: "potion", potion })),
  relic: (play, n = 1) =>
    draw(play, "relics", n).map((id) => ({ part: "relic", relics: [id], deck: "relics" })),
  "boss-relic": (play, n = REWARD_CARDS) => {
    const relics = draw(play, "bossRelics", n);
    return relics.length === 0 ? [] : [{ part: "relic", relics, deck: "bossRelics" }];
  },
  card: revealCards,
  rare: (play, n = REWARD_CARDS) => offerCards("rares", draw(play, "rares", n)),
  colorless: (play, n = REWARD_CARDS) => offerCards("colorless", draw(play, "colorless", n)),
};

function draw(play: Play, name: Parameters<typeof drawFrom>[1], n: number): string[] {
  const drawn: string[] = [];
  while (drawn.length < n) {
    const id = drawFrom(play, name);
    if (id === undefined) break;
    drawn.push(id);
  }
  return drawn;
}

function offerCards(deck: "rares" | "colorless", cards: readonly string[]): Offer[] {
  return cards.length === 0 ? [] : [{ part: "card", cards, deck, rares: [] }];
}

/** The top cards of the rewards deck; a ticket among them goes to the bottom, and the top rare card takes its place. */
function revealCards(play: Play, n = REWARD_CARDS): Offer[] {
  const drawn = draw(play, "rewards", n);
  const tickets = drawn.filter((id) => isTicket(play, id));
  for (const ticket of tickets) putBack(play, "rewards", ticket);
  const rares = draw(play, "rares", tickets.length);
  const cards = [...drawn.filter((id) => !tickets.includes(id)), ...rares];
  return cards.length === 0 ? [] : [{ part: "card", cards, deck: "rewards", rares }];
}

/** How many things there are to choose from in a part. */
export function choicesOf(offer: Offer): number {
  if (offer.part === "card") return offer.cards.length;
  return offer.part === "relic" ? offer.relics.length : 1;
}

/** Why no further potion can be had. */
export function refusePotion(
  { config, run }: Readonly<State>,
  content: Content,
): RefusalCode | undefined {
  if (passiveOf(run, content, "no-potions") > 0) return "no-potions";
  return run.potions.length >= potionLimit(config) ? "potions-full" : undefined;
}

/** Takes a part of a reward; what is not chosen of it goes back. */
export function claim(play: Play, frame: RewardsFrame, place: number, choice: number): void {
  const offer = frame.offers[place] as Offer;
  frame.offers = frame.offers.filter((one) => one !== offer);
  switch (offer.part) {
    case "gold":
      gainGold(play, offer.amount);
      return;
    case "potion":
      gainPotion(play, offer.potion);
      return;
    case "relic":
      returnOffer(play, { ...offer, relics: without(offer.relics, choice) });
      gainRelic(play, offer.relics[choice] as string);
      return;
    case "card":
      returnOffer(play, { ...offer, cards: without(offer.cards, choice) });
      gainCard(play, offer.cards[choice] as string);
  }
}

function without(ids: readonly string[], place: number): string[] {
  return ids.filter((_, i) => i !== place);
}

/** Gives a potion. */
export function gainPotion({ state, emit }: Play, potion: string): void {
  state.run.potions.push(potion);
  emit?.({ type: "potion-gained", potion });
}

/** Leaves what is still there of a reward. */
export function leaveOffers(play: Play, { offers }: RewardsFrame): void {
  play.state.stack.pop();
  for (const offer of offers) returnOffer(play, offer);
  play.emit?.({ type: "offers-left", offers: offers.slice() });
}

/** What is not taken goes to the bottom of its deck. */
function returnOffer(play: Play, offer: Offer): void {
  if (offer.part === "potion") putBack(play, "potions", offer.potion);
  if (offer.part === "relic") for (const id of offer.relics) putBack(play, offer.deck, id);
  if (offer.part !== "card") return;
  for (const id of offer.cards) putBack(play, offer.rares.includes(id) ? "rares" : offer.deck, id);
}
