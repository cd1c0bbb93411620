// Where the stories happen, each drawn once, with its light on or off.
import type { Palette } from "./palette.ts";

/** What a drawing of a place is made with. */
export interface PlaceProps {
  readonly colours: Palette;
  readonly isLit: boolean;
}

/** A ship without power. */
export const Ship = ({ colours, isLit }: PlaceProps) => (
  <>
    <circle cx="252" cy="52" r="34" fill={colours.far} />
    <path d="M252 18 A34 34 0 0 1 252 86 A26 34 0 0 0 252 18" fill={colours.edge} />
    <g transform="rotate(-11 150 120)">
      <path
        d="M46 118 L70 104 H118 L130 92 H196 L206 104 H250 L270 116 L250 130 H206 L192 144 H128 L116 130 H70 Z"
        fill={colours.near}
      />
      <path
        d="M70 104 H118 L130 92 H196 L206 104 H250 L256 108 H66 Z M154 92 V52"
        fill={colours.edge}
        stroke={colours.edge}
        strokeWidth="2.5"
      />
      {[138, 154, 186, 202].map((x) => (
        <rect key={x} x={x} y="112" width="10" height="8" rx="2" fill="#0c110e" />
      ))}
      <rect x="170" y="112" width="10" height="8" rx="2" fill={isLit ? colours.light : "#0c110e"} />
      {isLit && <path d="M180 112 L236 96 V138 L180 120 Z" fill={colours.light} opacity="0.16" />}
      {isLit && <circle cx="154" cy="50" r="4" fill="#e0492f" />}
      <path
        d="M206 130 L220 150 M214 130 L232 146 M222 130 L242 142"
        stroke={colours.edge}
        strokeWidth="2"
      />
    </g>
  </>
);

const PANES = [52, 80, 108, 136, 164, 192, 220, 248];

/** A long house of glass under a pass. */
export const Glasshouse = ({ colours, isLit }: PlaceProps) => (
  <>
    <path d="M0 120 L58 52 L92 88 L142 30 L196 92 L236 58 L320 126 V200 H0 Z" fill={colours.far} />
    <path
      d="M58 52 L72 67 L60 72 L48 64 Z M142 30 L160 51 L144 58 L126 49 Z M236 58 L250 70 L238 75 L226 68 Z"
      fill={colours.pale}
    />
    <path d="M0 150 C70 136 250 138 320 152 V200 H0 Z" fill={colours.pale} />
    <path d="M40 154 V118 C40 84 276 84 276 118 V154 Z" fill={colours.near} opacity="0.9" />
    {isLit && <ellipse cx="104" cy="140" rx="58" ry="30" fill={colours.light} opacity="0.45" />}
    <path
      d={`M40 118 C40 84 276 84 276 118 M40 154 H276 ${PANES.map((x) => `M${x} 154 V${94 + Math.abs(x - 158) / 9}`).join(" ")} M40 128 H276`}
      fill="none"
      stroke={colours.edge}
      strokeWidth="2"
    />
    <rect x="96" y="134" width="16" height="18" rx="2" fill="#1b2622" />
    <rect x="100" y="140" width="8" height="7" fill={isLit ? colours.light : "#0d1412"} />
    <path d="M104 134 V92" stroke="#1b2622" strokeWidth="4" />
    <g fill="#3c7a55">
      {[64, 122, 150, 178, 206, 234, 262].map((x, i) => (
        <path
          key={x}
          d={`M${x} 153 q-9 -${9 + (i % 3) * 5} -3 -${15 + (i % 3) * 6} q5 5 4 13 q4 -9 9 -9 q0 9 -6 11 Z`}
        />
      ))}
    </g>
  </>
);

const WINDOWS = Array.from(
  { length: 18 },
  (_, i) => [90 + (i % 6) * 24, 64 + Math.floor(i / 6) * 26] as const,
);
const LIT_WINDOWS = [2, 7, 10, 15];

/** A telephone exchange with the river in its street. */
export const Exchange = ({ colours, isLit }: PlaceProps) => (
  <>
    <circle cx="44" cy="40" r="15" fill={colours.pale} opacity="0.7" />
    <path
      d="M0 150 V96 H30 V80 H56 V110 H74 V150 Z M246 150 V88 H274 V104 H300 V76 H320 V150 Z"
      fill={colours.far}
    />
    <rect
      x="78"
      y="46"
      width="160"
      height="120"
      fill={colours.near}
      stroke={colours.edge}
      strokeWidth="2"
    />
    <path d="M158 46 V22 M146 30 H170 M150 38 H166" stroke={colours.edge} strokeWidth="2.5" />
    {WINDOWS.map(([x, y], i) => (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y}
        width="14"
        height="17"
        fill={isLit && LIT_WINDOWS.includes(i) ? colours.light : "#0a0e1c"}
      />
    ))}
    <path
      d="M0 70 Q40 92 78 62 M0 82 Q44 102 78 74 M238 62 Q282 94 320 66 M238 74 Q280 104 320 80"
      fill="none"
      stroke={colours.edge}
      strokeWidth="1.5"
    />
    <path
      d="M0 150 q20 -6 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V200 H0 Z"
      fill={colours.low}
    />
    {isLit && (
      <path
        d="M142 158 h14 l-4 34 h-6 Z M214 158 h10 l-3 26 h-4 Z"
        fill={colours.light}
        opacity="0.35"
      />
    )}
    <g stroke={colours.pale} strokeWidth="1" opacity="0.35">
      {Array.from({ length: 22 }, (_, i) => (
        <path key={`rain ${i * 15}`} d={`M${(i * 47) % 320} ${(i * 31) % 140} l-4 13`} />
      ))}
    </g>
  </>
);

