export { default } from "../../scripts/base/tsup.ts";
