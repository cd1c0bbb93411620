// The game on the contract: content compiled once, every rule bound to it.
import { defineGame, type Game, hashValue, OptionsError } from "@games/core-game";
import { check, legalActions } from "./actions.js";
import type { Content } from "./compiled.js";
import { compileContent } from "./content.js";
import { type ExtraContent, readContent } from "./content-shape.js";
import { CURSES, STATUSES } from "./data/afflictions.js";
import { COLORLESS } from "./data/colorless.js";
import { ENEMIES } from "./data/enemies.js";
import { IRONCLAD } from "./data/ironclad.js";
import { stateShape } from "./save.js";
import { optionsShape, setup } from "./setup.js";
import { cloneState } from "./state.js";
import { step } from "./step.js";
import { type SpireAct1, STREAMS } from "./types.js";
import { determinize, outcome, view } from "./view.js";
import type { CardRow, EnemyRow } from "./vocabulary.js";

const CARDS: readonly CardRow[] = [...IRONCLAD, ...COLORLESS, ...STATUSES, ...CURSES];

/** The content of the game as it comes. */
export const actContent: Content = /* @__PURE__ */ compileContent(CARDS, ENEMIES);

/** The Ironclad's Act 1. */
export const spireAct1: Game<SpireAct1> = /* @__PURE__ */ gameOf(actContent, undefined);

/**
 * The game with further cards and enemies; a row with the id of a present one takes its place.
 * Throws an `OptionsError` that names every fault of the rows.
 */
export function createSpireGame(extra: ExtraContent = {}): Game<SpireAct1> {
  const rows = readContent(extra, CARDS, ENEMIES);
  if (!rows.ok) throw new OptionsError(rows.error);
  const { cards, enemies } = rows.value;
  if (cards.length + enemies.length === 0) return spireAct1;
  const content = compileContent(replaceRows(CARDS, cards), replaceRows(ENEMIES, enemies));
  return gameOf(content, hashValue(rows.value));
}

function replaceRows<R extends CardRow | EnemyRow>(rows: readonly R[], extra: readonly R[]): R[] {
  const replaced = new Map(extra.map((row) => [row.id, row]));
  const kept = rows.map((row) => replaced.get(row.id) ?? row);
  const known = new Set(rows.map(({ id }) => id));
  return [...kept, ...extra.filter(({ id }) => !known.has(id))];
}

function gameOf(content: Content, hash: string | undefined): Game<SpireAct1> {
  const options = optionsShape(content);
  return defineGame<SpireAct1>({
    id: "spire-act1",
    rules: 1,
    schema: 1,
    ...(hash === undefined ? {} : { content: hash }),
    streams: STREAMS,
    options,
    state: stateShape(content, options),
    setup: (config, _, words) => setup(content, config, words),
    legalActions: (state) => legalActions(content, state),
    check: (state, action) => check(content, state, action),
    step: (state, action, luck, emit) => step(content, state, action, luck, emit),
    outcome: (state) => outcome(state),
    view: (state) => view(content, state),
    determinize,
    clone: cloneState,
  });
}
