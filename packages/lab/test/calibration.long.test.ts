// The search behind bomb flip's preset at its answer, with the exact figures of both players: most of a minute.
import { bombFlip, type Config, type Options, presets } from "@games/bomb-flip";
import { expect, it } from "vitest";
import { firstMeeting, type GridPoint } from "../src/index.js";
import { claimCalibration, claimPoints } from "../src/studies/bomb-flip/calibration.js";
import { CLAIM_TARGETS } from "../src/studies/bomb-flip/claims.js";

function configure(options: Options): Config {
  const config = bombFlip.configure(options);
  if (!config.ok) throw config.error;
  return config.value;
}

const { bankPoints, bombBase, bombSlope, bombCap } = presets.calibrated;
const ANSWER = { bankPoints, bombBase, bombSlope, bombCap };
const points = claimPoints();
const isAnswer = (point: GridPoint) => JSON.stringify(point) === JSON.stringify(ANSWER);

it("comes to the preset, and not to the one before it", { timeout: 240_000 }, async () => {
  const at = points.findIndex(isAnswer);
  const near = points.slice(at - 1, at + 1);
  const { figures: both } = claimCalibration;
  const { found, tried } = await firstMeeting(
    near,
    CLAIM_TARGETS,
    (point) => both?.(configure({ ...point })) ?? {},
  );
  expect(found?.point).toEqual(ANSWER);
  expect(tried).toBe(near.length);
});
