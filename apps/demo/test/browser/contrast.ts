// Contrast as the eye meets it: the colours of a text against the pixels behind it, where axe cannot tell what lies there.
import type { Locator, Page } from "playwright-core";

/** The part of the page that a measurement is about, and what was measured. */
interface Measured {
  readonly html: string;
  readonly ratio: number;
  readonly needed: number;
}

/** Hides every text and sign, so that what is left lies behind them. */
const WITHOUT_TEXT = `*, *::before, *::after {
  color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; transition: none !important; animation: none !important;
}
text { fill: transparent !important; }`;

/**
 * Runs in the page: for each element the lowest contrast of its text against the pixels behind it. A tenth of the pixels may
 * be worse, so that a star behind a letter does not count.
 */
async function measureHere([selectors, picture]: readonly [readonly string[], string]): Promise<
  readonly Measured[]
> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("There is no canvas.");
  context.drawImage(image, 0, 0);
  const channel = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const light = (rgb: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => sum + part * channel(rgb[i] ?? 0), 0);
  const ratioOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const colourOf = (colour: string): number[] => {
    const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (probe === null) throw new Error("There is no canvas.");
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data];
  };
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  const rectsOf = (element: Element): DOMRect[] =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  // A text under a tooltip is not there to be read.
  const isCovered = (element: Element, { left, top, width, height }: DOMRect): boolean => {
    const [x, y] = [left + width / 2, top + height / 2];
    const tips = [...document.querySelectorAll("[role=tooltip]")].filter((tip) => {
      const rect = tip.getBoundingClientRect();
      return rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom;
    });
    const upper = document.elementFromPoint(x, y);
    return [...tips, ...(upper === null ? [] : [upper])].some(
      (over) => !over.contains(element) && !element.contains(over),
    );
  };
  const measure = (element: Element): Measured[] => {
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 255] = colourOf(
      element instanceof SVGElement ? style.fill : style.color,
    );
    const cover = (alpha / 255) * opacityOf(element);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratios: number[] = [];
    for (const rect of rectsOf(element)) {
      if (isCovered(element, rect)) continue;
      const [x, y] = [Math.max(0, Math.floor(rect.left)), Math.max(0, Math.floor(rect.top))];
      const width = Math.min(Math.ceil(rect.width), canvas.width - x);
      const height = Math.min(Math.ceil(rect.height), canvas.height - y);
      if (width <= 0 || height <= 0) continue;
      const { data } = context.getImageData(x, y, width, height);
      for (let i = 0; i < data.length; i += 4) {
        const behind = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
        const text = [red, green, blue].map(
          (value, part) => cover * value + (1 - cover) * (behind[part] ?? 0),
        );
        ratios.push(ratioOf(light(text), light(behind)));
      }
    }
    if (ratios.length === 0) return [];
    ratios.sort((a, b) => a - b);
    const ratio = ratios[Math.floor(ratios.length / 10)] ?? 0;
    return [{ html: element.outerHTML.slice(0, 200), ratio, needed: isLarge ? 3 : 4.5 }];
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    return element === null ? [] : measure(element);
  });
}

/** Runs in the page: hides the texts, and shows them again. */
function hideTexts([rules, isHidden]: readonly [string, boolean]): void {
  const kept = document.adoptedStyleSheets.filter((sheet) => !("hidesTexts" in sheet));
  if (!isHidden) {
    document.adoptedStyleSheets = kept;
    return;
  }
  const sheet = Object.assign(new CSSStyleSheet(), { hidesTexts: true });
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...kept, sheet];
}

const MOST_PIXELS = 8000;

/** The texts under some selectors whose contrast with the pixels behind them is too low, wherever on the page they are. */
export async function lowContrasts(page: Page, open: readonly string[]): Promise<string[]> {
  // What lies under an open dialog is not there to be read.
  const selectors = await page.evaluate((all) => {
    const root = document.querySelector("dialog[open]") ?? document;
    return all.filter((selector) => root.querySelector(selector) !== null);
  }, open);
  if (selectors.length === 0) return [];
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(tall, size.height), MOST_PIXELS);
  await page.setViewportSize({ ...size, height });
  await page.evaluate(hideTexts, [WITHOUT_TEXT, true] as const);
  // On a busy machine the new size is not drawn yet, and what is measured would lie elsewhere than what is seen.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const picture = await page.screenshot();
  await page.evaluate(hideTexts, [WITHOUT_TEXT, false] as const);
  const measured = await page.evaluate(measureHere, [
    selectors,
    `data:image/png;base64,${picture.toString("base64")}`,
  ] as const);
  await page.setViewportSize(size);
  return measured
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ html, ratio, needed }) => `contrast ${ratio.toFixed(2)} of ${needed}: ${html}`);
}

/** A place on an element: how far to the right, from 0 to 1, halfway down. */
export interface Spot {
  readonly on: Locator;
  readonly at: number;
}

/** The contrast between the colours of two places. */
export async function contrastBetween(page: Page, one: Spot, other: Spot): Promise<number> {
  const pictures = [await one.on.screenshot(), await other.on.screenshot()];
  return page.evaluate(
    async (sources) => {
      const lights = await Promise.all(
        sources.map(async ([source, at]) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
          if (context === null) throw new Error("There is no canvas.");
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(image.width * at, image.height / 2, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...data].map((value) =>
            value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        }),
      );
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    },
    pictures.map(
      (picture, i) =>
        [
          `data:image/png;base64,${picture.toString("base64")}`,
          (i === 0 ? one : other).at,
        ] as const,
    ),
  );
}
