// The turns that can be played from a position of Assign: that of a policy, and what comes of varying it.
import type { Game, StatePolicy } from "@games/core-game";
import type { Luck } from "@games/core-rng";
import { FACE, PLACE } from "./data/vocabulary.js";
import type { Action, Dsd6, State } from "./types.js";

/** The orders of a turn, up to its end or up to a reroll. */
export type Turn = readonly Action[];

/** A turn that is being varied: the orders so far and the state they led to. */
interface Draft {
  readonly state: State;
  readonly orders: readonly Action[];
}

/** What an action does, whichever die does it; nothing for a die that is turned to Threat or to what it shows. */
function nameOf(action: Action, { faces }: Readonly<State>): string | undefined {
  switch (action.type) {
    case "heal":
      return action.freed === null ? "heal" : "heal and free";
    case "change": {
      const from = faces[action.other];
      const isIdle = action.face === "threat" || from === FACE[action.face];
      return isIdle ? undefined : `${from} to ${action.face}`;
    }
    case "fire":
    case "stasis":
    case "resolve":
      return `${action.type} ${action.target}`;
    default:
      return action.type;
  }
}

/** Whether an order is the last of a turn: nothing follows, or chance decides what does. */
const isLast = ({ type }: Action): boolean => type === "end-assign" || type === "reroll";

/**
 * The turns from a state, that of the policy first. Each of the others leaves the policy once or more often, and follows it
 * in between; of those that come to the same only one is listed.
 */
export function listTurns(
  game: Game<Dsd6>,
  from: Readonly<State>,
  choose: StatePolicy<Dsd6>,
  luck: Luck,
  max: number,
): Turn[] {
  return new Lister(game, choose, luck, max).list(from);
}

class Lister {
  readonly #turns: Turn[] = [];
  readonly #ends = new Set<string>();
  readonly #varied = new Set<string>();
  readonly #drafts: Draft[] = [];

  constructor(
    readonly game: Game<Dsd6>,
    readonly choose: StatePolicy<Dsd6>,
    readonly luck: Luck,
    readonly max: number,
  ) {}

  list(from: Readonly<State>): Turn[] {
    this.#drafts.push({ state: this.game.clone(from), orders: [] });
    for (let i = 0; i < this.#drafts.length && this.#turns.length < this.max; i++) {
      this.#finish(this.#drafts[i] as Draft);
    }
    return this.#turns;
  }

  /** Plays a draft to its end as the policy would, and notes what else could have been done on the way. */
  #finish({ state, orders }: Draft): void {
    const { legalActions, open, step } = this.game;
    const context = open(state);
    const done = orders.slice();
    const others: Draft[] = [];
    while (state.phase === "assign") {
      const legal = legalActions(state);
      const usual =
        legal.length === 1 ? (legal[0] as Action) : this.choose(state, legal, this.luck);
      this.#vary(state, legal, usual, done, others);
      done.push(usual);
      if (isLast(usual)) break;
      step(context, usual);
    }
    this.#add(state, done);
    for (const other of others) this.#add(other.state, other.orders);
  }

  /** Notes the other actions at a state: those that end the turn among `others`, and drafts of the rest. */
  #vary(
    state: Readonly<State>,
    legal: readonly Action[],
    usual: Action,
    done: readonly Action[],
    others: Draft[],
  ): void {
    const { clone, open, step } = this.game;
    const key = keyOf(state, true);
    if (this.#varied.has(key)) return;
    this.#varied.add(key);
    const names = new Set([undefined, nameOf(usual, state)]);
    for (const action of legal) {
      const name = nameOf(action, state);
      if (names.has(name)) continue;
      names.add(name);
      const next = { state: clone(state), orders: [...done, action] };
      if (isLast(action)) others.push(next);
      else {
        step(open(next.state), action);
        const isKnown = next.state.phase === "assign" && this.#varied.has(keyOf(next.state, true));
        if (!isKnown) this.#drafts.push(next);
      }
    }
  }

  /** Lists a turn unless one that comes to the same is listed; `state` is that before its last order. */
  #add(state: Readonly<State>, orders: Turn): void {
    const isRerolled = orders.at(-1)?.type === "reroll";
    const key = `${isRerolled} ${keyOf(state, isRerolled)}`;
    if (this.#ends.has(key)) return;
    this.#ends.add(key);
    this.#turns.push(orders);
  }
}

/** What of a die matters after Assign: whether it repairs, is used otherwise, or where else it is. */
function placeKey(place: number): number {
  const isStation = place >= PLACE.commander && place <= PLACE.science;
  return isStation ? PLACE.commander : place;
}

/** Equal for states that continue alike, whichever die is where; the faces of the pool matter within the turn only. */
function keyOf(state: Readonly<State>, hasFaces: boolean): string {
  const { places, faces, hull, shields, inPlay, hitPoints, stasisTokens, discard } = state;
  const dice = places.map((place, die) => {
    const isShown = place === PLACE.infirmary || (hasFaces && place === PLACE.pool);
    return `${placeKey(place)}${isShown ? (FACE_LETTERS[faces[die] ?? FACE.threat] ?? "") : ""}`;
  });
  return [dice.sort(), hull, shields, inPlay, hitPoints, stasisTokens, discard].join(" ");
}

const FACE_LETTERS = "ctmseT";
