// How a story looks: each of those that come with the app has colours and a drawing of its own, any other gets both from its title.
import type { CSSProperties } from "react";
import type { StoryGame } from "./stories.ts";

/** The stories that were drawn for. */
export const DRAWN = ["salvage-ship", "glasshouse", "night-exchange", "white-meridian"] as const;
/** One of {@link DRAWN}. */
export type Drawn = (typeof DRAWN)[number];

/** The look of a story. */
export interface Look {
  /** Whose drawing and colours; `own` for those that are made from a title. */
  readonly story: Drawn | "own";
  /** A number from the title, which chooses the parts of the drawing. */
  readonly number: number;
  /** The hue of the colours, from 0 to 359. */
  readonly hue: number;
}

/** The look of the story of a game. */
export function lookOf({ rows }: StoryGame): Look {
  const number = numberOf(rows.prose.title);
  const story = DRAWN.find((id) => id === rows.id) ?? "own";
  return { story, number, hue: number % 360 };
}

/** A number that is the same for equal texts (FNV-1a). */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let i = 0; i < text.length; i++)
    number = Math.imul(number ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return number;
}

/** The attributes that colour an element and what is in it; looks.css has the colours. */
export const lookProps = ({ story, hue }: Look, style: CSSProperties = {}) => ({
  "data-story": story,
  style: { ...style, "--hue": hue } as CSSProperties,
});
