// Bomb flip: whole games with the policy "flip left until four uniques, then bank", as one tight loop, through both doors
// of the engine, and in boardgame.io. The last comes on its own, so that its garbage is nobody else's.
import { BANK, bombFlip, countUniques, FLIP_LEFT, type State } from "@games/bomb-flip";
import {
  deriveStreams,
  deriveWords,
  seededStreams,
  seedWords,
  streamBinder,
  unwrap,
} from "@games/core-rng";
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
const bind = streamBinder(streams);
const copyLuck = seededStreams(streams, deriveStreams(streams, base, 0));

const choose = (state: Readonly<State>) => (countUniques(state) >= TARGET ? BANK : FLIP_LEFT);

const checksum = ({ totalScore, turns, banks, busts, bombs }: Omit<State, "config" | "luck">) =>
  totalScore + 3 * turns + 5 * banks + 7 * busts + 11 * bombs;

/** The first state of the index-th game. All games draw from the same words, which are derived anew in place. */
function startGame(index: number): State {
  deriveWords(base, index * 2, words.cards);
  deriveWords(base, index * 2 + 1, words.loot);
  return bombFlip.setup(config, luck, words);
}

function playFast(): number {
  const { step } = bombFlip;
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const state = startGame(game);
    while (state.lives > 0) step(state, choose(state), luck);
    sum += checksum(state);
  }
  return sum;
}

/** Every turn on a copy, as a search would: what a pure `apply` does, but for its check and its events. */
function playCopies(): number {
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    let state = startGame(game);
    while (state.lives > 0) {
      const next = bombFlip.clone(state);
      bind(copyLuck, next.luck);
      bombFlip.step(next, choose(state), copyLuck);
      state = next;
    }
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
      "tight loop": { ops: GAMES, run: () => playLimit(base, GAMES, TARGET) },
      "fast door": { ops: GAMES, run: playFast },
      "fast door on copies": { ops: GAMES, run: playCopies },
      "pure apply": { ops: GAMES, run: playPure },
    },
    agree: [["tight loop", "fast door", "fast door on copies", "pure apply"]],
    goals: [
      { faster: "fast door", than: "tight loop", times: 0.6 },
      { faster: "pure apply", than: "fast door", times: 0.5 },
    ],
  },
  {
    title: "bomb-flip: the same in boardgame.io",
    cases: {
      "boardgame.io": { ops: BOARDGAMES, run: playInBoardgame },
      "fast door": { ops: GAMES, run: playFast },
    },
    goals: [{ faster: "fast door", than: "boardgame.io", times: 500 }],
  },
];
