import { describe, it } from "vitest";
import { conformance } from "../src/testing/index.js";
import { toy } from "./toy.js";

describe("the toy game", () => {
  for (const law of conformance(toy, { maxSteps: 400, variants: [{}, { lamps: 1, bonus: 5 }] }))
    it(law.name, law.check);
});
