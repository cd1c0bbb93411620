// How the tests of a package in a real browser are run.
import { has } from "../optional.mjs";
import { type TestOptions, testConfig } from "./vitest.ts";

/**
 * The shared configuration for the tests in a browser, of which there are none without one. A test that fails is tried once
 * more, because it waits for another program on a machine with other work to do; `npm test` names those that needed it.
 */
export const browserConfig = (test: TestOptions = {}) =>
  testConfig({
    report: "browser",
    include: has("browser") ? ["test/browser/**/*.test.ts"] : [],
    passWithNoTests: !has("browser"),
    retry: 1,
    ...test,
  });
