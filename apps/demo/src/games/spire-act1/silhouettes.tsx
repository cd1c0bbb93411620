// Everyone in the act as a simple shape with burning eyes.
import type { CSSProperties } from "react";

/** A shape: its outline, softer parts over it, and where the eyes are. */
interface Shape {
  readonly body: string;
  readonly soft?: string;
  readonly eyes: readonly (readonly [x: number, y: number, radius: number])[];
}

const SLIME: Shape = {
  body: "M8 92C6 60 22 34 50 34C78 34 94 60 92 92C92 97 84 92 78 96C70 99 64 92 56 96C48 99 42 92 34 96C26 99 8 98 8 92Z",
  soft: "M24 66C26 52 36 44 46 42C36 50 32 58 32 68C32 74 23 74 24 66Z",
  eyes: [
    [40, 66, 4],
    [62, 66, 4],
  ],
};

const SHAPES = {
  worm: {
    body: "M6 92C2 70 14 60 28 62C26 40 40 18 64 16C82 15 94 26 95 42L80 40L86 50L72 46L76 58L64 52C56 62 58 78 66 92Z",
    soft: "M34 92C32 78 36 66 44 58C42 70 44 82 50 92Z",
    eyes: [[70, 30, 4.5]],
  },
  cultist: {
    body: "M50 6C56 14 66 14 74 8C76 20 70 28 66 32C78 46 84 70 86 96H14C16 70 22 46 34 32C30 28 24 20 26 8C34 14 44 14 50 6Z",
    soft: "M50 24L60 38L50 58L40 38Z",
    eyes: [
      [44, 36, 3],
      [56, 36, 3],
    ],
  },
  louse: {
    body: "M10 84C8 58 28 40 54 40C78 40 94 58 92 80L84 84L82 94H76L75 85H60L58 95H52L51 86H36L33 95H27L27 86L16 88L10 96L5 94Z",
    soft: "M34 84C32 66 40 52 52 44C46 56 44 70 46 84ZM62 84C62 68 66 56 72 46C72 58 74 72 78 82Z",
    eyes: [
      [18, 68, 3.5],
      [26, 62, 3],
    ],
  },
  fungi: {
    body: "M12 48C10 24 30 10 52 10C76 10 92 26 90 46C90 52 76 50 72 54C78 68 76 84 84 96H66L60 86H44L36 96H18C26 84 24 66 30 54C26 50 13 54 12 48Z",
    soft: "M30 36A7 7 0 1 1 44 36A7 7 0 1 1 30 36ZM58 26A6 6 0 1 1 70 26A6 6 0 1 1 58 26ZM68 42A4 4 0 1 1 76 42A4 4 0 1 1 68 42Z",
    eyes: [
      [42, 64, 4],
      [60, 64, 4],
    ],
  },
  slime: SLIME,
  spikes: {
    body: "M8 94L14 70L6 56L22 56L22 38L36 46L48 24L58 44L76 32L76 52L94 52L84 68L93 94C80 98 22 98 8 94Z",
    eyes: [
      [42, 68, 4],
      [62, 68, 4],
    ],
  },
  looter: {
    body: "M40 8C54 4 66 12 64 28L70 36C84 42 88 58 86 70L94 66L96 74L84 82L80 96H26L28 70L14 60L18 48L32 54C32 46 34 40 38 36C32 26 32 12 40 8Z",
    soft: "M60 50C74 48 82 58 80 72C72 82 58 76 56 66Z",
    eyes: [
      [46, 22, 3],
      [57, 22, 3],
    ],
  },
  slaver: {
    body: "M46 8C58 6 64 14 62 26C76 32 82 46 82 60L98 78L92 84L76 72L78 96H30L34 66L18 76L20 94L14 95L10 70L30 50C30 40 34 32 42 28C38 18 40 10 46 8Z",
    soft: "M42 48H72L70 56H42ZM42 64H70L70 72H40Z",
    eyes: [
      [48, 19, 3],
      [57, 19, 3],
    ],
  },
  gremlin: {
    body: "M6 34L32 34C34 24 42 18 50 18C58 18 66 24 68 34L94 34L74 50C72 58 66 62 64 64C76 70 78 84 76 96H24C22 84 24 70 36 64C34 62 28 58 26 50Z",
    soft: "M40 52L44 57L48 52L52 57L56 52L60 57L58 60H42Z",
    eyes: [
      [42, 40, 4],
      [58, 40, 4],
    ],
  },
  wizard: {
    body: "M52 2L70 38L94 40L74 52C72 60 66 64 64 66C76 72 78 86 76 97H24C22 86 24 72 36 66C34 64 28 60 26 52L6 42L32 38Z",
    soft: "M84 54H88V97H84ZM80 44L86 38L92 44L86 50Z",
    eyes: [
      [42, 46, 4],
      [58, 46, 4],
    ],
  },
  nob: {
    body: "M18 16C22 24 30 26 36 24C42 18 58 18 64 24C70 26 78 24 82 16C90 30 82 38 74 40L74 46C92 50 98 68 94 86L84 96L80 84L78 97H22L20 84L16 96L6 86C2 68 8 50 26 46L26 40C18 38 10 30 18 16Z",
    soft: "M36 50L42 60L50 52L58 60L64 50L60 66H40Z",
    eyes: [
      [42, 36, 4],
      [58, 36, 4],
    ],
  },
  sentry: {
    body: "M50 4L72 24L66 70L78 96H22L34 70L28 24Z",
    soft: "M50 14L62 26L58 62L50 72L42 62L38 26Z",
    eyes: [[50, 38, 8]],
  },
  lagavulin: {
    body: "M6 92C4 50 24 18 52 16C80 16 96 50 95 92L84 82L76 95L66 82L56 95L46 82L34 95L26 82L16 95Z",
    soft: "M20 62C26 40 40 30 54 30C68 30 80 42 84 62C66 50 38 50 20 62Z",
    eyes: [
      [40, 66, 4],
      [62, 66, 4],
    ],
  },
  guardian: {
    body: "M50 4L62 14L82 16L86 36L97 50L86 62L88 84L70 86L62 97H38L30 86L12 84L14 62L3 50L14 36L18 16L38 14Z",
    soft: "M50 22L74 36V64L50 78L26 64V36Z",
    eyes: [[50, 50, 11]],
  },
  ghost: {
    body: "M50 24C66 24 76 38 76 54C76 72 66 84 60 97C56 88 44 88 40 97C34 84 24 72 24 54C24 38 34 24 50 24Z",
    soft: "M50 2C54 8 55 13 50 17C45 13 46 8 50 2ZM88 24C90 32 88 36 82 37C80 32 82 28 88 24ZM88 74C84 68 82 66 78 68C78 74 82 76 88 74ZM12 24C10 32 12 36 18 37C20 32 18 28 12 24ZM12 74C16 68 18 66 22 68C22 74 18 76 12 74Z",
    eyes: [
      [42, 50, 5],
      [58, 50, 5],
    ],
  },
} as const satisfies Readonly<Record<string, Shape>>;

