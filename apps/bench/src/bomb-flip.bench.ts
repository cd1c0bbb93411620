// Bomb flip: whole games with the policy "flip left until four uniques, then bank", in boardgame.io, as one tight loop,
// and through both doors of the engine.
import { BANK, bombFlip, countUniques, FLIP_LEFT, type State } from "@games/bomb-flip";
import { deriveStreams, deriveWords, seededStreams, seedWords, unwrap } from "@games/core-rng";
import { playBoardgame } from "./bomb-flip.boardgame.js";
import { playLimit } from "./bomb-flip.limit.js";
import type { Bench } from "./harness.js";

const GAMES = 1000;
const BOARDGAMES = 10;
const TARGET = 4;
const { streams } = bombFlip;
const base = seedWords("bench");
const config = unwrap(bombFlip.configure({}));
const words = deriveStreams(streams, base, 0);
const luck = seededStreams(streams, words);

const choose = (state: Readonly<State>) => (countUniques(state) >= TARGET ? BANK : FLIP_LEFT);

const checksum = ({ totalScore, turns, banks, busts, bombs }: Omit<State, "config" | "luck">) =>
  totalScore + 3 * turns + 5 * banks + 7 * busts + 11 * bombs;

/** The first state of the index-th game. All games draw from the same words, which are derived anew in place. */
function startGame(index: number): State {
  for (let i = 0; i < streams.length; i++) {
    deriveWords(base, index * streams.length + i, words[streams[i] as keyof typeof words]);
  }
  return bombFlip.setup(config, luck, words);
}

function playFast(): number {
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const state = startGame(game);
    while (state.lives > 0) bombFlip.step(state, choose(state), luck);
    sum += checksum(state);
  }
  return sum;
}

function playPure(): number {
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
      "boardgame.io": { ops: BOARDGAMES, run: playInBoardgame },
      "tight loop": { ops: GAMES, run: () => playLimit(base, GAMES, TARGET) },
      "fast door": { ops: GAMES, run: playFast },
      "pure apply": { ops: GAMES, run: playPure },
    },
    agree: [["tight loop", "fast door", "pure apply"]],
    goals: [
      { faster: "fast door", than: "boardgame.io", times: 500 },
      { faster: "fast door", than: "tight loop", times: 0.6 },
      { faster: "pure apply", than: "fast door", times: 0.5 },
    ],
  },
];
