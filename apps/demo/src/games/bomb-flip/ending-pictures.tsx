// What is left of a game of bomb flip, drawn: a crater, or a cup of bronze, silver or gold.
import type { ReactNode } from "react";

const Scene = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);

/** A card lying on the table. */
const Card = (props: {
  readonly at: string;
  readonly face: string;
  readonly children?: ReactNode;
}) => (
  <g transform={props.at}>
    <rect x="-22" y="-31" width="44" height="62" rx="5" fill="#fff6e3" />
    <rect x="-18" y="-27" width="36" height="54" rx="3" fill={props.face} />
    {props.children}
  </g>
);

const Bomb = ({ at, isLit = true }: { readonly at: string; readonly isLit?: boolean }) => (
  <g transform={at}>
    <circle r="16" fill="#17161d" />
    <circle cx="-5" cy="-6" r="4" fill="#565463" />
    <rect x="-4" y="-21" width="8" height="6" rx="1" fill="#17161d" />
    <path d="M0 -21 C1 -31 10 -29 11 -36" fill="none" stroke="#d9c9a3" strokeWidth="2.4" />
    {isLit && <circle cx="11" cy="-38" r="4" fill="#ffce4a" />}
  </g>
);

const Gem = ({ at }: { readonly at: string }) => (
  <g transform={at}>
    <path d="M-14 -3 L-7 -13 H7 L14 -3 L0 16 Z" fill="#f2b632" />
    <path d="M-14 -3 H14 L0 16 Z" fill="#d98e1f" />
    <path d="M-7 -13 L-4 -3 L0 16 L4 -3 L7 -13" fill="#ffd972" />
  </g>
);

interface Metal {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
}

const METALS = {
  bronze: { light: "#e5a873", middle: "#b8733a", dark: "#7d4a20" },
  silver: { light: "#f2f6fa", middle: "#aab7c4", dark: "#6f7d8b" },
  gold: { light: "#fff0a8", middle: "#f0b429", dark: "#b57a0c" },
} as const satisfies Record<string, Metal>;

/** A cup on its foot, standing on the origin. */
const Cup = ({ at, metal }: { readonly at: string; readonly metal: Metal }) => (
  <g transform={at}>
    <path
      d="M-30 -84 C-54 -84 -52 -50 -22 -48 M30 -84 C54 -84 52 -50 22 -48"
      fill="none"
      stroke={metal.dark}
      strokeWidth="6"
    />
    <path d="M-32 -92 H32 C32 -58 20 -40 0 -38 C-20 -40 -32 -58 -32 -92 Z" fill={metal.middle} />
    <path d="M-32 -92 H-12 C-12 -64 -8 -46 0 -38 C-20 -40 -32 -58 -32 -92 Z" fill={metal.light} />
    <rect x="-34" y="-96" width="68" height="7" rx="3" fill={metal.light} />
    <path d="M-6 -40 H6 L8 -16 H-8 Z" fill={metal.dark} />
    <path d="M-22 -16 H22 L27 0 H-27 Z" fill={metal.middle} />
  </g>
);

const Felt = ({ colour = "#12403f" }: { readonly colour?: string }) => (
  <>
    <rect width="320" height="200" fill={colour} />
    <g fill="none" stroke="#ffffff" strokeOpacity="0.07" strokeWidth="2">
      {[60, 100, 140, 180].map((r) => (
        <circle key={r} cx="160" cy="215" r={r} />
      ))}
    </g>
  </>
);

