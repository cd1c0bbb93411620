// Options: reading what a caller gives, and completing it from the preset, the difficulty mode and the pack.
import { type Reading, type Shape, shape } from "@games/core-game";
import { SUITS, type Suit } from "./data/cards.js";
import { DIFFICULTY_RULES, type DifficultyRules, PRESET_RULES } from "./data/presets.js";
import { aceOf, needsPulls, roleFault, type Sheet } from "./pack.js";
import {
  ACE_ROLES,
  type AceRole,
  type AceRoles,
  type Config,
  DAMAGE_SYSTEMS,
  type DamageDice,
  DIFFICULTIES,
  EXHAUSTIONS,
  type Options,
  type PackStamp,
  PRESETS,
  RESCUE_DICE,
} from "./types.js";

const MAX_INTEGRITY = 999;
const face = shape.int(1, 6);
const optionalRole = shape.optional(shape.oneOf(ACE_ROLES));

const diceShape: Shape<DamageDice> = shape.record<DamageDice>({
  dice: shape.int(1, 10),
  sides: shape.int(1, 20),
  plus: shape.int(0, 50),
});

const optionsShape = shape.record<Options>({
  pack: shape.optional(
    shape.record<PackStamp>({ id: shape.text(60, 1), hash: shape.text(16, 16) }),
  ),
  preset: shape.optional(shape.oneOf(PRESETS)),
  difficulty: shape.optional(shape.oneOf(DIFFICULTIES)),
  system: shape.optional(shape.oneOf(DAMAGE_SYSTEMS)),
  narrativeOnly: shape.optional(shape.boolean),
  earlyBeacon: shape.optional(shape.boolean),
  integrity: shape.optional(shape.int(1, MAX_INTEGRITY)),
  initialDamage: shape.optional(shape.nullable(diceShape)),
  bonusPerAce: shape.optional(shape.int(0, 6)),
  severeBonus: shape.optional(shape.int(0, 6)),
  tokens: shape.optional(shape.int(1, 30)),
  rescueBase: shape.optional(face),
  rescueBoosted: shape.optional(face),
  rescueDice: shape.optional(shape.oneOf(RESCUE_DICE)),
  trackerLimit: shape.optional(shape.int(1, 5)),
  dayDie: shape.optional(shape.int(1, 20)),
  finalDice: shape.optional(shape.int(1, 10)),
  finalSkippable: shape.optional(shape.boolean),
  exhaustionWithBeacon: shape.optional(shape.oneOf(EXHAUSTIONS)),
  aces: shape.optional(
    shape.record<Partial<Record<Suit, AceRole>>>({
      hearts: optionalRole,
      diamonds: optionalRole,
      clubs: optionalRole,
      spades: optionalRole,
    }),
  ),
});

/** The shape of a game's options: every fault named, every default filled in. */
export function configShape(sheet: Sheet): Shape<Config> {
  return (value, reading) => {
    const before = reading.faults.length;
    const options = optionsShape(value, reading);
    if (options === undefined || reading.faults.length > before) return undefined;
    const config = complete(sheet, options);
    reportFaults(sheet, options, config, reading);
    return config;
  };
}

/** The fields that come first keep their places, so that every config has the same order of fields. */
function complete(sheet: Sheet, options: Options): Config {
  const { preset = "as-written", difficulty = "normal", narrativeOnly = false } = options;
  const { aces, ...given } = options;
  const config = {
    pack: sheet.stamp,
    preset,
    difficulty,
    system: sheet.pack.system,
    narrativeOnly,
    earlyBeacon: false,
    ...PRESET_RULES[preset],
    ...difficultyRules(sheet, preset, difficulty),
    ...given,
    aces: { ...presetAces(sheet.pack.aces, preset), ...aces },
  };
  return narrativeOnly ? { ...config, system: "off" } : config; // R53
}

function difficultyRules(
  sheet: Sheet,
  preset: Config["preset"],
  difficulty: Config["difficulty"],
): DifficultyRules {
  const rules = DIFFICULTY_RULES[preset][difficulty];
  if (preset !== "as-written" || difficulty !== "easy") return rules;
  return { ...rules, integrity: sheet.pack.easyIntegrity }; // R40
}

/** R18: in the calibrated rules the Ace that returns a King removes one instead. */
function presetAces(aces: AceRoles, preset: Config["preset"]): AceRoles {
  const suit = SUITS.find((name) => aces[name] === "return-king");
  if (preset === "as-written" || suit === undefined || aceOf(aces, "remove-king")) return aces;
  return { ...aces, [suit]: "remove-king" };
}

function reportFaults(sheet: Sheet, options: Options, config: Config, reading: Reading): void {
  const report = (field: keyof Config, message: string | undefined) => {
    if (message !== undefined)
      shape.readPart((_, at) => shape.fault(at, message), undefined, field, reading);
  };
  report("pack", packFault(sheet.stamp, options.pack));
  report("integrity", integrityFault(config));
  report("aces", roleFault(config.aces));
  if (config.rescueBoosted > config.rescueBase)
    report("rescueBoosted", "must not be above rescueBase");
  if (needsPulls(config.system) && Object.keys(sheet.pack.pulls).length === 0)
    report("system", "must be one that needs no pull cards: this pack lists none");
}

function packFault(stamp: PackStamp, given: PackStamp | undefined): string | undefined {
  if (given === undefined || (given.id === stamp.id && given.hash === stamp.hash)) return undefined;
  return given.id === stamp.id
    ? `is another version of "${stamp.id}" than the one this game was made with`
    : `is "${given.id}", but this game plays "${stamp.id}"`;
}

function integrityFault({ integrity, initialDamage }: Config): string | undefined {
  const worst =
    initialDamage === null ? 0 : initialDamage.dice * initialDamage.sides + initialDamage.plus;
  return integrity > worst ? undefined : `must be above the worst initial damage, ${worst}`;
}
