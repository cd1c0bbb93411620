// The laws of the contract on whole runs.
import { conformance } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { spireAct1 } from "../src/index.js";

describe("conformance", () => {
  for (const law of conformance(spireAct1, { maxSteps: 3000 })) it(law.name, law.check);
});
