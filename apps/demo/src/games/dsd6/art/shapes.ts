// The parts that the drawings of threats are put together from, on a field of 120 by 56.

/** How a shape is painted: in body, light, accent or shadow, or as a line of light or accent. */
export type Tone = "body" | "light" | "accent" | "shade" | "light-line" | "accent-line" | "thin";

/** One shape of a drawing. */
export type Shape = readonly [tone: Tone, path: string];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A full circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Points on a circle, from an angle in degrees. */
const pointAt = (x: number, y: number, r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
};

/** A star or a burst: points between two circles, in turn. */
export const burst = (x: number, y: number, points: number, r: number, inner: number): string =>
  `M${Array.from({ length: 2 * points }, (_, i) =>
    pointAt(x, y, i % 2 === 0 ? r : inner, (i * 180) / points - 90),
  ).join("L")}Z`;

/** Straight lines that leave a circle on all sides. */
export const rays = (x: number, y: number, count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const degrees = (i * 360) / count - 90;
    return `M${pointAt(x, y, from, degrees)}L${pointAt(x, y, to, degrees)}`;
  }).join("");

/** A part of a circle as a line. */
export const arc = (x: number, y: number, r: number, from: number, to: number): string =>
  `M${pointAt(x, y, r, from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(x, y, r, to)}`;

/** A small fighter with its nose to the left. */
export const fighter = (x: number, y: number, size: number): string =>
  `M${x} ${y}l${round(size)} ${round(-size * 0.42)}l${round(-size * 0.25)} ${round(size * 0.42)}l${round(size * 0.25)} ${round(size * 0.42)}Z`;

/** A box with corners cut off. */
export const plate = (x: number, y: number, width: number, height: number, cut = 4): string =>
  `M${x + cut} ${y}h${width - 2 * cut}l${cut} ${cut}v${height - 2 * cut}l${-cut} ${cut}h${-(width - 2 * cut)}l${-cut} ${-cut}v${-(height - 2 * cut)}Z`;

/** A flame behind an engine, to the right. */
export const flame = (x: number, y: number, size: number): string =>
  `M${x} ${y - size * 0.4}L${x + size} ${y}L${x} ${y + size * 0.4}Z`;

/** A flash of lightning. */
export const bolt = (x: number, y: number): string => `M${x} ${y}l-7 11h6l-3 10l10 -13h-6l4 -8Z`;
