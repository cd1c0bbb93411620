// The JSON Schema of a story pack, made from the same tables as its shape, for editors that complete and check.
import { each, MAX_EFFECTS } from "../content.js";
import { CARD_IDS, RANKS, SUITS } from "../data/cards.js";
import { TEMPLATES } from "../english-templates.js";
import { ACE_ROLES, DAMAGE_SYSTEMS, ENDINGS, NAMES, TOWERS } from "../pack.js";
import { DIFFICULTIES, EXHAUSTIONS, PRESETS, RESCUE_DICE } from "../types.js";

type Schema = Readonly<Record<string, unknown>>;

const text = (maxLength: number, minLength = 1): Schema => ({
  type: "string",
  minLength,
  maxLength,
});
const int = (minimum: number, maximum: number): Schema => ({ type: "integer", minimum, maximum });
const oneOf = (values: readonly unknown[]): Schema => ({ enum: values });
const object = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...(required.length > 0 && { required }),
});

/** A part that is written once, below `$defs`. */
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

const line = text(200);
const paragraphs = text(5000, 11);
const lines: Schema = { type: "array", items: text(500), maxItems: 50 };

const dice: Schema = {
  anyOf: [
    { type: "null" },
    object({ dice: int(1, 10), sides: int(1, 20), plus: int(0, 50) }, ["dice", "sides", "plus"]),
  ],
};

const mode = object({ integrity: int(1, 999), initialDamage: dice, bonusPerAce: int(0, 6) });

const balance = object({
  severeBonus: int(0, 6),
  tokens: int(1, 30),
  rescueBase: int(1, 6),
  rescueBoosted: int(1, 6),
  rescueDice: oneOf(RESCUE_DICE),
  trackerLimit: int(1, 5),
  dayDie: int(1, 20),
  finalDice: int(1, 10),
  canSkipFinalPull: { type: "boolean" },
  exhaustionWithBeacon: oneOf(EXHAUSTIONS),
  modes: object(each(DIFFICULTIES, () => ref("mode"))),
});

const pull = object({ isSevere: { const: true }, danger: int(1, 3), damage: int(1, 20) }, [
  "danger",
  "damage",
]);

const effect: Schema = {
  oneOf: Object.entries(MAX_EFFECTS).map(([kind, max]) =>
    object({ kind: { const: kind }, amount: int(1, max) }, ["kind", "amount"]),
  ),
};

const prose = object(
  {
    language: { type: "string", pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", maxLength: 35 },
    title: line,
    subtitle: line,
    author: line,
    license: line,
    version: line,
    link: { type: "string", pattern: "^[Hh][Tt][Tt][Pp][Ss]?://\\S+$", maxLength: 500 },
    credits: lines,
    summary: text(1000, 11),
    suits: object(each(SUITS, () => line)),
    names: object(each(NAMES, () => line)),
    introduction: paragraphs,
    openingLog: paragraphs,
    dayLog: paragraphs,
    signOff: paragraphs,
    closingLog: paragraphs,
    endings: object(
      each(ENDINGS, () => object({ title: line, text: paragraphs }, ["title", "text"])),
    ),
    safety: object({ contentNotes: lines, advice: lines, debrief: lines }),
    prompts: object(
      each(CARD_IDS, () => ref("paragraphs")),
      CARD_IDS,
    ),
    words: {
      type: "object",
      properties: each(Object.keys(TEMPLATES), () => ref("word")),
      patternProperties: {
        "^(cards|days|dice|tokens|trackers)\\.(zero|one|two|few|many|other)$": text(500, 0),
      },
      additionalProperties: false,
    },
  },
  ["title", "prompts"],
);

/** The JSON Schema of a story pack as `checkPack` takes it. */
export function packSchema(): Schema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A story pack of Wretched & Alone",
    ...object(
      {
        $schema: { type: "string" },
        id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 60 },
        system: oneOf(DAMAGE_SYSTEMS),
        tower: oneOf(TOWERS),
        easyIntegrity: int(1, 999),
        tracker: oneOf(RANKS.filter((rank) => rank !== "A")),
        returnableKing: { enum: [null, ...CARD_IDS] },
        aces: {
          ...object(each(SUITS, () => oneOf(ACE_ROLES))),
          anyOf: SUITS.map((suit) => ({
            properties: { [suit]: { const: "win" } },
            required: [suit],
          })),
        },
        pulls: object(each(CARD_IDS, () => ref("pull"))),
        effects: object(each(CARD_IDS, () => ref("effect"))),
        balance: object(each(PRESETS, () => ref("balance"))),
        prose,
      },
      ["aces", "prose"],
    ),
    $defs: { paragraphs, pull, effect, mode, balance, word: text(500, 0) },
  };
}
