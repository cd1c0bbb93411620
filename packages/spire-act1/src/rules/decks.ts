// The face-down decks of the printed act. A deck is replaced, never changed in place, so that copies of a state share it.
import { type About, cloneDeck, type Deck, drawCard, putOnBottom } from "@games/core-rng";
import type { DeckName, Decks, Play } from "../types.js";

/** The stream and the name that each deck is asked under. */
const SOURCES: Readonly<
  Record<DeckName | "rewards", readonly [stream: "rewards" | "items" | "events" | "enemies", About]>
> = {
  rewards: ["rewards", about("rewards-deck")],
  rares: ["rewards", about("rare-deck")],
  colorless: ["rewards", about("colorless-deck")],
  curses: ["rewards", about("curse-deck")],
  potions: ["items", about("potion-deck")],
  relics: ["items", about("relic-deck")],
  bossRelics: ["items", about("boss-relic-deck")],
  events: ["events", about("event-deck")],
  first: ["enemies", about("first-encounter-deck")],
  encounter: ["enemies", about("encounter-deck")],
  elite: ["enemies", about("elite-deck")],
};

function about(name: string): About {
  return { kind: "card", name };
}

/** Whether a deck is one of those of the printed act, or the rewards deck. */
function readDeck({ state }: Play, name: DeckName | "rewards"): Deck<string> {
  const { cardRewardsDeck, decks } = state.run;
  return name === "rewards" ? cardRewardsDeck : (decks as Decks)[name];
}

/** A copy of a deck, in its place. */
function ownDeck(play: Play, name: DeckName | "rewards"): Deck<string> {
  const deck = cloneDeck(readDeck(play, name));
  if (name === "rewards") play.state.run.cardRewardsDeck = deck;
  else (play.state.run.decks as Decks)[name] = deck;
  return deck;
}

/** Draws the top card of a deck; undefined when there is none. */
export function drawFrom(play: Play, name: DeckName | "rewards"): string | undefined {
  const [stream, asked] = SOURCES[name];
  return drawCard(ownDeck(play, name), play.luck[stream], asked);
}

/** Puts a card to the bottom of its deck. */
export function putBack(play: Play, name: DeckName | "rewards", id: string): void {
  putOnBottom(ownDeck(play, name), id);
}

/** Whether a card is a ticket for a rare one. */
export function isTicket({ content }: Play, id: string): boolean {
  return content.cards[content.cardNumbers.get(id) as number]?.type === "ticket";
}

/** Draws the top card of the rewards deck; a ticket goes to the bottom and stands for the top rare card. */
export function takeReward(play: Play): string | undefined {
  const card = drawFrom(play, "rewards");
  if (card === undefined || !isTicket(play, card)) return card;
  putBack(play, "rewards", card);
  return drawFrom(play, "rares");
}