/** The shape of each enemy, the colour of its hide, and how big it is. */
const LOOKS: Readonly<Record<string, readonly [keyof typeof SHAPES, tint: string, size?: number]>> =
  {
    jaw_worm: ["worm", "#8a6f9e"],
    jaw_worm_first: ["worm", "#8a6f9e"],
    cultist: ["cultist", "#5f7fb5"],
    red_louse: ["louse", "#b8503f", 0.8],
    red_louse_first: ["louse", "#b8503f", 0.8],
    red_louse_summon: ["louse", "#b8503f", 0.8],
    green_louse: ["louse", "#6d9450", 0.8],
    fungi_beast: ["fungi", "#a07b55"],
    fungi_beast_summon: ["fungi", "#a07b55"],
    small_slime: ["slime", "#5f9a86", 0.7],
    acid_slime: ["slime", "#7f9f3f", 0.85],
    spike_slime: ["spikes", "#7f8fa5", 0.85],
    large_slime: ["slime", "#5f8f9a"],
    large_slime_summon: ["slime", "#5f8f9a"],
    slime_boss: ["slime", "#6a9f5a", 1.15],
    looter: ["looter", "#9a7f4f"],
    blue_slaver: ["slaver", "#5f7fb5"],
    red_slaver: ["slaver", "#b8503f"],
    mad_gremlin: ["gremlin", "#b8503f", 0.8],
    sneaky_gremlin: ["gremlin", "#7f8a5f", 0.75],
    fat_gremlin: ["gremlin", "#6f8fa5", 0.9],
    gremlin_wizard: ["wizard", "#8a6f9e", 0.85],
    gremlin_nob: ["nob", "#b06a45", 1.1],
    sentry: ["sentry", "#7f8a95"],
    sentry_a: ["sentry", "#7f8a95"],
    sentry_b: ["sentry", "#7f8a95"],
    lagavulin: ["lagavulin", "#6f7f9a", 1.1],
    the_guardian: ["guardian", "#a5925f", 1.15],
    hexaghost: ["ghost", "#6fa595", 1.1],
  };

/** Versions under a name of their own. */
const LARGE: typeof LOOKS = { large_slime_a10: ["slime", "#5f8f9a"] };

/** The shape of an enemy; the versions of Ascensions look like those they replace, a custom one like a slime. */
export function shapeOf(id: string): Shape & { readonly tint: string; readonly size: number } {
  const look = LOOKS[id] ?? LOOKS[id.replace(/_a\d+$/, "")] ?? LARGE[id] ?? ["slime", "#8f8579"];
  const [name, tint, size = 1] = look;
  return { ...SHAPES[name], tint, size };
}

/** An enemy. */
export function Silhouette({ id }: { readonly id: string }) {
  const { body, soft, eyes, tint, size } = shapeOf(id);
  return (
    <svg
      viewBox="0 0 100 100"
      className="sp-silhouette"
      style={{ "--tint": tint, "--size": size } as CSSProperties}
      aria-hidden="true"
    >
      <ellipse cx="50" cy="96" rx="44" ry="4" className="sp-shadow" />
      <path d={body} className="sp-body" />
      {soft !== undefined && <path d={soft} className="sp-soft" />}
      {eyes.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="sp-eye" />
      ))}
    </svg>
  );
}

/** The player: a horned helmet, a broad cloak and a heavy blade. */
export const Ironclad = () => (
  <svg
    viewBox="0 0 100 100"
    className="sp-silhouette"
    style={{ "--tint": "#a3402b", "--size": 1.1 } as CSSProperties}
    aria-hidden="true"
  >
    <ellipse cx="48" cy="96" rx="42" ry="4" className="sp-shadow" />
    <path d="M76 6L82 2L84 8L82 62H90V67H84V80H78V67H72V62H77Z" className="sp-blade" />
    <path
      d="M28 10C28 18 32 22 36 23C40 16 56 16 60 23C64 22 68 18 68 10C74 20 70 28 64 31L62 40C74 44 80 52 82 62L74 66L68 58L70 97H24L28 58L18 74L10 68C14 54 22 44 36 40L32 31C26 28 22 20 28 10Z"
      className="sp-body"
    />
    <path d="M36 44L48 54L60 44L62 97H50L48 70L46 97H32Z" className="sp-soft" />
    <path d="M40 28H56V32H50L48 40L46 32H40Z" className="sp-eye" />
  </svg>
);
