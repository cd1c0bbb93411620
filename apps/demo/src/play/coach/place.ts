// Where a coach mark stands: beside its thing where there is room, so that it covers neither the thing nor the page's edge.

/** A rectangle on the page, in pixels from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const EDGE = 8;

/** The sides of a thing, the most wanted first. */
const SIDES = ["right", "left", "below", "above"] as const;

function at(side: (typeof SIDES)[number], thing: Box, mark: Box): Pick<Box, "left" | "top"> {
  switch (side) {
    case "right":
      return { left: thing.left + thing.width + GAP, top: thing.top };
    case "left":
      return { left: thing.left - GAP - mark.width, top: thing.top };
    case "below":
      return { left: thing.left, top: thing.top + thing.height + GAP };
    default:
      return { left: thing.left, top: thing.top - GAP - mark.height };
  }
}

/** The place of a mark in a window; undefined when no side of the thing has room for it. */
export function placeMark(
  thing: Box,
  mark: Box,
  window: Box,
): Pick<Box, "left" | "top"> | undefined {
  const right = window.left + window.width - EDGE - mark.width;
  const bottom = window.top + window.height - EDGE - mark.height;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  for (const side of SIDES) {
    const place = at(side, thing, mark);
    const isBeside = side === "right" || side === "left";
    const left = isBeside ? place.left : clamp(place.left, window.left + EDGE, right);
    const top = isBeside ? clamp(place.top, window.top + EDGE, bottom) : place.top;
    const fits =
      left >= window.left + EDGE && left <= right && top >= window.top + EDGE && top <= bottom;
    if (fits) return { left, top };
  }
  return undefined;
}
