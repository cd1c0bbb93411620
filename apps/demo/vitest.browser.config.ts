// The built demo in a real browser.
import { testConfig } from "../../scripts/base/vitest.ts";
import { has } from "../../scripts/optional.mjs";

export default testConfig({
  report: "browser",
  include: has("browser") ? ["test/browser/**/*.test.ts"] : [],
  passWithNoTests: !has("browser"),
  globalSetup: "test/browser/setup.ts",
  setupFiles: "test/browser/each-file.ts",
  // Files share a browser; every test has a profile of its own.
  pool: "forks",
  maxWorkers: 2,
});
