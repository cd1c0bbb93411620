// Bomb flip: whole games with the policy "flip left until four uniques, then bank", as one tight loop, through both APIs
// of the engine, and in boardgame.io. The last runs separately, so that no other case pays for its garbage.
import { BANK, bombFlip, countUniques, FLIP_LEFT, type State } from "@games/bomb-flip";
import { type AleaState, alea, deriveRng, deriveStreams, seedRng, unwrap } from "@games/core-rng";
import { playBoardgame } from "./bomb-flip.boardgame.js";
import { playLimit } from "./bomb-flip.limit.js";
import type { Bench } from "./harness.js";

const GAMES = 1000;
const BOARDGAMES = 10;
const TARGET = 4;
const { streams } = bombFlip;
const base = seedRng("bench");
const config = unwrap(bombFlip.configure({}));
const rng = deriveStreams(alea, streams, base, 0);
const { cards, loot } = rng as Record<"cards" | "loot", AleaState>;
const context = bombFlip.open(bombFlip.setup(config, rng));
const copies = bombFlip.open(bombFlip.create({ seed: "copies" }));

const choose = (state: Readonly<State>) => (countUniques(state) >= TARGET ? BANK : FLIP_LEFT);

const checksum = ({ totalScore, turns, banks, busts, bombs }: Omit<State, "config" | "rng">) =>
  totalScore + 3 * turns + 5 * banks + 7 * busts + 11 * bombs;

/** The first state of the index-th game. All games draw from the same random state, which is derived anew in place. */
function startGame(index: number): State {
  deriveRng(base, index * 2, cards);
  deriveRng(base, index * 2 + 1, loot);
  return bombFlip.setup(config, rng);
}

function playFast(): number {
  const { step } = bombFlip;
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const state = startGame(game);
    bombFlip.point(context, state);
    while (state.lives > 0) step(context, choose(state));
    sum += checksum(state);
  }
  return sum;
}

/** Every turn on a copy, as a search would: what `apply` does, except for its check and its events. */
function playCopies(): number {
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    let state = startGame(game);
    while (state.lives > 0) {
      const next = bombFlip.clone(state);
      bombFlip.point(copies, next);
      bombFlip.step(copies, choose(state));
      state = next;
    }
    sum += checksum(state);
  }
  return sum;
}

function playSafely(): number {
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    let state = startGame(game);
    while (state.lives > 0) state = unwrap(bombFlip.apply(state, choose(state))).state;
    sum += checksum(state);
  }
  return sum;
}

function playInBoardgame(): number {
  let sum = 0;
  for (let game = 0; game < BOARDGAMES; game++) {
    const { totalScore, turns } = playBoardgame(`bench ${game}`, TARGET);
    sum += totalScore + 3 * turns;
  }
  return sum;
}

export const benches: readonly Bench[] = [
  {
    title: "bomb-flip: whole games, flip left until four uniques, then bank",
    cases: {
      "tight loop": { ops: GAMES, run: () => playLimit(base, GAMES, TARGET) },
      "fast API": { ops: GAMES, run: playFast },
      "fast API on copies": { ops: GAMES, run: playCopies },
      apply: { ops: GAMES, run: playSafely },
    },
    agree: [["tight loop", "fast API", "fast API on copies", "apply"]],
    goals: [
      { faster: "fast API", than: "tight loop", times: 0.6 },
      { faster: "apply", than: "fast API", times: 0.5 },
    ],
  },
  {
    title: "bomb-flip: the same in boardgame.io",
    cases: {
      "boardgame.io": { ops: BOARDGAMES, run: playInBoardgame },
      "fast API": { ops: GAMES, run: playFast },
    },
    goals: [{ faster: "fast API", than: "boardgame.io", times: 500 }],
  },
];