/** Smoke over a hole in the table, and what is left of the cards. */
export const Crater = () => (
  <Scene>
    <rect width="320" height="200" fill="#241b22" />
    <rect y="120" width="320" height="80" fill="#1a3230" />
    <g fill="#4b414b">
      <circle cx="160" cy="78" r="34" />
      <circle cx="128" cy="62" r="24" />
      <circle cx="190" cy="56" r="28" />
    </g>
    <g fill="#6b5d66">
      <circle cx="158" cy="42" r="22" />
      <circle cx="184" cy="28" r="14" />
      <circle cx="134" cy="32" r="13" />
    </g>
    <path
      d="M74 142 L112 122 L132 132 L160 114 L186 130 L214 120 L250 144 L204 162 L160 156 L112 164 Z"
      fill="#0a0f10"
    />
    <path d="M112 140 L134 130 L160 138 L190 130 L212 142 L160 150 Z" fill="#b5341f" />
    <path d="M134 139 L160 134 L188 139 L160 145 Z" fill="#ffce4a" />
    <Card at="translate(56 164) rotate(-24) scale(0.9)" face="#7d2a1c">
      <path d="M4 -31 L22 -31 L22 4 L12 -8 L10 -18 Z" fill="#1a3230" />
    </Card>
    <Card at="translate(268 166) rotate(31) scale(0.9)" face="#7d2a1c">
      <path d="M-22 31 L-22 0 L-12 12 L-4 18 L0 31 Z" fill="#1a3230" />
    </Card>
    <g fill="#ffb04a">
      <circle cx="92" cy="96" r="2.5" />
      <circle cx="236" cy="92" r="2" />
      <circle cx="214" cy="106" r="3" />
      <circle cx="108" cy="112" r="1.8" />
    </g>
  </Scene>
);

/** A small cup that came through. */
export const Bronze = () => (
  <Scene>
    <Felt colour="#173a37" />
    <Card at="translate(88 134) rotate(-14)" face="#b5341f" />
    <Card at="translate(236 138) rotate(17)" face="#b5341f">
      <Bomb at="translate(0 4) scale(0.8)" isLit={false} />
    </Card>
    <Cup at="translate(160 172)" metal={METALS.bronze} />
    <Gem at="translate(70 178) scale(0.7)" />
    <g fill="#6b7f7b">
      <circle cx="244" cy="84" r="9" />
      <circle cx="256" cy="66" r="12" />
      <circle cx="248" cy="46" r="8" />
    </g>
  </Scene>
);

/** A cup on a row of cards, with gems beside it. */
export const Silver = () => (
  <Scene>
    <Felt colour="#143f4a" />
    <circle cx="160" cy="92" r="74" fill="#cfe3ea" fillOpacity="0.13" />
    {[-2, -1, 0, 1, 2].map((i) => (
      <Card
        key={i}
        at={`translate(${160 + i * 46} ${150 + Math.abs(i) * 8}) rotate(${i * 9})`}
        face="#fff6e3"
      >
        <Gem at="scale(0.9)" />
      </Card>
    ))}
    <Cup at="translate(160 158) scale(1.15)" metal={METALS.silver} />
    <g fill="#f2f6fa">
      <path d="M92 44 l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3 Z" />
      <path d="M228 58 l2 6 6 2 -6 2 -2 6 -2 -6 -6 -2 6 -2 Z" />
    </g>
  </Scene>
);

/** Rays, a cup full of light, and all the treasure. */
export const Gold = () => (
  <Scene>
    <rect width="320" height="200" fill="#7a1f2b" />
    <g transform="translate(160 96)" fill="#f2b632" fillOpacity="0.28">
      {Array.from({ length: 12 }, (_, i) => i * 30).map((turn) => (
        <path key={turn} d="M0 0 L-22 -230 H22 Z" transform={`rotate(${turn})`} />
      ))}
    </g>
    <circle cx="160" cy="92" r="66" fill="#ffd972" fillOpacity="0.35" />
    <path d="M0 200 V168 Q160 138 320 168 V200 Z" fill="#4f1019" />
    <Cup at="translate(160 172) scale(1.3)" metal={METALS.gold} />
    {[
      [64, 176],
      [96, 184],
      [126, 188],
      [198, 188],
      [228, 182],
      [258, 176],
    ].map(([x, y]) => (
      <Gem key={x} at={`translate(${x} ${y})`} />
    ))}
    <g>
      {[
        [48, 40, "#86d9a4"],
        [84, 84, "#fff6e3"],
        [112, 26, "#93c8f0"],
        [214, 30, "#fff6e3"],
        [246, 72, "#86d9a4"],
        [278, 38, "#93c8f0"],
      ].map(([x, y, fill]) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="7"
          height="11"
          fill={String(fill)}
          transform={`rotate(${Number(x) % 60} ${x} ${y})`}
        />
      ))}
    </g>
  </Scene>
);
