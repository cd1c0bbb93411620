// The loops of core-rng, with the names of either contract.
import type { AnyLuck, StreamState } from "./driver.js";
import type { Cases } from "./harness.js";

const DRAWS = 100_000;
const SEEDS = 200;

interface Rng {
  seeded(seed: string): AnyLuck;
  shuffle(luck: AnyLuck, items: number[]): void;
  readonly seedRng?: (seed: string, stream?: string) => StreamState;
  readonly seedWords?: (seed: string, stream?: string) => StreamState;
  readonly cloneRng?: (state: StreamState) => StreamState;
  readonly cloneWords?: (state: StreamState) => StreamState;
  readonly deriveRng?: (base: StreamState, index: number, target: StreamState) => void;
  readonly deriveWords?: (base: StreamState, index: number, target: StreamState) => void;
}

/** The first that a release has. */
function either<F>(first: F | undefined, second: F | undefined): F {
  const found = first ?? second;
  if (found === undefined) throw new Error("This release has neither name.");
  return found;
}

/** The cases of a release's core-rng. */
export function rngCases(module: object): Cases {
  const rng = module as Rng;
  const seed = either(rng.seedRng, rng.seedWords);
  const clone = either(rng.cloneRng, rng.cloneWords);
  const derive = either(rng.deriveRng, rng.deriveWords);

  const below = () => {
    const luck = rng.seeded("bench");
    let sum = 0;
    for (let i = 0; i < DRAWS; i++) sum += luck.below(6);
    return sum;
  };
  const chance = () => {
    const luck = rng.seeded("bench");
    let sum = 0;
    for (let i = 0; i < DRAWS; i++) if (luck.chance(0.3)) sum++;
    return sum;
  };
  const shuffle = () => {
    const luck = rng.seeded("bench");
    const items = Array.from({ length: 52 }, (_, i) => i);
    let sum = 0;
    for (let i = 0; i < DRAWS / 52; i++) {
      rng.shuffle(luck, items);
      sum += items[0] ?? 0;
    }
    return sum;
  };
  const copies = () => {
    let state = seed("bench");
    let sum = 0;
    for (let i = 0; i < DRAWS; i++) {
      state = clone(state);
      derive(state, i, state);
      sum += state.s2;
    }
    return sum;
  };
  const seeds = () => {
    let sum = 0;
    for (let i = 0; i < SEEDS; i++) sum += seed(`${i}`).s2;
    return sum;
  };
  return {
    "below(6)": () => ({ ops: DRAWS, run: below }),
    "chance(0.3)": () => ({ ops: DRAWS, run: chance }),
    "shuffle, per card": () => ({ ops: DRAWS, run: shuffle }),
    "clone and derive a state": () => ({ ops: DRAWS, run: copies }),
    "seed a state": () => ({ ops: SEEDS, run: seeds }),
  };
}
