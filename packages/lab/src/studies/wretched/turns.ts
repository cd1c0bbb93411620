// One turned card in the deck of classes: which classes can come, and where each leads.
import type { Config } from "@games/wretched";
import { type Ace, cardsLeft, countBits, type DeckClasses, type Place } from "./classes.js";
import { removeKing, returnKing, turnPlain, type Way } from "./kings.js";

/** One way a card can turn out. */
export interface Turn extends Way {
  /** The index of the level of its pull among those of the deck; -1 for none. */
  readonly pull: number;
}

/** How many Aces a place has seen. */
export function bonusOf(deck: DeckClasses, { aces }: Place): number {
  return deck.aces.length - countBits(aces);
}

/** Whether an Ace with a role is gone from the deck. */
export function hasSeen(deck: DeckClasses, { aces }: Place, role: Ace["role"]): boolean {
  return deck.aces.some((ace, i) => ace.role === role && (aces & (1 << i)) === 0);
}

/** Every way an Ace can do what its role says. */
function afterAce(deck: DeckClasses, config: Config, place: Place, { role }: Ace): Way[] {
  if (role === "remove-king") return removeKing(deck, config, place);
  if (role === "return-king") return returnKing(deck, config, place);
  return [{ chance: 1, place: role === "skip" ? { ...place, tool: true } : place }];
}

/** The turn of a certain Ace; a pull spends the tool before the Ace brings anything. */
function turnAce(
  deck: DeckClasses,
  config: Config,
  place: Place,
  i: number,
  chance: number,
): Turn[] {
  const ace = deck.aces[i] as Ace;
  const { pull } = ace;
  const gone = { ...place, aces: place.aces & ~(1 << i), tool: place.tool && pull < 0 };
  return afterAce(deck, config, gone, ace).map((way) => ({
    chance: chance * way.chance,
    place: way.place,
    pull,
  }));
}

/** The turn of the Ace that wins, which is known to lie on top. */
export function turnWinAce(deck: DeckClasses, config: Config, place: Place): Turn[] {
  const win = deck.aces.findIndex(({ role }) => role === "win");
  return turnAce(deck, config, place, win, 1);
}

/** Every way the next card can turn out. */
export function turnsOf(deck: DeckClasses, config: Config, place: Place): Turn[] {
  const { plain, pulls } = place;
  const left = cardsLeft(place);
  const plainTurns = turnPlain(deck, config, place).map((way) => ({
    chance: (way.chance * plain) / left,
    place: way.place,
    pull: -1,
  }));
  return [
    ...plainTurns,
    ...pulls.map(
      (count, pull): Turn => ({
        chance: count / left,
        place: { ...place, tool: false, pulls: pulls.map((n, i) => (i === pull ? n - 1 : n)) },
        pull,
      }),
    ),
    ...deck.aces.flatMap((_, i) =>
      (place.aces & (1 << i)) === 0 ? [] : turnAce(deck, config, place, i, 1 / left),
    ),
  ].filter(({ chance }) => chance > 0);
}
