// The shape of the options: what is missing comes from the preset, the difficulty mode and the pack.
import {
  boolean,
  type FieldShapes,
  type Invariant,
  isObject,
  keeping,
  oneOf,
  record,
  refine,
  type Shape,
  withDefault,
} from "@games/core-game";
import { MODE_SHAPES, PRESET_SHAPES } from "./constants.js";
import { aceOf, aceRole, type Content, each, findRoleFault } from "./content.js";
import { SUITS } from "./data/cards.js";
import { DIFFICULTY_RULES, PRESET_RULES, SYSTEM_RULES } from "./data/presets.js";
import { fault } from "./messages.js";
import { type AceRoles, type DamageSystem, type Pack, TOWERS, type Tower } from "./pack.js";
import {
  type Config,
  type DamageDice,
  DIFFICULTIES,
  type Difficulty,
  PRESETS,
  type Preset,
} from "./types.js";

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
    const { preset, difficulty, system, tower }: Record<string, unknown> = isObject(value)
      ? value
      : {};
    const defaults = defaultsFor(
      content.pack,
      content.systems.find((name) => name === system) ?? content.pack.system,
      PRESETS.find((name) => name === preset) ?? "as-written",
      DIFFICULTIES.find((name) => name === difficulty) ?? "normal",
      TOWERS.find((name) => name === tower) ?? content.pack.tower ?? "integrity",
    );
    const given = shapeFor(content, defaults)(value, context);
    if (given === undefined) return undefined;
    // A copy of a literal: V8 keeps objects that grew field by field as hash tables, which rules would read slowly.
    const config = { ...defaults, ...given };
    return config.isNarrativeOnly ? { ...config, system: "off" } : config; // R53
  };
}

/** The constants of the preset, the mode and the damage system, then those of the pack (R55, R56). */
function defaultsFor(
  pack: Pack,
  system: DamageSystem,
  preset: Preset,
  difficulty: Difficulty,
  tower: Tower,
): Config {
  const own = SYSTEM_RULES[preset][system];
  const rows = (own?.modes ?? DIFFICULTY_RULES[preset])[difficulty];
  const { modes = {}, ...constants } = pack.balance?.[preset] ?? {};
  return {
    pack: pack.id,
    preset,
    difficulty,
    system,
    tower,
    isNarrativeOnly: false,
    hasEarlyBeacon: false,
    ...rows,
    integrity: TOWER_SIZES[tower] ?? rows.integrity ?? pack.easyIntegrity, // R40, R60
    ...PRESET_RULES[preset],
    ...own?.rules,
    ...constants,
    ...modes[difficulty],
    aces: presetAces(pack.aces, preset),
  };
}

/** What the counted towers start from (R60). */
const TOWER_SIZES: Readonly<Partial<Record<Tower, number>>> = { dice: 100, countdown: 100 };

function shapeFor({ pack, systems }: Content, defaults: Config): Shape<Config> {
  const fields: FieldShapes<Config> = {
    pack: oneOf([pack.id]),
    preset: oneOf(PRESETS),
    difficulty: oneOf(DIFFICULTIES),
    system: oneOf(systems),
    tower: oneOf(TOWERS),
    isNarrativeOnly: boolean,
    hasEarlyBeacon: boolean,
    ...MODE_SHAPES,
    ...PRESET_SHAPES,
    aces: refine(
      withDefaults<AceRoles>(
        each(SUITS, () => aceRole),
        defaults.aces,
      ),
      findRoleFault,
    ),
  };
  return keeping(withDefaults(fields, defaults), INVARIANTS);
}

/** The shape of an object whose missing fields are those of another. */
function withDefaults<T extends object>(fields: FieldShapes<T>, defaults: T): Shape<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  const shapes = each(keys, (key) =>
    withDefault(fields[key] as Shape<T[typeof key]>, defaults[key]),
  );
  return record<T>(shapes as FieldShapes<T>);
}

/** R18: in the calibrated rules the Ace that returns a King removes one instead. */
function presetAces(aces: AceRoles, preset: Preset): AceRoles {
  const suit = SUITS.find((name) => aces[name] === "return-king");
  const isRemoving = aceOf(aces, "remove-king") !== undefined;
  if (preset === "as-written" || suit === undefined || isRemoving) return aces;
  return { ...aces, [suit]: "remove-king" };
}
