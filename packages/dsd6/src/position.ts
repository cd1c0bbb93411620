// A game in progress, told in the terms of the view: cards by their rows, dice by place and face.
import {
  boolean,
  draftShape,
  int,
  list,
  nullable,
  oneOf,
  optional,
  type ParseContext,
  type PositionParts,
  report,
  type Shape,
  withDefault,
} from "@games/core-game";
import type { Content } from "./content.js";
import {
  DICE,
  FACE,
  FACES,
  type Face,
  MAX_HULL,
  MAX_SHIELDS,
  PHASES,
  PLACE,
  PLACES,
  type Place,
  SYMBOLS,
} from "./data/vocabulary.js";
import { fault } from "./messages.js";
import { cardOf, placeOn } from "./state.js";
import type { Config, Dsd6, State } from "./types.js";

/** A card as a draft names it: by its number, by its row, or by both. */
interface ToldCard {
  readonly card?: number;
  readonly threat?: string;
}
interface ToldThreat extends ToldCard {
  readonly hp?: number;
  readonly stasis: number;
}
interface ToldDie {
  readonly place: Place;
  /** The number or the row of the card it lies on. */
  readonly card: number | string | null;
  readonly face?: Face | null;
}
interface Told
  extends Pick<State, "turn" | "phase" | "threatDie" | "hull" | "shields" | "isBossDestroyed"> {
  readonly dice: readonly ToldDie[];
  readonly threats: readonly ToldThreat[];
  readonly deck: readonly ToldCard[] | null;
  readonly discard: readonly ToldCard[];
  readonly drawn: readonly ToldCard[];
}

/** What follows from the rest of a view. */
const DERIVED = ["scannerCards", "repairs", "deckSize", "outcome"];
const DERIVED_THREAT = [
  "kind",
  "symbol",
  "maxHp",
  "needs",
  "passive",
  "activate",
  "dice",
  "isDestroyed",
  "targetRefusal",
];

/** The shape of a draft: whatever is missing is as at the beginning of a game, and cards that are not told of are in the deck. */
export function positionShape({ content, config, rng }: PositionParts<Dsd6>): Shape<State> {
  const told = toldShape(content);
  return (value, context) => {
    const known = told(value, context);
    if (known === undefined || context.faults.length > 0) return undefined;
    return new Layout(content, config, context).lay(known, rng);
  };
}

function toldShape(content: Content): Shape<Told> {
  const max = content.cards.length;
  const number = int(0, max - 1);
  const row: Shape<string> = (value, context) =>
    content.cards.some(({ id }) => id === value)
      ? (value as string)
      : report(context, fault("not-a-card", { id: String(value).slice(0, 40) }));
  const named = { card: optional(number), threat: optional(row) };
  const card = draftShape<ToldCard>(named, []);
  const hp = optional(int(0, 99));
  const stasis = withDefault(int(0, Number.MAX_SAFE_INTEGER), 0);
  const threat = draftShape<ToldThreat>({ ...named, hp, stasis }, DERIVED_THREAT);
  const cards = withDefault<readonly ToldCard[]>(list(card, max), []);
  return draftShape<Told>(
    {
      turn: withDefault(int(1, Number.MAX_SAFE_INTEGER), 1),
      phase: withDefault(oneOf(PHASES.filter((phase) => phase !== "over")), "roll"),
      threatDie: withDefault(nullable(oneOf(SYMBOLS)), null),
      hull: withDefault(int(1, MAX_HULL), MAX_HULL),
      shields: withDefault(int(0, MAX_SHIELDS), MAX_SHIELDS),
      dice: withDefault<readonly ToldDie[]>(list(dieShape(number, row), DICE, DICE), UNROLLED),
      threats: withDefault<readonly ToldThreat[]>(list(threat, max), []),
      deck: withDefault<readonly ToldCard[] | null>(list(card, max), null),
      discard: cards,
      drawn: cards,
      isBossDestroyed: withDefault(boolean, false),
    },
    DERIVED,
  );
}

const UNROLLED: readonly ToldDie[] = Array.from({ length: DICE }, () => ({
  place: "pool",
  card: null,
}));

