// The panel in a real browser, on a page with every game.
import { browserConfig } from "../../scripts/base/vitest-browser.ts";

export default browserConfig({ globalSetup: "test/browser/setup.ts" });
