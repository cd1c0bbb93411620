// A player for any game: Monte-Carlo tree search over sampled states. The tree is open-loop: a node stands for the
// actions taken since the decision, and every iteration descends it with a new sample of hidden things and luck.
import {
  bindPlayer,
  type Context,
  type Game,
  type GameTypes,
  type Policy,
  randomPolicy,
  type Searcher,
} from "@games/core-game";
import { AleaLuck, type AleaState, drawRng, type Luck } from "@games/core-rng";

/** How a search works. */
export interface SearchSettings<T extends GameTypes> {
  /** How good a state is, from 0 to 1. */
  value(state: Readonly<T["state"]>): number;
  /** How many times to descend the tree for one decision (default: 200). */
  readonly iterations?: number;
  /** How much to favour what was tried less often (default: 0.7). */
  readonly exploration?: number;
  /** The maximum number of actions in a rollout (default: 60). */
  readonly depth?: number;
  /** Who plays the rollouts (default: at random). */
  readonly rollout?: Policy<T>;
}

/** What is known of an action at a node of the tree. */
interface Branch {
  visits: number;
  total: number;
  /** How often the action was legal when its node was visited. */
  offers: number;
  readonly next: Node;
}

/** The actions tried after a sequence of actions, by their text. */
type Node = Map<string, Branch>;

const DEFAULTS = { iterations: 200, exploration: 0.7, depth: 60 };

/** A searcher for any game. It sees sampled states only, so it knows no more than the view shows. */
export function treeSearcher<T extends GameTypes>(
  game: Game<T>,
  settings: SearchSettings<T>,
): Searcher<T> {
  const { iterations, exploration, depth } = { ...DEFAULTS, ...settings };
  const rollout = bindPlayer(game, settings.rollout ?? randomPolicy);

  /** Plays a sampled state on and returns the value of where it ends. */
  function playOut(context: Context<T>, luck: Luck): number {
    const { state } = context;
    for (let i = 0; i < depth; i++) {
      const legal = game.legalActions(state);
      if (legal.length === 0) break;
      game.step(context, rollout(state, legal, luck));
    }
    return settings.value(state);
  }

  /** Descends the tree, adds one branch, plays out, and credits every branch on the way. */
  function iterate(root: Node, context: Context<T>, luck: Luck): void {
    const { state } = context;
    const path: Branch[] = [];
    let node = root;
    for (;;) {
      const legal = game.legalActions(state);
      if (legal.length === 0) break;
      const { action, branch } = select(node, legal, exploration, luck);
      game.step(context, action);
      path.push(branch);
      node = branch.next;
      if (branch.visits === 0) break;
    }
    const value = playOut(context, luck);
    for (const branch of path) {
      branch.visits++;
      branch.total += value;
    }
  }

  return {
    search({ legalActions, sample }, luck) {
      const [only] = legalActions;
      if (legalActions.length === 1 && only !== undefined) return only;
      const root: Node = new Map();
      const searchLuck = fork(luck);
      const context = game.open(sample(searchLuck));
      for (let i = 0; i < iterations; i++) {
        if (i > 0) game.point(context, sample(searchLuck));
        iterate(root, context, searchLuck);
      }
      return mostVisited(root, legalActions);
    },
  };
}

/** Luck for the search: it takes the same few draws from the player's luck however long the search is. */
function fork(luck: Luck): AleaLuck {
  const rng: AleaState = { c: 1, s0: 0, s1: 0, s2: 0 };
  drawRng(luck, rng);
  return new AleaLuck(rng);
}

/** An untried action if there is one, else the one with the best upper bound. */
function select<A>(
  node: Node,
  legal: readonly A[],
  exploration: number,
  luck: Luck,
): { action: A; branch: Branch } {
  const offered = legal.map((action) => ({ action, branch: branchOf(node, action) }));
  const untried = offered.filter(({ branch }) => branch.visits === 0);
  const pool = untried.length > 0 ? untried : offered;
  let best = pool[luck.below(pool.length)] as (typeof offered)[number];
  if (untried.length === 0) {
    for (const candidate of offered) {
      if (bound(candidate.branch, exploration) > bound(best.branch, exploration)) best = candidate;
    }
  }
  for (const { branch } of offered) branch.offers++;
  return best;
}

function branchOf(node: Node, action: unknown): Branch {
  const key = JSON.stringify(action);
  const known = node.get(key);
  if (known !== undefined) return known;
  const branch: Branch = { visits: 0, total: 0, offers: 0, next: new Map() };
  node.set(key, branch);
  return branch;
}

function bound({ visits, total, offers }: Branch, exploration: number): number {
  return total / visits + exploration * Math.sqrt(Math.log(offers) / visits);
}

function mostVisited<A>(root: Node, legal: readonly A[]): A {
  let best = legal[0] as A;
  let most = -1;
  for (const action of legal) {
    const { visits, total } = branchOf(root, action);
    const score = visits + (visits === 0 ? 0 : total / visits);
    if (score > most) [best, most] = [action, score];
  }
  return best;
}
