// The panel in a real browser, on a page with every game.
import { testConfig } from "../../scripts/base/vitest.ts";
import { has } from "../../scripts/optional.mjs";

export default testConfig({
  report: "browser",
  include: has("browser") ? ["test/browser/**/*.test.ts"] : [],
  passWithNoTests: !has("browser"),
  globalSetup: "test/browser/setup.ts",
});
