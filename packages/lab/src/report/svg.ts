// Charts as SVG text: no script, no font but the reader's own, colours that work on light and dark ground.
import type { Bars, Curve, Differences, Plot } from "./model.js";

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 66;
const RIGHT = 12;
const BOTTOM = 46;
const TOP = 12;
const INNER = { width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };
/** About how wide a letter is, and the gap between two labels. */
const LETTER = 6.2;
const GAP = 8;

const FILL = "#4a7fb5";
const LINE = "#888";

/** Text that cannot break out of markup. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A round number at or above another. */
function roundUp(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 2, 2.5, 4, 5, 8, 10].find((step) => step * unit >= most * (1 - 1e-9)) ?? 10;
  return steps * unit;
}

const at = (value: number): string => value.toFixed(1);
const percentLabel = (share: number): string => `${Number((share * 100).toPrecision(3))}%`;
const numberLabel = (value: number): string => `${Number(value.toPrecision(3))}`;

function label(x: number, y: number, anchor: "start" | "middle" | "end", text: string): string {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;
}

/** A title that stands on its side at the left edge. */
function verticalTitle(middle: number, text: string): string {
  return `<text transform="rotate(-90 14 ${at(middle)})" x="14" y="${at(middle)}" text-anchor="middle">${escapeMarkup(text)}</text>`;
}

/** The vertical axis: lines with labels, and its title. */
function verticalAxis(values: readonly number[], yOf: (value: number) => number, plot: Plot) {
  const show = plot.kind === "bars" ? percentLabel : numberLabel;
  const lines = values.map((value) => {
    const y = yOf(value);
    const line = `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y)}" y2="${at(y)}" stroke="${LINE}" stroke-width="0.5"/>`;
    return line + label(LEFT - 5, y + 4, "end", show(value));
  });
  return lines.join("") + verticalTitle(TOP + INNER.height / 2, plot.yTitle);
}

/** Labels below the horizontal axis, as many as have room beside each other. */
function horizontalLabels(names: readonly string[], xOf: (i: number) => number): string {
  let free = Number.NEGATIVE_INFINITY;
  return names
    .map((name, i) => {
      const half = (name.length * LETTER) / 2;
      if (xOf(i) - half < free) return "";
      free = xOf(i) + half + GAP;
      return label(xOf(i), HEIGHT - BOTTOM + 15, "middle", name);
    })
    .join("");
}

/** A range of uncertainty as a vertical line with ends. */
function whisker(x: number, low: number, high: number): string {
  if (low === high) return "";
  const end = (y: number) => `M${at(x - 3)} ${at(y)}H${at(x + 3)}`;
  return `<path d="M${at(x)} ${at(low)}V${at(high)}${end(low)}${end(high)}" stroke="${LINE}" fill="none"/>`;
}

function drawFrame(
  plot: Plot,
  parts: readonly string[],
  { left, height } = { left: LEFT, height: HEIGHT },
): string {
  const title = label((left + WIDTH - RIGHT) / 2, height - 8, "middle", plot.xTitle);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeMarkup(plot.caption)}" font-family="sans-serif" font-size="11" fill="#777">${parts.join("")}${title}</svg>\n`;
}

function drawBars(plot: Bars): string {
  const { bars } = plot;
  const end = roundUp(Math.max(0.0001, ...bars.map(({ high }) => high)));
  const room = INNER.width / Math.max(1, bars.length);
  const yOf = (share: number) => TOP + INNER.height * (1 - share / end);
  const xOf = (i: number) => LEFT + (i + 0.5) * room;
  const parts = bars.map(({ name, share, low, high }, i) => {
    const range = `${percentLabel(low)} to ${percentLabel(high)}`;
    const title = `<title>${escapeMarkup(name)}: ${percentLabel(share)} (${range})</title>`;
    const box = `x="${at(xOf(i) - room * 0.4)}" y="${at(yOf(share))}" width="${at(room * 0.8)}" height="${at(TOP + INNER.height - yOf(share))}"`;
    return `<rect ${box} fill="${FILL}">${title}</rect>${whisker(xOf(i), yOf(low), yOf(high))}`;
  });
  const names = bars.map(({ name }) => name);
  const axis = verticalAxis([0, end / 2, end], yOf, plot);
  return drawFrame(plot, [axis, ...parts, horizontalLabels(names, xOf)]);
}

