// The built demo in a real browser.
import { browserConfig } from "../../scripts/base/vitest-browser.ts";

export default browserConfig({
  globalSetup: "test/browser/setup.ts",
  setupFiles: "test/browser/each-file.ts",
  // Files share a browser; every test has a profile of its own.
  pool: "forks",
  maxWorkers: 2,
});
