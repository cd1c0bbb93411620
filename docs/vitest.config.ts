// The tests of the site, and the examples of all documents, which are written out as modules first.
import { testConfig } from "../scripts/base/vitest.ts";
import { writeExamples } from "./site/examples.mjs";

writeExamples();

export default testConfig({ exclude: ["test/browser/**"] });
