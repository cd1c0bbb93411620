// A player for any game: Monte-Carlo tree search over imagined states. The tree is open-loop: a node stands for the
// actions taken since the decision, and every visit walks it with a newly imagined state and new luck.
import type { Game, GameTypes, Policy } from "@games/core-game";
import { drawWords, type Luck, SeededLuck, type Words } from "@games/core-rng";
import { seat } from "./play.js";
import { randomPlayer } from "./players.js";
import type { Searcher } from "./study.js";

/** How a search thinks. */
export interface SearchSettings<T extends GameTypes> {
  /** How good a state is, from 0 to 1. */
  worth(state: Readonly<T["state"]>): number;
  /** How many times to walk the tree for one decision; 200 unless told. */
  readonly walks?: number;
  /** How much to favour what was little tried; 0.7 unless told. */
  readonly curiosity?: number;
  /** The most actions of a rollout; 60 unless told. */
  readonly depth?: number;
  /** Who plays the rollouts; at random unless told. */
  readonly rollout?: Policy<T>;
}

/** What is known of an action in a place of the tree. */
interface Branch {
  visits: number;
  total: number;
  /** How often the action was legal when its place was visited. */
  offers: number;
  readonly next: Place;
}

/** The actions tried after a sequence of actions, by their text. */
type Place = Map<string, Branch>;

const DEFAULTS = { walks: 200, curiosity: 0.7, depth: 60 };

/** A searching player of a game. It sees imagined states only, so it knows no more than the view tells. */
export function searchPlayer<T extends GameTypes>(
  game: Game<T>,
  settings: SearchSettings<T>,
): Searcher<T> {
  const { walks, curiosity, depth } = { ...DEFAULTS, ...settings };
  const rollout = seat(game, settings.rollout ?? randomPlayer);

  /** Plays an imagined state on and tells what it is worth in the end. */
  function playOut(state: T["state"], luck: Luck): number {
    const own = game.luckOf(state);
    for (let i = 0; i < depth; i++) {
      const legal = game.legalActions(state);
      if (legal.length === 0) break;
      game.step(state, rollout(state, legal, luck), own);
    }
    return settings.worth(state);
  }

  /** Walks down the tree, adds one branch, plays out, and credits all that was walked. */
  function walk(root: Place, state: T["state"], luck: Luck): void {
    const own = game.luckOf(state);
    const path: Branch[] = [];
    let place = root;
    for (;;) {
      const legal = game.legalActions(state);
      if (legal.length === 0) break;
      const { action, branch } = select(place, legal, curiosity, luck);
      game.step(state, action, own);
      path.push(branch);
      place = branch.next;
      if (branch.visits === 0) break;
    }
    const worth = playOut(state, luck);
    for (const branch of path) {
      branch.visits++;
      branch.total += worth;
    }
  }

  return {
    search(imagine, legal, luck) {
      const [only] = legal;
      if (legal.length === 1 && only !== undefined) return only;
      const root: Place = new Map();
      const dreams = fork(luck);
      for (let i = 0; i < walks; i++) walk(root, imagine(dreams), dreams);
      return mostVisited(root, legal);
    },
  };
}

/** Luck for thinking: it takes the same few draws from the player's luck however long the thinking is. */
function fork(luck: Luck): SeededLuck {
  const words: Words = { c: 1, s0: 0, s1: 0, s2: 0 };
  drawWords(luck, words);
  return new SeededLuck(words);
}

/** An untried action if there is one, else the one with the best upper bound. */
function select<A>(
  place: Place,
  legal: readonly A[],
  curiosity: number,
  luck: Luck,
): { action: A; branch: Branch } {
  const offered = legal.map((action) => ({ action, branch: branchOf(place, action) }));
  const untried = offered.filter(({ branch }) => branch.visits === 0);
  const pool = untried.length > 0 ? untried : offered;
  let best = pool[luck.below(pool.length)] as (typeof offered)[number];
  if (untried.length === 0) {
    for (const candidate of offered) {
      if (bound(candidate.branch, curiosity) > bound(best.branch, curiosity)) best = candidate;
    }
  }
  for (const { branch } of offered) branch.offers++;
  return best;
}

function branchOf(place: Place, action: unknown): Branch {
  const key = JSON.stringify(action);
  const known = place.get(key);
  if (known !== undefined) return known;
  const branch: Branch = { visits: 0, total: 0, offers: 0, next: new Map() };
  place.set(key, branch);
  return branch;
}

function bound({ visits, total, offers }: Branch, curiosity: number): number {
  return total / visits + curiosity * Math.sqrt(Math.log(offers) / visits);
}

function mostVisited<A>(root: Place, legal: readonly A[]): A {
  let best = legal[0] as A;
  let most = -1;
  for (const action of legal) {
    const { visits, total } = branchOf(root, action);
    const score = visits + (visits === 0 ? 0 : total / visits);
    if (score > most) [best, most] = [action, score];
  }
  return best;
}