/** A curve over numbers that double: every point has the same distance to the next on a scale of logarithms. */
function drawCurve(plot: Curve): string {
  const { points } = plot;
  const most = roundUp(Math.max(1e-9, ...points.map(({ high }) => high)));
  const least = Math.min(0, ...points.map(({ low }) => low));
  const bottom = least < 0 ? -roundUp(-least) : 0;
  const yOf = (y: number) => TOP + INNER.height * (1 - (y - bottom) / (most - bottom));
  const [first = 1, last = 2] = [points[0]?.x, points.at(-1)?.x];
  const span = Math.max(1e-9, Math.log(last) - Math.log(first));
  const xOf = (i: number) =>
    LEFT + 20 + (INNER.width - 40) * ((Math.log(points[i]?.x ?? first) - Math.log(first)) / span);
  const path = points.map(({ y }, i) => `${i === 0 ? "M" : "L"}${at(xOf(i))} ${at(yOf(y))}`);
  const dots = points.map(({ x, y, low, high }, i) => {
    const title = `<title>${numberLabel(x)}: ${numberLabel(y)} (${numberLabel(low)} to ${numberLabel(high)})</title>`;
    const dot = `<circle cx="${at(xOf(i))}" cy="${at(yOf(y))}" r="4" fill="${FILL}">${title}</circle>`;
    return whisker(xOf(i), yOf(low), yOf(high)) + dot;
  });
  const line = `<path d="${path.join("")}" stroke="${FILL}" fill="none"/>`;
  const axis = verticalAxis(bottom < 0 ? [bottom, 0, most] : [0, most / 2, most], yOf, plot);
  const names = points.map(({ x }) => numberLabel(x));
  return drawFrame(plot, [axis, line, ...dots, horizontalLabels(names, xOf)]);
}

/** How high a row of differences is. */
const ROW = 16;
/** How long the name of a row may be; a longer one is cut, and whole where it is pointed at. */
const MAX_NAME = 58;

const shorten = (name: string): string =>
  name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1).trimEnd()}…` : name;

/** Differences as dots with their intervals, left and right of a line at 0. */
function drawDifferences(plot: Differences): string {
  const { rows } = plot;
  const left = 26 + Math.max(...rows.map(({ name }) => shorten(name).length), 0) * LETTER;
  const bottom = TOP + rows.length * ROW;
  const least = -roundUp(Math.max(1e-9, ...rows.map(({ low }) => -low)));
  const most = roundUp(Math.max(1e-9, ...rows.map(({ high }) => high)));
  const xOf = (value: number) => left + ((WIDTH - RIGHT - left) * (value - least)) / (most - least);
  const axis = [least, 0, most].map((value) => {
    const [x, anchor] = [at(xOf(value)), value === most ? "end" : "middle"] as const;
    const line = `<line x1="${x}" x2="${x}" y1="${TOP}" y2="${bottom}" stroke="${LINE}" stroke-width="${value === 0 ? 1 : 0.5}"/>`;
    return line + label(xOf(value), bottom + 15, anchor, numberLabel(value));
  });
  const dots = rows.map(({ name, difference, low, high }, i) => {
    const y = TOP + (i + 0.5) * ROW;
    const range = `${numberLabel(low)} to ${numberLabel(high)}`;
    const title = `<title>${escapeMarkup(name)}: ${numberLabel(difference)} (${range})</title>`;
    const line = `<path d="M${at(xOf(low))} ${at(y)}H${at(xOf(high))}" stroke="${FILL}"/>`;
    const dot = `<circle cx="${at(xOf(difference))}" cy="${at(y)}" r="3.5" fill="${FILL}"/>`;
    return `<g>${title}${label(left - 8, y + 4, "end", shorten(name))}${line}${dot}</g>`;
  });
  const title = verticalTitle((TOP + bottom) / 2, plot.yTitle);
  return drawFrame(plot, [...axis, ...dots, title], { left, height: bottom + BOTTOM });
}

/** A plot as SVG. */
export function drawPlot(plot: Plot): string {
  if (plot.kind === "bars") return drawBars(plot);
  return plot.kind === "curve" ? drawCurve(plot) : drawDifferences(plot);
}
