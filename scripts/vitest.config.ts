export { default } from "./base/vitest.ts";
