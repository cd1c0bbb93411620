// The Kings of Wretched & Alone. Until an Ace asks for them, all that matters is that the last one has not come: how many
// have come follows from the number of plain cards alone, so that no place has to remember it.
import type { Config } from "@games/wretched";
import { type DeckClasses, HARMLESS, type Place, UNTOLD, without } from "./classes.js";

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
function kingOdds({ counts, kings }: DeckClasses, turned: number, count: number): number {
  const [plain = 0] = counts;
  const ways = choose(kings, count) * choose(plain - kings, turned - count);
  return ways / choose(plain, turned);
}

/** How likely fewer Kings than the limit are among some plain cards. */
function fewOdds(deck: DeckClasses, limit: number, turned: number): number {
  let odds = 0;
  for (let count = 0; count < limit; count++) odds += kingOdds(deck, turned, count);
  return odds;
}

/** Whether the Ace that shuffles a King back is still to come. */
function canReturn(deck: DeckClasses, { aces }: Place): boolean {
  if (deck.returning === "none") return false;
  return deck.aces.some(({ role }, i) => role === "return-king" && (aces & (1 << i)) !== 0);
}

/** The place, without the Kings where they can do no harm any more and nobody asks for them. */
function settled(deck: DeckClasses, limit: number, place: Place): Place {
  const isHarmless = deck.allKings - place.removed < limit && !canReturn(deck, place);
  return isHarmless ? { ...place, kings: HARMLESS, removed: 0 } : place;
}

/** The Kings before any card is turned. Those that are modifier cards tell of themselves, and so of all. */
export function firstKings(deck: DeckClasses, config: Config): number {
  if (deck.allKings < limitOf(config) && deck.returning === "none") return HARMLESS;
  return deck.allKings > deck.kings ? deck.kings : UNTOLD;
}

/** How many Kings end a game; in a story that nothing ends but its deck there are never enough (R53). */
function limitOf({ trackerLimit, isNarrativeOnly }: Config): number {
  return isNarrativeOnly ? NO_LIMIT : trackerLimit;
}

const NO_LIMIT = 99;

/** How many Kings lie in sight at a place where they are known. */
function visibleKings(deck: DeckClasses, place: Place): number {
  let left = place.kings;
  deck.classes.forEach(({ isKing }, i) => {
    if (isKing) left += place.counts[i] as number;
  });
  return deck.allKings - left - place.removed - (place.isReturning ? 1 : 0);
}

/** Where a King leads that has just come: nowhere if it is the last. */
export function afterKing(deck: DeckClasses, config: Config, place: Place): Place | undefined {
  if (place.kings === HARMLESS) return place;
  return visibleKings(deck, place) >= limitOf(config) ? undefined : place;
}

/** Every way a plain card can turn out. */
export function turnPlain(deck: DeckClasses, config: Config, place: Place): Way[] {
  const { kings, counts } = place;
  const [plain = 0] = counts;
  const next = { ...place, counts: without(counts, 0) };
  if (kings === HARMLESS) return [{ chance: 1, place: next }];
  if (kings === UNTOLD) {
    const limit = limitOf(config);
    const turned = (deck.counts[0] as number) - plain;
    const alive = fewOdds(deck, limit, turned + 1) / fewOdds(deck, limit, turned);
    return [
      { chance: alive, place: next },
      { chance: 1 - alive, place: undefined },
    ];
  }
  return [
    { chance: 1 - kings / plain, place: next },
    { chance: kings / plain, place: afterKing(deck, config, { ...next, kings: kings - 1 }) },
  ];
}

/** Every way the Kings can lie when a card asks for them: how likely it is, and the place that knows. */
function resolveKings(
  deck: DeckClasses,
  config: Config,
  place: Place,
): { chance: number; place: Place }[] {
  if (place.kings !== UNTOLD) return [{ chance: 1, place }];
  const trackerLimit = limitOf(config);
  const turned = (deck.counts[0] as number) - (place.counts[0] as number);
  const known = fewOdds(deck, trackerLimit, turned);
  return Array.from({ length: Math.min(trackerLimit, deck.kings + 1) }, (_, seen) => ({
    chance: kingOdds(deck, turned, seen) / known,
    place: { ...place, kings: deck.kings - seen },
  })).filter(({ chance }) => chance > 0);
}

/** A card takes one of the Kings that have come out of the game. */
export function removeKing(deck: DeckClasses, config: Config, place: Place): Way[] {
  if (place.kings === HARMLESS) return [{ chance: 1, place }];
  return resolveKings(deck, config, place).map(({ chance, place: known }) => {
    const removed = known.removed + Math.min(1, visibleKings(deck, known));
    return { chance, place: settled(deck, limitOf(config), { ...known, removed }) };
  });
}

/** An Ace shuffles its King back tomorrow, if it lies in sight. */
export function returnKing(deck: DeckClasses, config: Config, place: Place): Way[] {
  if (deck.returning === "none") return [{ chance: 1, place }];
  return resolveKings(deck, config, place).flatMap(({ chance, place: known }) => {
    const seen = visibleKings(deck, known);
    // Which Kings have come, and which of them are out of the game, does not depend on which one can return.
    const came = deck.returning === "any" ? Math.sign(seen) : seen / deck.allKings;
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
  const { counts, kings } = place;
  const [plain = 0, ...others] = counts;
  return {
    ...place,
    counts: [plain + 1, ...others],
    kings: kings === HARMLESS ? HARMLESS : kings + 1,
    isReturning: false,
  };
}
