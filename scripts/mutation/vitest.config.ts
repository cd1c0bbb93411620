// The quick suite that mutants of one package are run against: its own tests, on sources, with short random games. Stryker
// loads it in a copy of the repository; MUTATE names the package.
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { fromSources } from "../base/vitest.ts";
import { suiteOf } from "./suites.mjs";

const name = process.env.MUTATE ?? "";

export default defineConfig({
  ...fromSources,
  root: join(import.meta.dirname, "../../packages", name),
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.long.test.ts", ...suiteOf(name).leaveOut],
    testTimeout: 60_000,
    isolate: false,
  },
});
