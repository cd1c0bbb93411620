// Draws the card of a finished game on a canvas, 1200 × 630: the picture of its ending and a few words.

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
const EDGE = 60;
/** The picture is 320 × 200 and fills the upper part. */
const PICTURE_HEIGHT = 400;
const LINE = 40;

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
  copy.setAttribute("width", "640");
  copy.setAttribute("height", "400");
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
    // The middle of the picture, as wide as the card.
    const source = {
      top: 200 - (PICTURE_HEIGHT * 640) / WIDTH / 2,
      height: (PICTURE_HEIGHT * 640) / WIDTH,
    };
    pen.drawImage(image, 0, source.top, 640, source.height, 0, 0, WIDTH, PICTURE_HEIGHT);
  }
  writeWords(pen, card, ink);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("No image.")) : resolve(blob))),
  );
}

function writeWords(pen: CanvasRenderingContext2D, card: CardText, ink: string): void {
  const width = WIDTH - 2 * EDGE;
  pen.fillStyle = ink;
  pen.textBaseline = "top";
  pen.font = "bold 58px ui-serif, Georgia, serif";
  pen.fillText(card.title, EDGE, PICTURE_HEIGHT + 24, width);
  pen.font = "27px system-ui, sans-serif";
  const [first = "", second = ""] = linesOf(pen, card.sentence, width);
  pen.fillText(first, EDGE, PICTURE_HEIGHT + 100);
  pen.fillText(second, EDGE, PICTURE_HEIGHT + 100 + LINE);
  pen.globalAlpha = 0.75;
  pen.fillText(`${card.game}, seed ${card.seed}`, EDGE, HEIGHT - 48, width);
  pen.globalAlpha = 1;
}
