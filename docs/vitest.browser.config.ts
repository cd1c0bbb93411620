// The site in a real browser, under a path.
import { browserConfig } from "../scripts/base/vitest-browser.ts";

export default browserConfig();
