// The site in a real browser, under a path.
import { testConfig } from "../scripts/base/vitest.ts";
import { has } from "../scripts/optional.mjs";

export default testConfig({
  report: "browser",
  include: has("browser") ? ["test/browser/**/*.test.ts"] : [],
  passWithNoTests: !has("browser"),
});
