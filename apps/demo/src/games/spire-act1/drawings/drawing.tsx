// Draws cards, relics, potions and events from parts; what the tables do not know is drawn from its row.
import type { Card, SpireAct1 } from "@games/spire-act1";
import type { Drawn } from "../art.tsx";
import { BOTTLES, PARTS } from "./parts.ts";
import { CARD_DRAWINGS, EVENT_DRAWINGS, POTION_DRAWINGS, RELIC_DRAWINGS } from "./tables.ts";

const COLOURS: Readonly<Record<string, string>> = {
  r: "#dd4a30",
  f: "#ff8a3d",
  y: "#ffd880",
  g: "#f4c95d",
  o: "#c0903a",
  s: "#d5dae1",
  i: "#8b97a3",
  k: "#3b2a2a",
  b: "#f0e2c6",
  n: "#ab7545",
  m: "#86b653",
  t: "#5cbcab",
  w: "#6fa8dc",
  c: "#c4e6f6",
  v: "#b07ad1",
  p: "#eb9ab5",
  d: "#932d22",
};

const INK = "#140d0b";

/** A part as it is drawn: moved, scaled and turned around the middle of the sheet. */
interface Layer {
  readonly part: string;
  readonly colour: string;
  readonly transform: string;
}

/** Reads a drawing of the tables. */
function readLayers(drawing: string): Layer[] {
  return drawing.split(" ").map((layer) => {
    const [part = "", colour = "b", place = ""] = layer.split(":");
    const [x = 0, y = 0, size = 1, turn = 0] = place === "" ? [] : place.split(",").map(Number);
    const transform = `translate(${32 + x} ${32 + y}) rotate(${turn}) scale(${size}) translate(-32 -32)`;
    return { part, colour: COLOURS[colour] ?? INK, transform };
  });
}

function LayerShape({ layer }: { readonly layer: Layer }) {
  const { part, colour, transform } = layer;
  const [shape, detail] = PARTS[part] ?? [];
  if (shape === undefined) return null;
  return (
    <g transform={transform}>
      <path
        d={shape}
        fill={colour}
        stroke={INK}
        strokeWidth="2.2"
        strokeLinejoin="round"
        fillRule="evenodd"
      />
      {detail !== undefined && (
        <path
          d={detail}
          fill="none"
          stroke={colour === COLOURS.k ? "#8a7468" : INK}
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity="0.6"
        />
      )}
    </g>
  );
}

const Layers = ({ drawing }: { readonly drawing: string }) =>
  readLayers(drawing).map((layer, i) => <LayerShape key={i} layer={layer} />);

/** A bottle in front of a shelf: glass, liquid, what floats in it, cork. */
function Bottle({ drawing }: { readonly drawing: string }) {
  const [bottle = "", ...rest] = drawing.split(" ");
  const [shape = "round", colour = "r"] = bottle.split(":");
  const [glass, liquid, cork] = BOTTLES[shape] ?? BOTTLES.round ?? ["", "", ""];
  return (
    <>
      <path d={glass} fill="#f6ead9" fillOpacity="0.18" />
      <path d={liquid} fill={COLOURS[colour] ?? INK} />
      {rest.length > 0 && <Layers drawing={rest.join(" ")} />}
      <path d={glass} fill="none" stroke="#f6ead9" strokeWidth="2.2" strokeLinejoin="round" />
      <path d={cork} fill="#ab7545" stroke={INK} strokeWidth="1.6" />
    </>
  );
}

/** What lies behind a card, by its type. */
const GROUNDS: Readonly<Record<Card["type"], readonly [inner: string, outer: string]>> = {
  attack: ["#7c2f22", "#2a1210"],
  skill: ["#1f6a62", "#0e2422"],
  power: ["#8a6416", "#2c1f0a"],
  status: ["#5d554d", "#211d1a"],
  curse: ["#5a2b6b", "#1e0f25"],
  ticket: ["#8a6416", "#2c1f0a"],
};

/** A custom card: a sign of what it does first. */
function cardFromRow({ type, ops }: Card): string {
  const sign = SIGNS[ops[0]?.op ?? ""];
  return sign ?? (type === "attack" ? "sword:s" : type === "power" ? "star:y" : "card:b:0,0,.8");
}

const SIGNS: Readonly<Record<string, string>> = {
  hit: "slash:r sword:s:0,0,.8,45",
  damage: "burst:r:0,0,.9",
  block: "shield:w:0,0,.9",
  draw: "cards:b:0,0,.8",
  energy: "bolt:y:0,0,.9",
  heal: "heart:r:0,0,.85",
  "lose-hp": "drop:r:0,0,.9",
  strength: "fist:n:0,0,.9",
  vulnerable: "crack:p:0,0,.9",
  weak: "down:m:0,0,.8",
  poison: "skull:m:0,0,.8",
  gold: "coin:g:0,0,.85",
};

/** A number that a name always gives, to tell apart what no table knows. */
function numberOf(id: string, of: number): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % of;
}

type Content = SpireAct1["content"];

function cardOf(id: string, { cards, cardNumbers }: Content): Card | undefined {
  return cards[cardNumbers.get(id) ?? -1]?.card;
}

/** The drawing of something. */
export function drawingOf(of: Drawn, id: string, content: Content): string {
  const shapes = Object.keys(BOTTLES);
  const colours = Object.keys(COLOURS);
  switch (of) {
    case "card": {
      const card = cardOf(id, content);
      return CARD_DRAWINGS[id.replace(/\+$/, "")] ?? (card ? cardFromRow(card) : "card:b");
    }
    case "relic":
      return RELIC_DRAWINGS[id] ?? `gem:${colours[numberOf(id, colours.length)]}:0,0,.9`;
    case "potion":
      return (
        POTION_DRAWINGS[id] ??
        `${shapes[numberOf(id, shapes.length)]}:${colours[numberOf(id, colours.length)]}`
      );
    case "event":
      return EVENT_DRAWINGS[id.startsWith("neow") ? "neow" : id] ?? "doorway:n scroll:b:0,4,.4";
  }
}

/** The drawing as a picture. */
export function Drawing(props: {
  readonly of: Drawn;
  readonly id: string;
  readonly content: Content;
}) {
  const { of, id, content } = props;
  const drawing = drawingOf(of, id, content);
  const type = of === "card" ? cardOf(id, content)?.type : undefined;
  const [inner, outer] = type === undefined ? ["#57443a", "#1c1513"] : GROUNDS[type];
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
      style={{ background: `radial-gradient(circle at 50% 40%, ${inner}, ${outer} 80%)` }}
    >
      <g transform="translate(32 32) scale(0.86) translate(-32 -32)">
        {of === "potion" ? <Bottle drawing={drawing} /> : <Layers drawing={drawing} />}
      </g>
    </svg>
  );
}
