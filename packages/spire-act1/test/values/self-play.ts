// Games of the planner with itself as its only teacher: what it had on the map, and whether the act was completed.
import { type Luck, pick, seeded } from "@games/core-rng";
import { weighChoices } from "../../src/bots/choices.js";
import { tryLines } from "../../src/bots/rollouts.js";
import { createScout, type Scout } from "../../src/bots/scout.js";
import { findLines } from "../../src/bots/turn-search.js";
import { type Action, type Options, type State, spireAct1 } from "../../src/index.js";

/** What the player had on the map, by ids, and how far the run and its game came. */
export interface Snapshot {
  readonly game: number;
  readonly isWon: boolean;
  /** The share of the way through the act. */
  readonly way: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly gold: number;
  readonly boss: string | null;
  readonly potions: readonly string[];
  readonly relics: readonly string[];
  readonly deck: readonly string[];
}

/** How a game is explored: little thought, and one choice in four between fights is made at random. */
const POSITIONS = 120;
const ROLLOUTS = 24;
const RANDOM = 1 / 4;

/** Plays one game. */
export function selfPlay(game: number, options: Options): Snapshot[] {
  const state = spireAct1.clone(spireAct1.create({ seed: `values ${game}`, ...options }));
  const context = spireAct1.open(state);
  const luck = seeded(game, "explorer");
  const scout = createScout(spireAct1, state);
  const seen: Omit<Snapshot, "isWon">[] = [];
  while (state.result === null) {
    const kind = state.stack.at(-1)?.kind;
    if (kind === "path" || kind === "map") seen.push(lookAt(scout, state, game));
    spireAct1.step(context, choose(scout, state, luck));
  }
  return seen.map((one) => ({ ...one, isWon: state.result === "act-complete" }));
}

function lookAt({ value }: Scout, { run }: State, game: number): Omit<Snapshot, "isWon"> {
  const { act } = spireAct1.content;
  return {
    game,
    way: value.wayOf(run.map),
    hp: run.hp,
    maxHp: run.maxHp,
    gold: run.gold,
    boss: run.boss === null ? null : (act.encounters[run.boss]?.id ?? null),
    potions: run.potions.slice(),
    relics: run.relics.map(({ relic }) => act.items.relic[relic]?.id ?? ""),
    deck: run.deck.slice(),
  };
}

function choose(scout: Scout, state: State, luck: Luck): Action {
  const legal = spireAct1.legalActions(state);
  if (legal.length === 1) return legal[0] as Action;
  const sample = spireAct1.sample(state, luck);
  if (state.combat !== null) {
    const lines = findLines(scout, sample, POSITIONS);
    return tryLines(scout, lines, ROLLOUTS, luck)?.line.first ?? pick(luck, legal);
  }
  if (luck.chance(RANDOM)) return pick(luck, withoutPotions(legal));
  return weighChoices(scout, sample, legal, ROLLOUTS, luck)[0]?.action ?? pick(luck, legal);
}

/** Potions are not drunk at random. */
function withoutPotions(legal: readonly Action[]): readonly Action[] {
  const others = legal.filter(({ type }) => type !== "drink" && type !== "discard-potion");
  return others.length === 0 ? legal : others;
}
