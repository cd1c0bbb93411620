// What the design document of bomb flip says of good play, as bounds on figures. Each claim is judged for two players: the
// one who expects the most points, and the one with the best chance of gold.
import { type Config, presets } from "@games/bomb-flip";
import { type Figures, missOf, type Targets } from "../../compare.js";
import type { Claim, Verdict } from "../../report/model.js";
import { figure, percent } from "../../report/words.js";

const { gold: GOLD } = presets["as-written"].trophies;

/** The document's words as bounds; where it gives no number the bound is ours. */
export const SCORE_TARGETS: Targets = {
  shareAtFourOrFive: { atLeast: 0.5 }, // "aims to bank u=4–5 often"
  bankAtOneShare: { atMost: 2 / 3 }, // "bank at 1 is slow"
  banksForGold: { atLeast: 7, atMost: 10 }, // "gold … typically takes ~7–10 decent banks"
  bestScore: { atLeast: GOLD }, // … which supposes that gold is reached
};

/** The same for the player with the best chance of gold. */
export const GOLD_TARGETS: Targets = {
  goldShareAtFourOrFive: { atLeast: 0.5 },
  bankAtOneGoldShare: { atMost: 2 / 3 },
  banksInGoldGames: { atLeast: 7, atMost: 10 },
  goldChance: { atLeast: 0.5 },
};

/** "… or a couple big u=6/u=7 banks", for both. */
export const BIG_TARGETS: Targets = { bigBanksForGold: { atMost: 3 } };

/** Everything that a preset should meet. */
export const CLAIM_TARGETS: Targets = { ...SCORE_TARGETS, ...GOLD_TARGETS, ...BIG_TARGETS };

/** Whether figures keep the bounds of some targets. */
function meets(figures: Figures, names: readonly string[]): boolean {
  return names.every((name) => {
    const target = CLAIM_TARGETS[name];
    return target !== undefined && missOf(figures[name] ?? Number.NaN, target) === 0;
  });
}

/** A claim in the making: the figures that decide it for each player. */
interface Judged extends Omit<Claim, "verdict" | "truth"> {
  readonly score: readonly string[];
  readonly gold: readonly string[];
  readonly found: (figures: Figures) => string;
}

const at = (figures: Figures, name: string) => figures[name] ?? Number.NaN;
const share = (figures: Figures, name: string) => percent(at(figures, name));
const number = (figures: Figures, name: string) => figure(at(figures, name));

const JUDGED: readonly Judged[] = [
  {
    source: "Example script",
    claim: "A skilled player aims to bank at four or five unique numbers often.",
    rule: "At least half of the banks are at four or five.",
    score: ["shareAtFourOrFive"],
    gold: ["goldShareAtFourOrFive"],
    found: (f) =>
      `${share(f, "shareAtFourOrFive")} of the banks for points are, ${share(f, "goldShareAtFourOrFive")} of those for gold.`,
  },
  {
    source: "Risk / reward model",
    claim: "Banking at one is slow.",
    rule: "It comes to at most two thirds of what best play comes to: in points, and in the chance of gold.",
    score: ["bankAtOneShare"],
    gold: ["bankAtOneGoldShare"],
    found: (f) =>
      `It earns ${share(f, "bankAtOneShare")} of the points (${number(f, "pointsPerFlipAtOne")} per flip against ${number(f, "pointsPerFlip")}) and has ${share(f, "bankAtOneGoldShare")} of the chance of gold.`,
  },
  {
    source: "Example script",
    claim: `Gold at ${GOLD} typically takes 7 to 10 decent banks.`,
    rule: `For points: ${GOLD} points are 7 to 10 mean banks, and a game expects at least ${GOLD}. For gold: games that reach it take 7 to 10 banks on average, and at least half of all games reach it.`,
    score: ["banksForGold", "bestScore"],
    gold: ["banksInGoldGames", "goldChance"],
    found: (f) =>
      `For points: ${number(f, "banksForGold")} mean banks, and a game expects ${number(f, "bestScore")} points. For gold: ${number(f, "banksInGoldGames")} banks in games that reach it, which are ${share(f, "goldChance")}.`,
  },
  {
    source: "Example script",
    claim: "Or a couple of big banks at six or seven.",
    rule: "Gold takes at most three banks of six and seven in equal parts.",
    score: ["bigBanksForGold"],
    gold: ["bigBanksForGold"],
    found: (f) =>
      `It takes ${number(f, "bigBanksForGold")}. Such banks are ${share(f, "shareAtSixOrSeven")} of those for points and ${share(f, "goldShareAtSixOrSeven")} of those for gold.`,
  },
];

const VERDICT_OF: Readonly<Record<string, readonly [Verdict, string]>> = {
  "true,true": ["holds", ""],
  "true,false": ["holds in part", " It holds for points, not for gold."],
  "false,true": ["holds in part", " It holds for gold, not for points."],
  "false,false": ["does not hold", ""],
};

function judge({ score, gold, found, ...claim }: Judged, figures: Figures): Claim {
  const key = `${meets(figures, score)},${meets(figures, gold)}`;
  const [verdict, who] = VERDICT_OF[key] ?? ["does not hold", ""];
  return { ...claim, truth: `${found(figures)}${who}`, verdict };
}

/** By how much each unique number raises the payout. */
function stepsOf({ bankPoints, fullSetBonus }: Config): number[] {
  const pays = [...bankPoints.slice(0, -1), (bankPoints.at(-1) ?? 0) + fullSetBonus];
  return pays.map((points, i) => points - (pays[i - 1] ?? 0));
}

function convexClaim(config: Config): Claim {
  const steps = stepsOf(config);
  const isConvex = steps.every((step, i) => step >= (steps[i - 1] ?? 0));
  return {
    source: "Risk / reward model",
    claim: "Bank payouts are convex.",
    rule: "No number adds less than the one before it.",
    truth: `They grow by ${steps.join(", ")}.`,
    verdict: isConvex ? "holds" : "does not hold",
  };
}

/** The claims about a configuration, given its figures. */
export function claimsOf(config: Config, figures: Figures): Claim[] {
  return [...JUDGED.map((judged) => judge(judged, figures)), convexClaim(config)];
}
