export { default } from "../../scripts/base/vitest.ts";
