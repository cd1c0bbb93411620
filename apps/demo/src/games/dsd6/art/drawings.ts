// A drawing for every threat of the standard deck, and one of each kind for cards of the player's own.
import type { Kind } from "@games/dsd6";
import { arc, bolt, burst, disc, fighter, flame, plate, rays, type Shape } from "./shapes.ts";

const SKULL = (x: number, y: number): string => `${disc(x, y, 7)}M${x - 4} ${y + 5}h8v5h-8Z`;

/** The drawings by the id of the threat. */
export const DRAWINGS: Readonly<Record<string, readonly Shape[]>> = {
  scout: [
    ["shade", "M70 20L90 5L94 21ZM70 36L90 51L94 35Z"],
    ["body", "M32 28L66 17L98 21L103 28L98 35L66 39Z"],
    ["light", "M42 28L60 22V34Z"],
    ["accent", flame(103, 28, 12)],
    [
      "accent-line",
      `${arc(36, 28, 12, 140, 220)}${arc(36, 28, 20, 140, 220)}${arc(36, 28, 28, 145, 215)}`,
    ],
  ],
  "strike-bombers": [
    ["body", fighter(18, 16, 34)],
    ["body", fighter(50, 26, 38)],
    ["shade", fighter(20, 42, 28)],
    ["accent", `${flame(44, 16, 9)}${flame(79, 26, 11)}${flame(41, 42, 8)}`],
    ["light", `${disc(64, 43, 3)}${disc(74, 48, 3)}${disc(57, 49, 3)}`],
    ["thin", "M64 40V34M74 45V38M57 46V41"],
  ],
  pirates: [
    ["shade", "M50 16L64 3H86L80 16ZM50 40L64 53H86L80 40Z"],
    ["body", "M14 28L42 14H94L104 22V34L94 42H42Z"],
    ["light", SKULL(62, 26)],
    ["shade", `${disc(59.5, 26, 2)}${disc(64.5, 26, 2)}`],
    ["accent", `${flame(104, 28, 12)}M14 26h-9v4h9Z`],
  ],
  "space-pirates": [
    ["shade", "M40 4H90L104 12L90 20H48ZM40 52H90L104 44L90 36H48Z"],
    ["body", "M8 28L34 15H88L98 28L88 41H34Z"],
    ["light", SKULL(54, 26)],
    ["shade", `${disc(51.5, 26, 2)}${disc(56.5, 26, 2)}`],
    [
      "accent",
      `${flame(98, 28, 14)}${flame(104, 12, 8)}${flame(104, 44, 8)}M40 10h-16v4h16ZM40 42h-16v4h16Z`,
    ],
  ],
  "orbital-cannon": [
    ["shade", disc(84, 28, 22)],
    ["body", disc(84, 28, 16)],
    ["light", plate(26, 23, 54, 10, 3)],
    ["body", plate(18, 20, 14, 16, 3)],
    ["accent", `${disc(84, 28, 6)}M18 26H0V30H18Z`],
    ["light-line", `${arc(84, 28, 26, -70, 70)}${arc(84, 28, 26, 110, 250)}`],
  ],
  "solar-winds-flagship": [
    ["accent", disc(98, 28, 20)],
    ["accent-line", rays(98, 28, 14, 24, 33)],
    ["shade", "M40 28L86 -2V58Z"],
    ["body", "M4 28L34 17H88L98 28L88 39H34Z"],
    ["light", "M12 28L30 22V34ZM40 24H80V27H40ZM40 29H80V32H40Z"],
  ],
  hijackers: [
    ["shade", "M0 0H26V56H0Z"],
    ["light-line", "M26 2V18M26 38V54M8 8V48"],
    ["body", plate(44, 15, 44, 26, 8)],
    ["light", disc(66, 28, 7)],
    ["accent", flame(88, 28, 14)],
    ["accent-line", "M44 20L32 14L26 20M44 36L32 42L26 36M44 28H28"],
  ],
  "ouroboros-barrier": [
    ["shade", disc(60, 28, 26)],
    [
      "light-line",
      [0, 60, 120, 180, 240, 300].map((at) => arc(60, 28, 25, at + 4, at + 54)).join(""),
    ],
    [
      "accent-line",
      [30, 90, 150, 210, 270, 330].map((at) => arc(60, 28, 18, at + 6, at + 50)).join(""),
    ],
    ["body", burst(60, 28, 6, 12, 8)],
    ["accent", disc(60, 28, 4)],
  ],
  ouroboros: [
    ["shade", `${disc(60, 28, 27)}`],
    ["light-line", arc(60, 28, 20, -40, 262)],
    ["accent-line", arc(60, 28, 14, -40, 250)],
    ["body", "M50 0L66 4L76 16L66 22L58 14L50 13Z"],
    ["light", disc(64, 10, 2.4)],
    ["accent", "M50 6L40 9L50 12Z"],
  ],
  "panel-explosion": [
    ["shade", plate(20, 6, 80, 44, 6)],
    ["body", plate(26, 11, 30, 14, 3)],
    ["body", plate(26, 31, 30, 14, 3)],
    ["light-line", "M30 18H50M30 38H44"],
    ["accent", burst(80, 27, 9, 22, 10)],
    ["light", burst(80, 27, 8, 11, 5)],
  ],
  distracted: [
    ["body", plate(28, 14, 34, 34, 7)],
    ["light", `${disc(40, 29, 4)}${disc(52, 29, 4)}`],
    ["shade", `${disc(42, 27.5, 2)}${disc(54, 27.5, 2)}`],
    ["light-line", "M38 40Q45 37 52 40"],
    ["thin", `${disc(70, 22, 2)}${disc(77, 16, 3)}`],
    ["accent-line", "M88 3A9 8 0 1 1 88 19A9 8 0 1 1 88 3M84 11H92"],
  ],
  "friendly-fire": [
    ["shade", plate(8, 34, 104, 20, 6)],
    ["body", "M24 34V24H44V34ZM34 20H62V25H34Z"],
    ["accent-line", "M64 22Q104 10 92 32"],
    ["accent", `M99 30L86 28L92 40Z${burst(92, 43, 8, 10, 5)}`],
    ["light", disc(34, 29, 3)],
  ],
  "boost-morale": [
    ["accent", "M60 48L36 27A12.5 12.5 0 0 1 60 15A12.5 12.5 0 0 1 84 27Z"],
    ["light", burst(60, 28, 5, 10, 4.4)],
    ["light-line", "M14 36L22 28L30 36M14 46L22 38L30 46M90 36L98 28L106 36M90 46L98 38L106 46"],
  ],
  nebula: [
    ["shade", `${disc(38, 34, 20)}${disc(78, 22, 20)}`],
    ["body", `${disc(54, 24, 16)}${disc(70, 36, 17)}${disc(92, 34, 12)}`],
    ["accent", `${disc(44, 40, 8)}${disc(82, 20, 7)}`],
    [
      "light",
      `${burst(26, 16, 4, 6, 1.6)}${burst(64, 26, 4, 7, 1.8)}${burst(98, 14, 4, 5, 1.4)}${burst(90, 46, 4, 4, 1.2)}`,
    ],
  ],
  "time-warp": [
    ["shade", disc(60, 28, 24)],
    ["body", disc(60, 28, 17)],
    ["light-line", "M60 17V28L52 33"],
    ["thin", rays(60, 28, 12, 13, 16)],
    ["accent-line", arc(60, 28, 24, -60, 200)],
    ["accent", "M75 -1L77 12L64 6Z"],
  ],
  pandemic: [
    ["accent-line", rays(60, 28, 12, 15, 24)],
    [
      "accent",
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          disc(
            Math.round(60 + 25 * Math.cos(i * 1.047)),
            Math.round(28 + 25 * Math.sin(i * 1.047)),
            3,
          ),
        )
        .join(""),
    ],
    ["body", disc(60, 28, 16)],
    ["shade", `${disc(54, 23, 4)}${disc(66, 31, 5)}${disc(55, 35, 2.5)}`],
    ["light", disc(66, 20, 2.5)],
  ],
  "spore-infestation": [
    ["shade", "M0 56Q30 42 60 50T120 46V56Z"],
    ["body", "M34 50V30H42V50ZM70 52V24H80V52ZM94 50V36H100V50Z"],
    [
      "accent",
      "M22 32Q24 14 38 14Q52 14 54 32ZM56 26Q58 4 75 4Q92 4 94 26ZM86 38Q88 28 97 28Q106 28 108 38Z",
    ],
    [
      "light",
      `${disc(33, 24, 3)}${disc(43, 26, 2)}${disc(70, 16, 3.4)}${disc(82, 19, 2.4)}${disc(14, 20, 2)}${disc(22, 8, 1.6)}${disc(104, 14, 2)}`,
    ],
  ],
  "robot-uprising": [
    ["light-line", "M60 4V12"],
    ["accent", disc(60, 4, 3.4)],
    ["body", plate(36, 12, 48, 32, 7)],
    ["shade", plate(42, 18, 36, 13, 3)],
    ["accent", "M45 20L57 25V29H49ZM75 20L63 25V29H71Z"],
    ["light-line", "M48 37H72"],
    ["body", "M28 20H34V38H28ZM86 20H92V38H86ZM48 46H72L78 56H42Z"],
  ],
  "comms-offline": [
    ["shade", "M40 56L54 30L68 56Z"],
    ["body", "M30 8A32 32 0 0 0 76 42Z"],
    ["light-line", "M53 25L72 12"],
    ["light", disc(73, 11, 3.6)],
    ["thin", `${arc(73, 11, 10, -60, 30)}${arc(73, 11, 17, -60, 30)}`],
    ["accent-line", "M88 30L104 46M104 30L88 46"],
  ],
  "dont-panic": [
    ["body", "M38 22H74V42A8 8 0 0 1 66 50H46A8 8 0 0 1 38 42Z"],
    ["light-line", "M74 27H80A6 6 0 0 1 80 39H74"],
    ["light-line", "M48 32H50M62 32H64M48 39Q56 45 64 39"],
    ["accent-line", "M47 16Q43 11 47 6M56 16Q52 10 56 4M65 16Q61 11 65 6"],
  ],
};

const TROUBLE: readonly Shape[] = [
  ["shade", plate(24, 8, 72, 40, 6)],
  ["body", burst(60, 28, 8, 17, 13)],
  ["shade", disc(60, 28, 6)],
  ["accent", bolt(84, 12)],
];

/** What a card shows that has no drawing of its own, by its kind. */
export const OF_KIND: Readonly<Record<Kind, readonly Shape[]>> = {
  external: [
    ["shade", "M48 18L70 4H88L80 18ZM48 38L70 52H88L80 38Z"],
    ["body", "M16 28L46 16H94L102 28L94 40H46Z"],
    ["light", "M28 28L44 22V34Z"],
    ["accent", flame(102, 28, 12)],
  ],
  internal: TROUBLE,
  filler: DRAWINGS["dont-panic"] ?? TROUBLE,
  "boss-barrier": DRAWINGS["ouroboros-barrier"] ?? TROUBLE,
  boss: DRAWINGS.ouroboros ?? TROUBLE,
};
