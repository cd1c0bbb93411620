// The benches are bundled one by one and load the packages as users do, from their built entries.
import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    "src/main.ts",
    "src/differential.ts",
    "src/raw-bytes.ts",
    "src/lab-runners.ts",
    "src/*.bench.ts",
    // Loaded by name: a process per case, and an instance for each side of a comparison.
    "src/against-worker.ts",
    "src/contract-1.ts",
    "src/contract-2.ts",
    "src/loops.ts",
    "src/rng-loops.ts",
    "src/lab-loops.ts",
  ],
  format: ["esm"],
  target: "node20",
  splitting: false, // a part that two entries shared would be one instance for both sides of a comparison
  clean: true,
  silent: true,
});