/** A line of flags over the salt, and the instrument that keeps it straight. */
export const Meridian = ({ colours, isLit }: PlaceProps) => (
  <>
    <circle cx="226" cy="48" r="20" fill={colours.pale} />
    <path d="M0 112 H320 V200 H0 Z" fill={colours.low} />
    <path
      d="M0 112 C40 106 70 112 108 109 C150 106 190 113 320 109 V116 H0 Z"
      fill={colours.far}
      opacity="0.7"
    />
    <path
      d="M0 150 l60 -14 l30 16 l70 -18 l56 20 l104 -22 M60 136 l20 -24 M160 134 l24 -22 M90 152 l-26 48 M216 154 l44 46"
      fill="none"
      stroke={colours.far}
      strokeWidth="1.2"
      opacity="0.6"
    />
    {[
      [170, 118, 5],
      [178, 124, 7],
      [188, 133, 10],
      [201, 147, 14],
      [218, 168, 20],
    ].map(([x = 0, y = 0, h = 0]) => (
      <path
        key={x}
        d={`M${x} ${y} v-${h} l${h * 0.6} ${h * 0.25} l-${h * 0.6} ${h * 0.25}`}
        fill={colours.light}
        stroke={colours.near}
        strokeWidth="1"
      />
    ))}
    <path
      d="M84 176 L104 118 L126 176 M104 118 L106 178"
      fill="none"
      stroke={colours.near}
      strokeWidth="4"
    />
    <rect
      x="88"
      y="102"
      width="34"
      height="11"
      rx="4"
      fill={colours.edge}
      transform="rotate(-5 104 108)"
    />
    <circle
      cx="123"
      cy="106"
      r="5"
      fill={isLit ? colours.pale : colours.near}
      stroke={colours.near}
      strokeWidth="2"
    />
    <rect x="98" y="112" width="13" height="9" fill={colours.near} />
    <g fill={colours.near}>
      <path d="M28 178 V152 Q26 140 40 140 H62 Q70 140 72 130 L74 118 L78 126 L84 122 L80 132 L88 140 L84 145 L76 142 Q76 152 70 154 V178 H66 V158 H36 L34 178 Z" />
      <rect x="40" y="131" width="20" height="12" rx="3" fill={colours.light} />
    </g>
  </>
);

const LANDS = [
  "M0 140 C60 118 120 150 180 132 S290 120 320 138 V200 H0 Z",
  "M0 150 L46 96 L88 138 L140 84 L198 146 L246 104 L320 150 V200 H0 Z",
  "M0 148 q20 -7 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V200 H0 Z",
  "M0 150 V118 H34 V96 H62 V128 H92 V104 H118 V150 H206 V112 H236 V90 H262 V126 H290 V108 H320 V200 H0 Z",
];
const HOUSES = [
  // a tower with a lamp, a house, a tent, a boat
  {
    shape: "M148 156 L154 82 H172 L178 156 Z M150 82 V68 H176 V82 Z M148 68 L163 56 L178 68 Z",
    window: [158, 71],
  },
  { shape: "M122 156 V116 L162 88 L202 116 V156 Z M184 100 V84 H194 V108 Z", window: [140, 122] },
  { shape: "M112 158 L162 92 L212 158 Z", window: [157, 136] },
  { shape: "M104 142 H218 L198 164 H124 Z M160 142 V80 L196 132 H160 Z", window: [138, 147] },
] as const;

/** A place for a story that nobody drew for, put together by a number. */
export const Somewhere = ({ colours, isLit, number }: PlaceProps & { readonly number: number }) => {
  const pick = <V,>(items: readonly V[], shift: number) =>
    items[(number >>> shift) % items.length] as V;
  const { shape, window } = pick(HOUSES, 5);
  const skyX = 40 + ((number >>> 9) % 240);
  return (
    <>
      <circle
        cx={skyX}
        cy={28 + ((number >>> 13) % 30)}
        r={9 + ((number >>> 17) % 14)}
        fill={colours.pale}
        opacity="0.8"
      />
      <path d={pick(LANDS, 3)} fill={colours.far} />
      <path d={pick(LANDS, 7)} fill={colours.low} transform="translate(0 22)" />
      <path
        d={shape}
        fill={colours.near}
        stroke={colours.edge}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <rect
        x={window[0]}
        y={window[1]}
        width="10"
        height="9"
        fill={isLit ? colours.light : colours.near}
      />
      {isLit && (
        <circle cx={window[0] + 5} cy={window[1] + 4} r="22" fill={colours.light} opacity="0.16" />
      )}
    </>
  );
};
