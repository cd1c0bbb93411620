// The benches are bundled one by one and load the packages as users do, from their built entries.
import { defineConfig } from "tsup";

export default defineConfig({
  entry: [
    ...["main", "differential", "raw-bytes", "lab-runners"].map((name) => `src/${name}.ts`),
    // Loaded by name, an instance for each side of a comparison.
    ...["contract-1", "contract-2", "against-worker", "loops", "rng-loops", "lab-loops"].map(
      (name) => `src/${name}.ts`,
    ),
    "src/*.bench.ts",
  ],
  format: ["esm"],
  target: "node20",
  splitting: false, // a part that two entries shared would be one instance for both sides of a comparison
  clean: true,
  silent: true,
});
