// Reads options from outside: every figure within its bounds, every default filled in, every fault named.
import { type Shape, shape } from "@games/core-game";
import { presets } from "./data/presets.js";
import { type Config, JOKERS, NUMBERS, SHIELD_OVERFLOWS } from "./types.js";

const { int, list, number, oneOf, record, refine, withDefault } = shape;
const figures = presets["as-written"];

const MAX_POINTS = 1_000_000;

/** With this cap the rerolls of one flip stay few enough to enumerate its exact odds. */
const MAX_CHARGES = 4;

const points = int(0, MAX_POINTS);
const probability = number(0, 1);
const threshold = int(1, Number.MAX_SAFE_INTEGER);
const weight = number(0, 1000);

const jokerChance = refine(probability, (chance) =>
  chance < 1 ? undefined : "must be below 1, or no number would ever come",
);

const jokerWeights = refine(
  record<Config["jokerWeights"]>({
    shield: withDefault(weight, figures.jokerWeights.shield),
    scrambler: withDefault(weight, figures.jokerWeights.scrambler),
    jammer: withDefault(weight, figures.jokerWeights.jammer),
  }),
  (weights) =>
    JOKERS.some((joker) => weights[joker] > 0) ? undefined : "must have a weight above 0",
);

const bankPoints = refine(list(points, NUMBERS, NUMBERS), (table) =>
  table.every((value, i) => i === 0 || value >= (table[i - 1] as number))
    ? undefined
    : "must not pay less for more numbers",
);

const trophies = refine(
  record<Config["trophies"]>({
    bronze: withDefault(threshold, figures.trophies.bronze),
    silver: withDefault(threshold, figures.trophies.silver),
    gold: withDefault(threshold, figures.trophies.gold),
  }),
  ({ bronze, silver, gold }) =>
    bronze < silver && silver < gold ? undefined : "must rise from bronze over silver to gold",
);

const fields = record<Config>({
  lives: withDefault(int(1, 99), figures.lives),
  bombBase: withDefault(probability, figures.bombBase),
  bombSlope: withDefault(probability, figures.bombSlope),
  bombCap: withDefault(probability, figures.bombCap),
  jokerChance: withDefault(jokerChance, figures.jokerChance),
  jokerWeights: withDefault(jokerWeights, figures.jokerWeights),
  jammerStrength: withDefault(probability, figures.jammerStrength),
  jammerLength: withDefault(int(1, 99), figures.jammerLength),
  scramblerCharges: withDefault(int(1, MAX_CHARGES), figures.scramblerCharges),
  scramblerCap: withDefault(int(1, MAX_CHARGES), figures.scramblerCap),
  shieldOverflow: withDefault(oneOf(SHIELD_OVERFLOWS), figures.shieldOverflow),
  shieldBonus: withDefault(points, figures.shieldBonus),
  bankPoints: withDefault(bankPoints, figures.bankPoints),
  fullSetBonus: withDefault(points, figures.fullSetBonus),
  trophies: withDefault(trophies, figures.trophies),
  bestTotalScore: withDefault(int(0, Number.MAX_SAFE_INTEGER), 0),
});

/** The shape of the options: whatever is missing is as the design document has it. */
export const optionsShape: Shape<Config> = refine(fields, (config) => {
  const { bombBase, bombSlope, bombCap, scramblerCharges, scramblerCap } = config;
  if (bombCap < bombBase) return "must have a bombCap of at least its bombBase";
  if (bombCap === 0 || bombBase + bombSlope === 0) return "must allow bombs, or no game would end";
  if (scramblerCharges > scramblerCap) return "must have at most scramblerCap scramblerCharges";
  return undefined;
});
