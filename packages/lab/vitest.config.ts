// Files named `<what>.redis.*` need a Redis server.
import { testConfig } from "../../scripts/base/vitest.ts";
import { has } from "../../scripts/optional.mjs";

export default testConfig({ exclude: has("redis") ? [] : ["test/**/*.redis.*"] });
