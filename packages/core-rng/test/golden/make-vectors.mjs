// Writes vectors.json from seedrandom alone, without the code it is held against:
//   node packages/core-rng/test/golden/make-vectors.mjs > packages/core-rng/test/golden/vectors.json
// The vectors are frozen: a change in them is a major release.
import alea from "seedrandom/lib/alea.js";

const seeds = ["", "0", "tuesday", "4:dice:tuesday", "Ünïcode ✺", "a".repeat(200)];

function below(random, n) {
  return Math.floor(random() * n);
}

function deal(random) {
  const left = Array.from({ length: 52 }, (_, i) => i);
  return Array.from({ length: 52 }, () => left.splice(below(random, left.length), 1)[0]);
}

function shuffled(random) {
  const items = Array.from({ length: 20 }, (_, i) => i);
  for (let i = 19; i > 0; i--) {
    const j = below(random, i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

const vectors = seeds.map((seed) => ({
  seed,
  state: alea(seed, { state: true }).state(),
  raw: ((random) => Array.from({ length: 8 }, () => random() * 2 ** 32))(alea(seed)),
  dice: ((random) => Array.from({ length: 40 }, () => below(random, 6) + 1))(alea(seed)),
  chances: ((random) => Array.from({ length: 40 }, () => (random() < 0.3 ? 1 : 0)))(alea(seed)),
  shuffled: shuffled(alea(seed)),
  dealt: deal(alea(seed)),
}));
process.stdout.write(`${JSON.stringify(vectors, null, 1)}\n`);
