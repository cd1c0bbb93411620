// The benches are bundled one by one and load the packages as users do, from their built entries.
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts", "src/raw-bytes.ts", "src/lab-runners.ts", "src/*.bench.ts"],
  format: ["esm"],
  target: "node20",
  clean: true,
  silent: true,
});
