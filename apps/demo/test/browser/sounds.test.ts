// Every sound as the browser makes it: none is too loud, too long, cut off, or the same as another.
import { expect, test } from "vitest";
import { SOUNDS } from "../../src/play/sound/sounds.ts";
import { bundle } from "./bundle.ts";
import { openApp } from "./page.ts";
import type { Measured } from "./sounds-entry.ts";

async function measure(): Promise<readonly Measured[]> {
  const page = await openApp("", { bypassCSP: true });
  await page.addScriptTag({ content: await bundle("sounds-entry.ts", "sounds") });
  return page.evaluate(() =>
    (window as unknown as { sounds: typeof import("./sounds-entry.ts") }).sounds.measureAll(),
  );
}

/** Whether two sounds can be told apart by their length, their pitch or their loudness. */
const differ = (one: Measured, other: Measured): boolean =>
  (["lasts", "pitch", "loudness"] as const).some(
    (what) => Math.max(one[what], other[what]) > 1.25 * Math.min(one[what], other[what]),
  );

test("sounds are quiet, about equally loud, short, without a click, and all different", async () => {
  const all = await measure();
  expect(all.map(({ sound }) => sound)).toEqual([...SOUNDS]);
  for (const one of all) {
    const { sound, peak, first, last, lasts } = one;
    expect(peak, `${sound} is heard`).toBeGreaterThan(0.03);
    // Five at once stay below 1, where they would be clipped.
    expect(peak, `${sound} is quiet`).toBeLessThan(0.2);
    expect(first, `${sound} begins softly`).toBeLessThan(0.01);
    expect(last, `${sound} fades out`).toBeLessThan(0.01);
    expect(lasts, `${sound} is there`).toBeGreaterThan(0.02);
    expect(lasts, `${sound} is short`).toBeLessThan(1.7);
    const same = all.filter((other) => other !== one && !differ(one, other));
    expect(
      same.map((other) => other.sound),
      `${sound} is like no other`,
    ).toEqual([]);
  }
  const loudness = all.map((one) => one.loudness);
  // The low ones need more to be heard.
  expect(Math.max(...loudness) / Math.min(...loudness)).toBeLessThan(8);
});
