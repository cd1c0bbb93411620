// As every library, but the ESM build has seedrandom's Alea inside: seedrandom is CommonJS, which no browser loads.
import { defineConfig } from "tsup";
import { library, notice } from "../../scripts/base/tsup.ts";

const COMMON_JS = ["**/*.cjs", "**/*.cjs.map", "**/*.d.cts"];

export default defineConfig([
  {
    ...library,
    format: ["esm"],
    noExternal: [/^seedrandom/],
    banner: notice,
    clean: COMMON_JS.map((glob) => `!${glob}`),
  },
  { ...library, format: ["cjs"], clean: false },
]);
