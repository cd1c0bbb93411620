// The examples and other projects on the packed libraries: `turbo run test:packed` packs them first.
import { testConfig } from "../../scripts/base/vitest.ts";
import { has } from "../../scripts/optional.mjs";

export default testConfig({
  report: "packed",
  include: ["test/*.test.ts"],
  exclude: has("browser") ? [] : ["test/pages.test.ts"],
  globalSetup: "test/setup.ts",
});
