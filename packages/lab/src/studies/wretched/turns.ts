// One turned card in the deck of classes: which classes can come, and where each leads.
import type { CardEffect, Config } from "@games/wretched";
import {
  type Ace,
  type CardClass,
  cardsLeft,
  type DeckClasses,
  type Place,
  without,
} from "./classes.js";
import { afterKing, removeKing, returnKing, turnPlain, type Way } from "./kings.js";

/** One way a card can turn out. */
export interface Turn extends Way {
  /** The index of the level of its pull among those of the deck; -1 for none. */
  readonly pull: number;
  /** What it does to the integrity, the tokens or the day. */
  readonly effect: CardEffect | null;
}

/** Every way a modifier card can change a place. */
function afterEffect(deck: DeckClasses, config: Config, place: Place, effect: CardEffect | null) {
  if (effect?.kind === "tool") return [{ chance: 1, place: { ...place, tool: true } }];
  if (effect?.kind === "lose-tracker") return removeKing(deck, config, place);
  return [{ chance: 1, place }];
}

/** Every way an Ace can do what its role says. */
function afterRole(deck: DeckClasses, config: Config, place: Place, { role }: Ace): Way[] {
  if (role === "remove-king") return removeKing(deck, config, place);
  if (role === "return-king") return returnKing(deck, config, place);
  return [{ chance: 1, place: role === "skip" ? { ...place, tool: true } : place }];
}

/** Ways with what the card does after them. */
function turnsAfter(
  deck: DeckClasses,
  config: Config,
  ways: readonly Way[],
  { pull, effect, chance }: Pick<CardClass, "pull" | "effect"> & { readonly chance: number },
): Turn[] {
  return ways.flatMap((way) => {
    const after =
      way.place === undefined
        ? [{ chance: 1, place: undefined }]
        : afterEffect(deck, config, way.place, effect);
    return after.map(({ chance: part, place }) => ({
      chance: chance * way.chance * part,
      place,
      pull,
      effect,
    }));
  });
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
  const gone = { ...place, aces: place.aces & ~(1 << i), tool: place.tool && ace.pull < 0 };
  return turnsAfter(deck, config, afterRole(deck, config, gone, ace), { ...ace, chance });
}

/** The turn of the Ace that wins, which is known to lie on top. */
export function turnWinAce(deck: DeckClasses, config: Config, place: Place): Turn[] {
  const win = deck.aces.findIndex(({ role }) => role === "win");
  return turnAce(deck, config, place, win, 1);
}

/** Every way a card of a class can turn out, which comes with a chance. */
function turnClass(
  deck: DeckClasses,
  config: Config,
  place: Place,
  kind: number,
  chance: number,
): Turn[] {
  const own = deck.classes[kind] as CardClass;
  if (kind === 0)
    return turnsAfter(deck, config, turnPlain(deck, config, place), { ...own, chance });
  const tool = place.tool && own.pull < 0;
  const gone: Place = { ...place, counts: without(place.counts, kind), tool };
  const next = own.isKing ? afterKing(deck, config, gone) : gone;
  return turnsAfter(deck, config, [{ chance: 1, place: next }], { ...own, chance });
}

/** Every way the next card can turn out. */
export function turnsOf(deck: DeckClasses, config: Config, place: Place): Turn[] {
  const left = cardsLeft(place);
  return [
    ...place.counts.flatMap((count, kind) =>
      count === 0 ? [] : turnClass(deck, config, place, kind, count / left),
    ),
    ...deck.aces.flatMap((_, i) =>
      (place.aces & (1 << i)) === 0 ? [] : turnAce(deck, config, place, i, 1 / left),
    ),
  ].filter(({ chance }) => chance > 0);
}
