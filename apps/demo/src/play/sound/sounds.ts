// The sounds there are, by name; how they are made is in synth.ts, which is loaded when sound is first switched on.

/** Everything that can be heard. */
export const SOUNDS = [
  "card",
  "dice",
  "coin",
  "bank",
  "hit",
  "block",
  "heal",
  "bomb",
  "alarm",
  "door",
  "wind",
  "tick",
  "won",
  "glad",
  "quiet",
  "lost",
] as const;
/** One of {@link SOUNDS}. */
export type Sound = (typeof SOUNDS)[number];
