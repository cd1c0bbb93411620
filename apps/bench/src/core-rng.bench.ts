// core-rng against seedrandom itself: one bounded draw, and saving and restoring the generator around a draw.
import { bombFlip } from "@games/bomb-flip";
import { AleaLuck, cloneRng, diceAbout, type Luck, pick, seeded, seedRng } from "@games/core-rng";
import { chacha20 } from "@games/core-rng/chacha20";
import alea from "seedrandom/lib/alea.js";
import type { Bench } from "./harness.js";

const DRAWS = 100_000;

function drawOurs(): number {
  const luck = seeded("bench");
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) sum += luck.below(6);
  return sum;
}

const [DIE] = diceAbout("die", 1);

function drawTold(): number {
  const luck: Luck = seeded("bench");
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) sum += luck.below(6, DIE);
  return sum;
}

function drawTheirs(): number {
  const random = alea("bench", { state: true });
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) sum += Math.floor(random() * 6);
  return sum;
}

function restoreOurs(): number {
  let rng = seedRng("bench");
  const luck = new AleaLuck(rng);
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) {
    rng = cloneRng(rng);
    luck.rng = rng;
    sum += luck.below(6);
  }
  return sum;
}

function restoreTheirs(): number {
  let random = alea("bench", { state: true });
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) {
    random = alea("", { state: random.state() });
    sum += Math.floor(random() * 6);
  }
  return sum;
}

function drawDice(luck: Luck): number {
  let sum = 0;
  for (let i = 0; i < DRAWS; i++) sum += luck.below(6);
  return sum;
}

const GAMES = 200;
const ciphered = bombFlip.withRng(chacha20);

/** Whole random games through the safe API, where drawing is only a part of the work. */
function playGames(game: typeof bombFlip): number {
  const choices = seeded("choices");
  let turns = 0;
  for (let i = 0; i < GAMES; i++) {
    let state = game.create({ seed: i });
    for (let legal = game.legalActions(state); legal.length > 0; legal = game.legalActions(state)) {
      const applied = game.apply(state, pick(choices, legal));
      if (!applied.ok) throw new Error(applied.error.code);
      state = applied.value.state;
      turns++;
    }
  }
  return turns;
}

export const benches: readonly Bench[] = [
  {
    title: "One die",
    cases: {
      "seedrandom's Alea, floored": { ops: DRAWS, run: drawTheirs },
      "seeded below(6)": { ops: DRAWS, run: drawOurs },
    },
    agree: [["seedrandom's Alea, floored", "seeded below(6)"]],
    goals: [{ faster: "seeded below(6)", than: "seedrandom's Alea, floored", times: 1 }],
  },
  {
    title: "One die, and what it is about",
    cases: {
      "below(6)": { ops: DRAWS, run: drawOurs },
      "below(6, about)": { ops: DRAWS, run: drawTold },
    },
    agree: [["below(6)", "below(6, about)"]],
    goals: [{ faster: "below(6, about)", than: "below(6)", times: 0.98 }],
  },
  {
    title: "Save and restore the generator around one die",
    cases: {
      "seedrandom's state": { ops: DRAWS, run: restoreTheirs },
      "random state in the game state": { ops: DRAWS, run: restoreOurs },
    },
    agree: [["seedrandom's state", "random state in the game state"]],
    goals: [{ faster: "random state in the game state", than: "seedrandom's state", times: 10 }],
  },
  {
    title: "What the cryptographic source costs",
    cases: {
      "a die by Alea": { ops: DRAWS, run: () => drawDice(seeded("bench")) },
      "a die by chacha20": {
        ops: DRAWS,
        run: () => drawDice(chacha20.luck(chacha20.seed("bench"))),
      },
      "a game of bomb flip with Alea": { ops: GAMES, run: () => playGames(bombFlip) },
      "a game of bomb flip with chacha20": { ops: GAMES, run: () => playGames(ciphered) },
    },
  },
];
