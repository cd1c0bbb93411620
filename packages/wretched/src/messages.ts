// What the game says when it refuses: one sentence per code.
import { messagesOf } from "@games/core-game";

/** Why an action is refused. */
export const REFUSALS = {
  "game-over": "The game is over.",
  "wrong-stage": "This cannot be done in the stage {stage}.",
  "no-tool": "No tool can spare this pull.",
  "other-tower": "A check is not made this way with the tower {tower}.",
  "no-king": "This Ace cannot do that with this card.",
  "not-narrative": "Only a narrative-only game can be ended by its player.",
} as const;

/** What can be wrong with packs, options and saves, as the end of a sentence that begins with the field. */
export const FAULTS = {
  "not-kebab-case": "must be in kebab-case",
  "no-win-ace": "must give one Ace the role win",
  "role-twice": "must not give the role {role} to two Aces",
  "not-a-language": "must be a language tag such as en or pt-BR",
  "not-a-link": "must be a web address that begins with http:// or https://",
  "effect-too-large": "must not let {card} {effect} more than {max}",
  "ace-loses-tracker": "must not let {card} lose a tracker: an Ace has a role for that",
  "tracker-pulls": "must not let {card} pull: it is a tracker",
  "not-a-tracker": "must return a tracker, not {card}",
  "no-pulls": "must list pull cards for the system {system}",
  "integrity-too-low": "must have an integrity above the worst initial damage",
  "boost-above-base": "must have a rescueBoosted of at most its rescueBase",
  "not-a-card": 'must be a card such as H5 or S10, which "{id}" is not',
  "told-twice": "names {card} twice",
  "wrong-cards": "must hold each card once, with those of the deck",
  "wrong-top": "has a known top card that cannot be",
  "wrong-face-down-count": "has the wrong number of cards face down",
  "wrong-current": "must be the card that waits in this stage, the last one turned, or null",
  "wrong-kings": "has a King in a place where it cannot be",
  "wrong-counts": "holds other Kings or Aces than are counted",
  "wrong-tokens": "cannot be so many: the countdown begins when the beacon is lit",
  "wrong-tool": "cannot be: no tool has been found",
  "wrong-status": "does not fit the stage",
  "wrong-integrity": "does not fit the status",
  "unreachable-stage": "cannot have been reached",
} as const;

/** What a file looks like that is not a whole story; `listed` names what is in it and may be empty. */
export interface LooksLike {
  readonly kind: "nothing" | "text" | "markdown" | "yaml" | "json" | "json-without-fields";
  readonly listed: string;
}

const KINDS: Readonly<Record<LooksLike["kind"], (listed: string) => string>> = {
  nothing: () => "no file at all",
  text: () => "plain text",
  markdown: (listed) =>
    `Markdown without cards${listed === "" ? "" : `, with the headings ${listed}`}`,
  yaml: (listed) => `YAML with the fields ${listed}`,
  json: (listed) => `JSON with the fields ${listed}`,
  "json-without-fields": () => "JSON that is not an object",
};

/** Why a file with a pack or a journal cannot be read. */
export const FILE_ERRORS = {
  "too-large": "This is not text, or it has more than {max} characters.",
  /** `line` is where it breaks off, 0 where nobody knows. */
  "not-json": ({ line }: { readonly line: number }) =>
    `This cannot be read as JSON.${line === 0 ? "" : ` It breaks off in line ${line}.`}`,
  "bad-journal": "This is not a journal: {faults}",
  "bad-pack": "This pack has faults: {faults}",
  /** What it looks like instead. */
  "unknown-format": ({ kind, listed }: LooksLike) =>
    `This is not a story pack. It looks like ${KINDS[kind](listed)}.`,
  "missing-config":
    "This looks like the cards of a story (deck.csv); open its config.yml together with it.",
  "missing-deck":
    "This looks like the settings of a story (config.yml); open its deck.csv together with it.",
} as const;

/** What can be wrong with a pack in a file, beside the faults of a pack. */
export const MARKDOWN_FAULTS = {
  "no-prose": "must have prose",
  "given-twice": "gives {name} twice",
  "unknown-name": 'has the unknown field "{name}"',
  "unknown-heading": 'has the unknown heading "{heading}"',
  "unknown-word": "is not one of the words that can be replaced",
  "text-outside": "has text that belongs to no heading",
  "front-matter-open": "begins front matter that no second --- ends",
  "comment-open": "begins a comment that no --> ends",
  "bad-yaml": "cannot be read as YAML: {reason}",
  "bad-csv": "cannot be read as CSV: {reason}",
  "too-deep": "has lists or quotes inside one another too deeply",
  "not-text": "must be text",
  "not-a-list": "must have a list",
  "bad-marks":
    'must mark {card} as "pull" or "severe", with "danger n" and "damage n", and at most one effect such as "repair 2"',
  "missing-prompts": "are missing: {cards}",
  "missing-title": "is missing; every story needs one",
  "missing-win": "is missing: one Ace must have the role win",
  "unknown-file": "is in {name}, which was not opened",
  "missing-column": "has no column {name}",
  "wrong-count": "has {count} cards of the type {type} instead of {wanted}",
  "unknown-type": 'has a card of the unknown type "{type}"',
  "unknown-modifier": 'has the unknown modifier "{modifier}"',
  "unknown-card": 'names the unknown card "{card}"',
  "unknown-action": 'has the unknown action "{action}"',
  "wrong-place": "cannot put a card of the type {type} on {card}",
  "not-an-ace": "must be an Ace, not {card}",
  "mixed-trackers": "must have trackers of one rank, not {cards}",
  "too-few": "has {count} cards instead of {wanted}",
} as const;

/** What was assumed or left out when a pack was opened. */
export const ASSUMPTIONS = {
  default: "{name}: not given; {value} was assumed.",
  empty: "{name}: not given, and left empty.",
  "standard-text": "{name}: not given; a general text is used.",
  ignored: "{name}: has no place in a pack and was left out.",
  "by-order": "Cards without a place of their own were laid out in the order of the file.",
  "one-loss": "There is one text for a loss; it is used for every way to lose.",
  "odd-ranks": "Checks are called by the ranks 3, 5, 7 and 9.",
} as const;

/** Makes a refusal by its code. */
export const refuse = /* @__PURE__ */ messagesOf(REFUSALS);

/** Makes a fault by its code. */
export const fault = /* @__PURE__ */ messagesOf(FAULTS);

/** Makes an error about a file by its code. */
export const fileMessage = /* @__PURE__ */ messagesOf(FILE_ERRORS);

/** Makes a fault of a file by its code. */
export const markdownFault = /* @__PURE__ */ messagesOf(MARKDOWN_FAULTS);

/** Makes an assumption by its code. */
export const assumption = /* @__PURE__ */ messagesOf(ASSUMPTIONS);
