// The colours of the drawings: from the sky down to what stands before it, and the one light.
import type { Look } from "../looks.ts";

/** The colours of a drawing. */
export interface Palette {
  readonly sky: string;
  readonly low: string;
  readonly far: string;
  readonly near: string;
  readonly edge: string;
  readonly light: string;
  readonly pale: string;
}

const PALETTES: Readonly<Record<Exclude<Look["story"], "own">, Palette>> = {
  "salvage-ship": {
    sky: "#0a0d0f",
    low: "#16211f",
    far: "#233a33",
    near: "#27302d",
    edge: "#3f4f49",
    light: "#f3d37a",
    pale: "#dfe9e2",
  },
  glasshouse: {
    sky: "#20303c",
    low: "#6f8b95",
    far: "#8aa3ad",
    near: "#2d4039",
    edge: "#c9dcd6",
    light: "#ffb46a",
    pale: "#f2f8f7",
  },
  "night-exchange": {
    sky: "#0b1022",
    low: "#1c2747",
    far: "#26335a",
    near: "#171d33",
    edge: "#3b4a78",
    light: "#ffc766",
    pale: "#aebde6",
  },
  "white-meridian": {
    sky: "#d9c79b",
    low: "#f6ecd2",
    far: "#c3a877",
    near: "#5a4630",
    edge: "#8a6d47",
    light: "#b8431b",
    pale: "#fffaf0",
  },
};

/** The colours for a look. */
export function paletteOf({ story, hue }: Look): Palette {
  if (story !== "own") return PALETTES[story];
  const tone = (light: number, chroma: number, turn = 0) =>
    `oklch(${light}% ${chroma} ${(hue + turn) % 360})`;
  return {
    sky: tone(20, 0.04),
    low: tone(38, 0.06, 20),
    far: tone(32, 0.05),
    near: tone(16, 0.03),
    edge: tone(48, 0.05),
    light: tone(86, 0.13, 50),
    pale: tone(93, 0.02),
  };
}
