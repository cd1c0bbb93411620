// Bar charts as SVG text: no script, no font but the reader's own, colours that work on light and dark ground.
import type { Plot, PlotBar } from "./model.js";

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 48;
const BOTTOM = 34;
const TOP = 10;

/** Text that cannot break out of markup. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A round number at or above the largest share, so that the axis ends on a whole step. */
function axisEnd(bars: readonly PlotBar[]): number {
  const most = Math.max(0.0001, ...bars.map(({ share }) => share));
  const unit = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 2, 2.5, 4, 5, 8, 10].find((step) => step * unit >= most) ?? 10;
  return steps * unit;
}

function axisLabel(share: number): string {
  return `${Number((share * 100).toPrecision(3))}%`;
}

/** A chart of bars. */
export function drawBars(plot: Plot): string {
  const { bars } = plot;
  const end = axisEnd(bars);
  const room = (WIDTH - LEFT) / Math.max(1, bars.length);
  const height = HEIGHT - TOP - BOTTOM;
  const every = Math.ceil(bars.length / 16);
  const parts = bars.flatMap(({ name, share }, i) => {
    const [x, tall] = [LEFT + i * room, (share / end) * height];
    const bar = `<rect x="${(x + room * 0.1).toFixed(1)}" y="${(TOP + height - tall).toFixed(1)}" width="${(room * 0.8).toFixed(1)}" height="${tall.toFixed(1)}" fill="#4a7fb5"><title>${escapeMarkup(name)}: ${axisLabel(share)}</title></rect>`;
    const label = `<text x="${(x + room / 2).toFixed(1)}" y="${HEIGHT - BOTTOM + 14}" text-anchor="middle">${escapeMarkup(name)}</text>`;
    return i % every === 0 ? [bar, label] : [bar];
  });
  const lines = [0, 0.5, 1].map((part) => {
    const y = (TOP + height * (1 - part)).toFixed(1);
    return `<line x1="${LEFT}" x2="${WIDTH}" y1="${y}" y2="${y}" stroke="#888" stroke-width="0.5"/><text x="${LEFT - 4}" y="${y}" text-anchor="end" dominant-baseline="middle">${axisLabel(end * part)}</text>`;
  });
  const title = `<text x="${(WIDTH + LEFT) / 2}" y="${HEIGHT - 4}" text-anchor="middle">${escapeMarkup(plot.label)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeMarkup(plot.caption)}" font-family="sans-serif" font-size="11" fill="#777">${lines.join("")}${parts.join("")}${title}</svg>\n`;
}
