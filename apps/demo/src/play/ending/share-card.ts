// Draws the card of a finished game on a canvas, 1200 × 630: the picture of its ending and a few words.
import { capitalize } from "@games/core-game/text";
import { seedWords } from "../seed-words.ts";

/** What is on a card. */
export interface CardText {
  readonly game: string;
  readonly title: string;
  readonly sentence: string;
  readonly seed: string;
  readonly picture: SVGSVGElement | undefined;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** The picture fills the left part; it is drawn at 1008 × 630, and its middle is shown. */
const PICTURE_WIDTH = 700;
const DRAWN_WIDTH = 1008;
const EDGE = 40;

/** The look of an SVG comes from the styles of the page; a copy that leaves the page takes it along. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "stroke-opacity",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
] as const;

function standAlone(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = [picture, ...picture.querySelectorAll("*")];
  for (const [i, element] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const original = originals[i];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const look of LOOKS) element.setAttribute(look, style.getPropertyValue(look));
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(DRAWN_WIDTH));
  copy.setAttribute("height", String(HEIGHT));
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(picture: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(picture))}`;
  await image.decode();
  return image;
}

/** The words of a text in lines that fit. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The colours of the page as it stands. */
function coloursOf() {
  const style = getComputedStyle(document.querySelector(".end") ?? document.body);
  return { paper: style.backgroundColor, ink: style.color };
}

/** Draws the card; fails where the browser cannot. */
export async function drawCard(card: CardText): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("There is no canvas.");
  const { paper, ink } = coloursOf();
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (card.picture !== undefined) {
    const image = await imageOf(card.picture);
    const cut = (DRAWN_WIDTH - PICTURE_WIDTH) / 2;
    pen.drawImage(image, cut, 0, PICTURE_WIDTH, HEIGHT, 0, 0, PICTURE_WIDTH, HEIGHT);
  }
  writeWords(pen, card, ink);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("No image.")) : resolve(blob))),
  );
}

function writeWords(pen: CanvasRenderingContext2D, card: CardText, ink: string): void {
  const left = PICTURE_WIDTH + EDGE;
  const width = WIDTH - left - EDGE;
  let top = 80;
  const write = (text: string, font: string, height: number) => {
    pen.font = font;
    for (const line of linesOf(pen, text, width)) {
      pen.fillText(line, left, top, width);
      top += height;
    }
  };
  pen.fillStyle = ink;
  pen.textBaseline = "top";
  write(card.game, "28px system-ui, sans-serif", 50);
  write(card.title, "bold 62px ui-serif, Georgia, serif", 72);
  top += 20;
  write(card.sentence, "28px system-ui, sans-serif", 40);
  top = HEIGHT - 80;
  write(capitalize(seedWords(card.seed)), "28px system-ui, sans-serif", 40);
}
