// Plots: titles of both axes, intervals, and labels that do not collide, whatever their length and number.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bars, type Curve, type Differences, drawPlot, READING } from "../src/index.js";
import { htmlReport } from "../src/report/html.js";
import { markdownReport } from "../src/report/markdown.js";
import type { Report } from "../src/report/model.js";
import { wilson } from "../src/summary.js";

function barsOf(names: readonly string[], share = 0.25): Bars {
  const [low, high] = wilson(share * 400, 400);
  const bars = names.map((name) => ({ name, share, low, high }));
  return { kind: "bars", caption: "c", xTitle: "days survived", yTitle: "share", bars };
}

const CURVE: Curve = {
  kind: "curve",
  caption: "c",
  xTitle: "rollouts",
  yTitle: "points won",
  points: [
    { x: 100, y: -1, low: -2, high: 0 },
    { x: 200, y: 1, low: 0.5, high: 1.5 },
    { x: 400, y: 2, low: 1.8, high: 2.2 },
  ],
};

const DIFFERENCES: Differences = {
  kind: "differences",
  caption: "c",
  xTitle: "points",
  yTitle: "relic",
  rows: [
    { name: "Anchor", difference: 4, low: 1, high: 7 },
    {
      name: "Lantern & a name as long as the text of an option of an event can be",
      difference: -2,
      low: -5,
      high: 1,
    },
  ],
};

/** The labels below the horizontal axis: where each begins and ends, at 6 units a letter. */
function spans(svg: string) {
  const found = svg.matchAll(/<text x="([\d.]+)" y="229.0" text-anchor="middle">([^<]*)</g);
  return [...found].map(([, x = "", text = ""]) => ({
    low: Number(x) - text.length * 3,
    high: Number(x) + text.length * 3,
  }));
}

describe("a plot", () => {
  it("has labels that do not collide and a label for the first bar", () => {
    const names = fc.array(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(names, (all) => {
        const plain = all.map((name) => name.replaceAll(/[<>&"]/g, "x"));
        const labels = spans(drawPlot(barsOf(plain)));
        expect(labels.length).toBeGreaterThan(0);
        labels.slice(1).forEach((label, i) => {
          expect(label.low).toBeGreaterThan(labels[i]?.high ?? 0);
        });
      }),
    );
  });

  it("names both axes", () => {
    const bars = drawPlot(barsOf(["a", "b"]));
    expect(bars).toContain(">days survived</text>");
    expect(bars).toContain(">share</text>");
    const curve = drawPlot(CURVE);
    expect(curve).toContain(">rollouts</text>");
    expect(curve).toContain(">points won</text>");
  });

  it("shows intervals, and none for what is exact", () => {
    expect(drawPlot(barsOf(["a", "b"]))).toContain("a: 25% (21% to 29.5%)"); // Wilson's for 100 of 400
    expect(drawPlot(barsOf(["a", "b"])).match(/<path/g)).toHaveLength(2);
    const exact: Bars = { ...barsOf([]), bars: [{ name: "a", share: 0.5, low: 0.5, high: 0.5 }] };
    expect(drawPlot(exact)).not.toContain("<path");
    expect(drawPlot(CURVE)).toContain("200: 1 (0.5 to 1.5)");
  });

  it("puts differences on both sides of the line at 0, with their intervals", () => {
    const svg = drawPlot(DIFFERENCES);
    const numbers = (pattern: RegExp) =>
      [...svg.matchAll(pattern)].map((found) => found.slice(1).map(Number));
    const dots = numbers(/<circle cx="([\d.]+)" cy="([\d.]+)"/g);
    const ranges = numbers(/<path d="M([\d.]+) [\d.]+H([\d.]+)"/g);
    const [, zero] = numbers(/<line x1="([\d.]+)"/g);
    expect(dots).toHaveLength(2);
    expect(ranges).toHaveLength(2);
    const [[good = 0, above = 0], [bad = 0, below = 0]] = [dots[0] ?? [], dots[1] ?? []];
    expect(good).toBeGreaterThan(zero?.[0] ?? Infinity);
    expect(bad).toBeLessThan(zero?.[0] ?? 0);
    expect(above).toBeLessThan(below);
    // One unit is as long everywhere: 4 above 0 is twice as far as 2 below, and an interval of 6 as long as both together.
    expect(good - (zero?.[0] ?? 0)).toBeCloseTo(2 * ((zero?.[0] ?? 0) - bad), 0);
    for (const [low = 0, high = 0] of ranges) expect(high - low).toBeCloseTo(good - bad, 0);
  });

  it("tells a difference in words, and a long name whole only where it is pointed at", () => {
    const svg = drawPlot(DIFFERENCES);
    expect(svg).toContain("<title>Anchor: 4 (1 to 7)</title>");
    expect(svg).toContain("of an event can be: -2 (-5 to 1)</title>");
    expect(svg).toMatch(/>Lantern &amp; a name as long [^<]*…<\/text>/);
    expect(svg).toContain(">relic</text>");
    expect(svg).toContain(">points</text>");
  });

  it("puts equal steps of doubling at equal distances", () => {
    const xs = [...drawPlot(CURVE).matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    const [a = 0, b = 0, c = 0] = xs;
    expect(b - a).toBeCloseTo(c - b, 0);
  });
});

it("a report says what its intervals are", () => {
  const report: Report = { id: "x", title: "X", command: "c", seed: "s", games: 1, sections: [] };
  expect(markdownReport(report)[0]?.text).toContain(READING);
  expect(htmlReport(report)).toContain("twice the standard error");
});
