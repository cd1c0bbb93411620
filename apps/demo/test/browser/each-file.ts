// What every file of browser tests does: no page outlives its test.
import { afterEach } from "vitest";
import { closePages } from "./page.ts";

afterEach(closePages);
