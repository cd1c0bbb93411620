import { testConfig } from "../../scripts/base/vitest.ts";

export default testConfig({ exclude: ["test/browser/**"] });
