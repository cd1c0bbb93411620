// The drawing of a story, as it begins or as it ended.
import type { Ending } from "@games/wretched";
import type { Look } from "../looks.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { Exchange, Glasshouse, Meridian, type PlaceProps, Ship, Somewhere } from "./places.tsx";

const STARS = [
  [28, 32],
  [66, 70],
  [104, 22],
  [150, 48],
  [190, 18],
  [292, 96],
  [300, 30],
  [22, 110],
] as const;

/** Draws a story: 320 × 200. */
export function StoryPicture(props: { readonly look: Look; readonly ending?: Ending }) {
  const { look, ending } = props;
  const colours = paletteOf(look);
  const isLit = ending === undefined || ending === "victory" || ending === "ended";
  const isDay = look.story === "white-meridian";
  return (
    <svg
      className="picture"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="320" height="200" fill={colours.sky} />
      {!isDay &&
        STARS.map(([x, y]) => <circle key={x} cx={x} cy={y} r="1.1" fill={colours.pale} />)}
      {ending === "victory" && <Dawn colours={colours} />}
      <Place look={look} colours={colours} isLit={isLit} />
      {ending !== undefined && <End ending={ending} colours={colours} />}
    </svg>
  );
}

function Place({ look, ...place }: PlaceProps & { readonly look: Look }) {
  switch (look.story) {
    case "salvage-ship":
      return <Ship {...place} />;
    case "glasshouse":
      return <Glasshouse {...place} />;
    case "night-exchange":
      return <Exchange {...place} />;
    case "white-meridian":
      return <Meridian {...place} />;
    default:
      return <Somewhere {...place} number={look.number} />;
  }
}

const Dawn = ({ colours }: { readonly colours: Palette }) => (
  <>
    <rect width="320" height="200" fill={colours.light} opacity="0.22" />
    <circle cx="286" cy="96" r="74" fill={colours.light} opacity="0.35" />
    <circle cx="286" cy="96" r="40" fill={colours.light} opacity="0.5" />
  </>
);

/** What the end adds to the place. */
function End({ ending, colours }: { readonly ending: Ending; readonly colours: Palette }) {
  switch (ending) {
    case "victory":
      return <Lamps colours={colours} />;
    case "ship_destroyed":
      return <Cracks colours={colours} />;
    case "final_pull_failed":
      return (
        <>
          <Lamps colours={colours} />
          <Cracks colours={colours} />
        </>
      );
    case "four_kings":
      return <Watchers colours={colours} />;
    case "deck_exhausted":
      return <EmptyTable colours={colours} />;
    default:
      return <ClosedBook colours={colours} />;
  }
}

/** Lights that come, in pairs. */
const Lamps = ({ colours }: { readonly colours: Palette }) => (
  <g fill={colours.light}>
    {[
      [258, 120],
      [278, 130],
      [300, 122],
    ].map(([x = 0, y = 0]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="9" opacity="0.3" />
        <circle cx={x} cy={y} r="3" />
        <circle cx={x + 7} cy={y + 1} r="2.4" />
      </g>
    ))}
  </g>
);

const Cracks = ({ colours }: { readonly colours: Palette }) => (
  <>
    <rect width="320" height="200" fill="#000000" opacity="0.35" />
    <path
      d="M0 40 L60 62 L92 50 L132 92 L176 84 L214 122 L262 112 L320 150 M132 92 L120 140 L150 200 M176 84 L190 30 L178 0 M214 122 L240 160 L236 200 M60 62 L40 110 L52 150"
      fill="none"
      stroke={colours.pale}
      strokeWidth="2"
      strokeLinejoin="bevel"
    />
  </>
);

const Watchers = ({ colours }: { readonly colours: Palette }) => (
  <>
    <rect width="320" height="200" fill="#000000" opacity="0.45" />
    {[28, 106, 184, 262].map((x, i) => (
      <g key={x} transform={`translate(${x} ${54 + (i % 2) * 12})`}>
        <path
          d="M4 150 V34 Q4 14 16 14 Q28 14 28 34 V150 Z M4 12 L8 0 L13 9 L16 -3 L20 9 L25 0 L28 12 Z"
          fill="#07080a"
          stroke={colours.edge}
          strokeWidth="1.5"
        />
        <ellipse cx="12" cy="31" rx="3" ry="1.6" fill={colours.light} />
        <ellipse cx="21" cy="31" rx="3" ry="1.6" fill={colours.light} />
      </g>
    ))}
  </>
);

const EmptyTable = ({ colours }: { readonly colours: Palette }) => (
  <>
    <rect width="320" height="200" fill="#000000" opacity="0.3" />
    <path d="M0 168 H320 V200 H0 Z" fill={colours.near} />
    {[96, 138, 180].map((x) => (
      <rect
        key={x}
        x={x}
        y="122"
        width="34"
        height="48"
        rx="4"
        fill="none"
        stroke={colours.pale}
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
    ))}
  </>
);

const ClosedBook = ({ colours }: { readonly colours: Palette }) => (
  <g transform="rotate(-6 160 164)">
    <rect x="112" y="142" width="98" height="46" rx="4" fill={colours.light} />
    <rect x="118" y="147" width="86" height="36" rx="2" fill={colours.near} />
    <path d="M112 188 h98 v6 h-96 a4 4 0 0 1 -2 -6" fill={colours.pale} />
    <path d="M196 138 L232 176" stroke={colours.pale} strokeWidth="4" strokeLinecap="round" />
  </g>
);
