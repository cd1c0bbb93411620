// The commands load the packages as users do, from their built entries.
import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/main.ts", "src/soak.ts", "src/attack.ts"],
  format: ["esm"],
  target: "node20",
  clean: true,
  silent: true,
});
