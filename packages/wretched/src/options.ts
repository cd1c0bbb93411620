// The shape of the options: what is missing comes from the preset, the difficulty mode and the pack.
import {
  boolean,
  type Invariant,
  int,
  isObject,
  keeping,
  nullable,
  oneOf,
  record,
  refine,
  type Shape,
  withDefault,
} from "@games/core-game";
import { aceOf, aceRole, type Content, each, findRoleFault } from "./content.js";
import { SUITS } from "./data/cards.js";
import { DIFFICULTY_RULES, PRESET_RULES } from "./data/presets.js";
import { fault } from "./messages.js";
import type { AceRoles } from "./pack.js";
import {
  type Config,
  type DamageDice,
  DIFFICULTIES,
  type Difficulty,
  EXHAUSTIONS,
  PRESETS,
  type Preset,
  RESCUE_DICE,
} from "./types.js";

const MAX_INTEGRITY = 999;
const face = int(1, 6);

const damageDice = nullable(
  record<DamageDice>({ dice: int(1, 10), sides: int(1, 20), plus: int(0, 50) }),
);

const INVARIANTS: readonly Invariant<Config>[] = [
  [
    ({ integrity, initialDamage }) => integrity > worstDamage(initialDamage),
    fault("integrity-too-low"),
  ],
  [({ rescueBase, rescueBoosted }) => rescueBoosted <= rescueBase, fault("boost-above-base")],
];

function worstDamage(initial: DamageDice | null): number {
  return initial === null ? 0 : initial.dice * initial.sides + initial.plus;
}

/** The shape of the options: whatever is missing is as the preset, the difficulty and the pack have it. */
export function optionsShape(content: Content): Shape<Config> {
  return (value, context) => {
    const { preset, difficulty }: Record<string, unknown> = isObject(value) ? value : {};
    const shape = shapeFor(
      content,
      PRESETS.find((name) => name === preset) ?? "as-written",
      DIFFICULTIES.find((name) => name === difficulty) ?? "normal",
    );
    const config = shape(value, context);
    return config?.isNarrativeOnly ? { ...config, system: "off" } : config; // R53
  };
}

function shapeFor(
  { pack, systems }: Content,
  preset: Preset,
  difficulty: Difficulty,
): Shape<Config> {
  const rules = PRESET_RULES[preset];
  const { integrity, initialDamage, bonusPerAce } = DIFFICULTY_RULES[preset][difficulty];
  const aces = presetAces(pack.aces, preset);
  const fields = record<Config>({
    pack: withDefault(oneOf([pack.id]), pack.id),
    preset: withDefault(oneOf(PRESETS), preset),
    difficulty: withDefault(oneOf(DIFFICULTIES), difficulty),
    system: withDefault(oneOf(systems), pack.system),
    isNarrativeOnly: withDefault(boolean, false),
    hasEarlyBeacon: withDefault(boolean, false),
    integrity: withDefault(int(1, MAX_INTEGRITY), integrity ?? pack.easyIntegrity), // R40
    initialDamage: withDefault(damageDice, initialDamage),
    bonusPerAce: withDefault(int(0, 6), bonusPerAce),
    severeBonus: withDefault(int(0, 6), rules.severeBonus),
    tokens: withDefault(int(1, 30), rules.tokens),
    rescueBase: withDefault(face, rules.rescueBase),
    rescueBoosted: withDefault(face, rules.rescueBoosted),
    rescueDice: withDefault(oneOf(RESCUE_DICE), rules.rescueDice),
    trackerLimit: withDefault(int(1, 5), rules.trackerLimit),
    dayDie: withDefault(int(1, 20), rules.dayDie),
    finalDice: withDefault(int(1, 10), rules.finalDice),
    canSkipFinalPull: withDefault(boolean, rules.canSkipFinalPull),
    exhaustionWithBeacon: withDefault(oneOf(EXHAUSTIONS), rules.exhaustionWithBeacon),
    aces: withDefault(acesShape(aces), aces),
  });
  return keeping(fields, INVARIANTS);
}

function acesShape(defaults: AceRoles): Shape<AceRoles> {
  const fields = each(SUITS, (suit) => withDefault(aceRole, defaults[suit]));
  return refine(record<AceRoles>(fields), findRoleFault);
}

/** R18: in the calibrated rules the Ace that returns a King removes one instead. */
function presetAces(aces: AceRoles, preset: Preset): AceRoles {
  const suit = SUITS.find((name) => aces[name] === "return-king");
  const isRemoving = aceOf(aces, "remove-king") !== undefined;
  if (preset === "as-written" || suit === undefined || isRemoving) return aces;
  return { ...aces, [suit]: "remove-king" };
}