function dieShape(number: Shape<number>, row: Shape<string>): Shape<ToldDie> {
  const card: Shape<number | string> = (value, context) =>
    typeof value === "string" ? row(value, context) : number(value, context);
  return draftShape<ToldDie>(
    {
      place: withDefault(oneOf(PLACES), "pool"),
      card: withDefault(nullable(card), null),
      face: optional(nullable(oneOf(FACES))),
    },
    [],
  );
}

/** Gives told cards their numbers and puts everything in its place. */
class Layout {
  readonly #free: Set<number>;

  constructor(
    readonly content: Content,
    readonly config: Config,
    readonly context: ParseContext,
  ) {
    this.#free = new Set([...content.decks[config.difficulty], content.boss]);
  }

  lay(told: Told, rng: State["rng"]): State | undefined {
    const { content, config } = this;
    const inPlay = this.#take(told.threats, "threats");
    const discard = this.#take(told.discard, "discard");
    const drawn = this.#find(told.drawn, [...inPlay, ...discard]);
    if (told.isBossDestroyed) this.#free.delete(content.boss);
    const left = told.deck === null ? [...this.#free] : this.#take(told.deck, "deck");
    const bottom = left.includes(content.boss) ? [content.boss] : [];
    const rest = left.filter((card) => card !== content.boss).sort((a, b) => a - b);
    const places = told.dice.map((die, i) => this.#place(die, inPlay, i));
    if (this.context.faults.length > 0) return undefined;
    return {
      config,
      turn: told.turn,
      phase: told.phase,
      ending: null,
      killer: null,
      threatDie: told.threatDie,
      hull: told.hull,
      shields: told.shields,
      places,
      faces: told.dice.map(faceOf),
      inPlay,
      hitPoints: inPlay.map((card, at) => told.threats[at]?.hp ?? cardOf(content, card).maxHp),
      stasisTokens: told.threats.map(({ stasis }) => stasis),
      discard,
      deck: { top: [], rest, bottom },
      drawn,
      isBossDestroyed: told.isBossDestroyed,
      rng,
    };
  }

  /** The numbers of told cards: those that were given first, then for each other card the first copy that is left. */
  #take(told: readonly ToldCard[], field: string): number[] {
    for (const { card } of told) if (card !== undefined) this.#claim(card);
    return told.map(({ card, threat }, i) => {
      const isRight = card === undefined || threat === undefined || this.#isOf(card, threat);
      const found = isRight ? (card ?? this.#copyOf(threat)) : undefined;
      if (found === undefined) {
        report(this.context, fault("no-more-copies", { id: threat ?? "" }), `${field}[${i}]`);
      }
      return found ?? 0;
    });
  }

  #claim(card: number): void {
    this.#free.delete(card);
  }

  #isOf(card: number, threat: string | undefined): boolean {
    return cardOf(this.content, card).id === threat;
  }

  #copyOf(threat: string | undefined): number | undefined {
    const copy = [...this.#free].find((card) => this.#isOf(card, threat));
    if (copy !== undefined) this.#claim(copy);
    return copy;
  }

  /** Drawn cards among those that were told of; a card that went back into the deck is told by its number. */
  #find(told: readonly ToldCard[], among: readonly number[]): number[] {
    const left = among.slice();
    return told.map(({ card, threat }, i) => {
      const found = card ?? left.find((one) => this.#isOf(one, threat));
      if (found === undefined) {
        report(this.context, fault("no-more-copies", { id: threat ?? "" }), `drawn[${i}]`);
        return 0;
      }
      left.splice(left.indexOf(found), left.includes(found) ? 1 : 0);
      return found;
    });
  }

  #place({ place, card }: ToldDie, inPlay: readonly number[], i: number): number {
    if (place !== "threat") return PLACE[place];
    const on = typeof card === "string" ? inPlay.find((one) => this.#isOf(one, card)) : card;
    if (on !== null && on !== undefined && inPlay.includes(on)) return placeOn(on);
    report(this.context, fault("not-on-a-card"), `dice[${i}].card`);
    return PLACE.pool;
  }
}

/** What a told die shows: its face, or what its place says. */
function faceOf({ place, face }: ToldDie): number | null {
  if (face !== undefined) return face === null ? null : FACE[face];
  if (place === "scanners") return FACE.threat;
  return Object.hasOwn(FACE, place) && place !== "threat" ? FACE[place as Face] : null;
}
