// The shape of the options: every parameter within its bounds, every default filled in, every fault named.
import {
  type Invariant,
  int,
  keeping,
  list,
  number,
  oneOf,
  record,
  type Shape,
  withDefault,
} from "@games/core-game";
import { presets } from "./data/presets.js";
import { fault } from "./messages.js";
import { type Config, JOKERS, NUMBERS, SHIELD_OVERFLOWS } from "./types.js";

const defaults = presets["as-written"];

const MAX_POINTS = 1_000_000;

/** With this cap the rerolls of one flip stay few enough to enumerate its exact odds. */
const MAX_CHARGES = 4;

const points = int(0, MAX_POINTS);
const probability = number(0, 1);
const threshold = int(1, Number.MAX_SAFE_INTEGER);
const weight = number(0, 1000);

const jokerChance = keeping(probability, [[(chance) => chance < 1, fault("always-joker")]]);

const jokerWeights = keeping(
  record<Config["jokerWeights"]>({
    shield: withDefault(weight, defaults.jokerWeights.shield),
    scrambler: withDefault(weight, defaults.jokerWeights.scrambler),
    jammer: withDefault(weight, defaults.jokerWeights.jammer),
  }),
  [[(weights) => JOKERS.some((joker) => weights[joker] > 0), fault("no-weight")]],
);

const bankPoints = keeping(list(points, NUMBERS, NUMBERS), [
  [
    (table) => table.every((value, i) => i === 0 || value >= (table[i - 1] as number)),
    fault("falling-points"),
  ],
]);

const trophies = keeping(
  record<Config["trophies"]>({
    bronze: withDefault(threshold, defaults.trophies.bronze),
    silver: withDefault(threshold, defaults.trophies.silver),
    gold: withDefault(threshold, defaults.trophies.gold),
  }),
  [[({ bronze, silver, gold }) => bronze < silver && silver < gold, fault("falling-trophies")]],
);

const fields = record<Config>({
  lives: withDefault(int(1, 99), defaults.lives),
  bombBase: withDefault(probability, defaults.bombBase),
  bombSlope: withDefault(probability, defaults.bombSlope),
  bombCap: withDefault(probability, defaults.bombCap),
  jokerChance: withDefault(jokerChance, defaults.jokerChance),
  jokerWeights: withDefault(jokerWeights, defaults.jokerWeights),
  jammerStrength: withDefault(probability, defaults.jammerStrength),
  jammerLength: withDefault(int(1, 99), defaults.jammerLength),
  scramblerCharges: withDefault(int(1, MAX_CHARGES), defaults.scramblerCharges),
  scramblerCap: withDefault(int(1, MAX_CHARGES), defaults.scramblerCap),
  shieldOverflow: withDefault(oneOf(SHIELD_OVERFLOWS), defaults.shieldOverflow),
  shieldBonus: withDefault(points, defaults.shieldBonus),
  bankPoints: withDefault(bankPoints, defaults.bankPoints),
  fullSetBonus: withDefault(points, defaults.fullSetBonus),
  trophies: withDefault(trophies, defaults.trophies),
  bestTotalScore: withDefault(int(0, Number.MAX_SAFE_INTEGER), 0),
});

const INVARIANTS: readonly Invariant<Config>[] = [
  [({ bombBase, bombCap }) => bombCap >= bombBase, fault("cap-below-base")],
  [
    ({ bombBase, bombSlope, bombCap }) => bombCap > 0 && bombBase + bombSlope > 0,
    fault("no-bombs"),
  ],
  [
    ({ scramblerCharges, scramblerCap }) => scramblerCharges <= scramblerCap,
    fault("charges-above-cap"),
  ],
];

/** The shape of the options: whatever is missing is as the design document has it. */
export function optionsShape(): Shape<Config> {
  return keeping(fields, INVARIANTS);
}
