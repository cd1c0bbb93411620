// The Kings of Wretched & Alone. Until an Ace asks for them, all that matters is that the last one has not come: how many
// have come follows from the number of plain cards alone, so that no place has to remember it.
import type { Config } from "@games/wretched";
import { type DeckClasses, HARMLESS, type Place, UNTOLD } from "./classes.js";

/** A way things can go. */
export interface Way {
  readonly chance: number;
  /** Where it leads; undefined when the last King has come. */
  readonly place: Place | undefined;
}

/** How many ways there are to choose some of a number of things. */
function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (all - some + i)) / i;
  return ways;
}

/** How likely a number of Kings is among some plain cards. */
function kingOdds({ plain, kings }: DeckClasses, turned: number, count: number): number {
  const ways = choose(kings, count) * choose(plain - kings, turned - count);
  return ways / choose(plain, turned);
}

/** How likely fewer Kings than the limit are among some plain cards. */
function fewOdds(deck: DeckClasses, limit: number, turned: number): number {
  let odds = 0;
  for (let count = 0; count < limit; count++) odds += kingOdds(deck, turned, count);
  return odds;
}

/** The place, without the Kings where they can do no harm any more. */
function settled(deck: DeckClasses, limit: number, place: Place): Place {
  const most = deck.kings - (place.isRemoved ? 1 : 0);
  return most < limit ? { ...place, kings: HARMLESS, isRemoved: false } : place;
}

/** The Kings before any card is turned: an Ace that returns one needs to know of them in any case. */
export function firstKings(deck: DeckClasses, config: Config): number {
  return deck.kings < limitOf(config) && deck.returning === "none" ? HARMLESS : UNTOLD;
}

/** How many Kings end a game; in a story that nothing ends but its deck there are never enough (R53). */
function limitOf({ trackerLimit, isNarrativeOnly }: Config): number {
  return isNarrativeOnly ? NO_LIMIT : trackerLimit;
}

const NO_LIMIT = 99;

/** Every way a plain card can turn out. */
export function turnPlain(deck: DeckClasses, config: Config, place: Place): Way[] {
  const trackerLimit = limitOf(config);
  const { plain, kings, isReturning, isRemoved } = place;
  const next = { ...place, plain: plain - 1 };
  if (kings === HARMLESS) return [{ chance: 1, place: next }];
  if (kings === UNTOLD) {
    const turned = deck.plain - plain;
    const alive = fewOdds(deck, trackerLimit, turned + 1) / fewOdds(deck, trackerLimit, turned);
    return [
      { chance: alive, place: next },
      { chance: 1 - alive, place: undefined },
    ];
  }
  const seen = deck.kings - kings + 1 - (isReturning ? 1 : 0) - (isRemoved ? 1 : 0);
  return [
    { chance: 1 - kings / plain, place: next },
    {
      chance: kings / plain,
      place: seen >= trackerLimit ? undefined : { ...next, kings: kings - 1 },
    },
  ];
}

/** Every way the Kings can lie when an Ace asks for them: how likely it is, how many have come, and where it leads. */
function resolveKings(
  deck: DeckClasses,
  config: Config,
  place: Place,
): { chance: number; seen: number; place: Place }[] {
  const trackerLimit = limitOf(config);
  const turned = deck.plain - place.plain;
  const known = fewOdds(deck, trackerLimit, turned);
  return Array.from({ length: Math.min(trackerLimit, deck.kings + 1) }, (_, seen) => ({
    chance: kingOdds(deck, turned, seen) / known,
    seen,
    place: { ...place, kings: deck.kings - seen },
  }));
}

/** An Ace takes one of the Kings that have come out of the game. */
export function removeKing(deck: DeckClasses, config: Config, place: Place): Way[] {
  if (place.kings !== UNTOLD) return [{ chance: 1, place }];
  return resolveKings(deck, config, place).map(({ chance, seen, place: known }) => ({
    chance,
    place: settled(deck, limitOf(config), { ...known, isRemoved: seen > 0 }),
  }));
}

/** An Ace shuffles its King back tomorrow, if it has come. */
export function returnKing(deck: DeckClasses, config: Config, place: Place): Way[] {
  if (deck.returning === "none") return [{ chance: 1, place }];
  return resolveKings(deck, config, place).flatMap(({ chance, seen, place: known }) => {
    const came = deck.returning === "any" ? Math.sign(seen) : seen / deck.kings;
    const stays = settled(deck, limitOf(config), known);
    return [
      { chance: chance * (1 - came), place: stays },
      { chance: chance * came, place: { ...stays, isReturning: true } },
    ];
  });
}

/** The place on the next morning. */
export function nextMorning(place: Place): Place {
  if (!place.isReturning) return place;
  const { plain, kings } = place;
  return {
    ...place,
    plain: plain + 1,
    kings: kings === HARMLESS ? HARMLESS : kings + 1,
    isReturning: false,
  };
}
