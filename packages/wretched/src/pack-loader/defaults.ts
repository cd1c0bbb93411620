// What a story does not say: only its title, its prompts and its win card are required, everything else has a default.
import { isObject, type Message } from "@games/core-game";
import { each } from "../content.js";
import { SUITS } from "../data/cards.js";
import { ENGLISH } from "../english.js";
import { assumption } from "../messages.js";
import { ENDINGS, type Ending, type EndingText, type Prose } from "../pack.js";
import { normalizeLine } from "./normalize.js";

/** Something that was assumed or left out when a pack was opened. */
export type Assumption = Message;

/** How an ending is told that a story does not tell. */
export const ENDING_TEXTS: Readonly<Record<Ending, EndingText>> = {
  victory: {
    title: "Found",
    text: "It held until somebody came. You are found, and you are alive.",
  },
  ship_destroyed: {
    title: "It falls",
    text: "What kept you is gone, all at once, and nothing follows it.",
  },
  four_kings: {
    title: "The last sign",
    text: "You had counted them. This was the one you were waiting for.",
  },
  deck_exhausted: {
    title: "Out of time",
    text: "There are no more days in it. Nobody came in any of them.",
  },
  final_pull_failed: {
    title: "Too late",
    text: "They were almost here. It wanted to hold a little longer, and it did not.",
  },
  ended: {
    title: "The page is closed",
    text: "You stop here. What comes next is not written down.",
  },
};

const SAFETY: Prose["safety"] = {
  contentNotes: [],
  advice: [
    "You can leave any prompt unread, or answer it in one word.",
    "Decide before you begin what will not be in your story.",
    "Checks can be switched off, and a narrative-only game cannot be lost.",
    "Stop whenever you like.",
  ],
  debrief: [
    "What surprised you in your own story?",
    "When did you stop reporting and start talking to somebody?",
    "What will you do now that has nothing to do with this?",
  ],
};

const LOGS = {
  openingLog:
    "Day 1. I am {name}, and I am alone here. I put what I have left at {integrity}, and I mean to see this through.",
  dayLog: "Day {day}. {name} writing.",
  signOff: "{integrity} left tonight. {name}, closing the book.",
  closingLog: "Day {day}. {name}. This is the last entry, and I want it to say",
} as const;

/** A pack with everything that it does not say, and what was assumed. What is not an object is left to its shape. */
export function completePack(value: unknown): { value: unknown; assumed: Assumption[] } {
  if (!isObject(value) || !isObject(value.prose)) return { value, assumed: [] };
  const filling = new Filling();
  const prose = completeProse(value.prose, filling);
  const pack = completeRules(value, prose, filling);
  return { value: { ...pack, prose }, assumed: filling.assumed };
}

/** Fills in what is missing and takes it down. */
class Filling {
  readonly assumed: Assumption[] = [];

  /** A field, or what stands for it. */
  fill<V>(part: Record<string, unknown>, key: string, value: V, note: "default" | "standard-text") {
    if (part[key] !== undefined) return part[key];
    const said = note === "default" ? { name: key, value: JSON.stringify(value) } : undefined;
    this.assumed.push(
      said ? assumption("default", said) : assumption("standard-text", { name: key }),
    );
    return value;
  }

  /** An object, each of whose missing fields stands for a default. */
  fillAll<V extends object>(part: Record<string, unknown>, key: string, defaults: V): unknown {
    const given = part[key];
    if (given !== undefined && !isObject(given)) return given;
    const missing = Object.keys(defaults).filter((name) => given?.[name] === undefined);
    if (missing.length > 0) {
      const isAll = missing.length === Object.keys(defaults).length;
      const name = isAll ? key : `${key} (${missing.join(", ")})`;
      this.assumed.push(assumption("standard-text", { name }));
    }
    return { ...defaults, ...given };
  }

  noteEmpty(part: Record<string, unknown>, keys: readonly string[]): void {
    const missing = keys.filter((key) => part[key] === undefined);
    for (const name of missing) this.assumed.push(assumption("empty", { name }));
  }
}

function completeProse(prose: Record<string, unknown>, filling: Filling): Record<string, unknown> {
  const title = typeof prose.title === "string" ? normalizeLine(prose.title) : "";
  const lead = firstText(prose.summary, prose.introduction, prose.subtitle);
  const opening = lead ?? `A story for one player: ${title}.`;
  filling.noteEmpty(prose, ["author", "license"]);
  return {
    ...prose,
    language: filling.fill(prose, "language", "en", "default"),
    summary: filling.fill(prose, "summary", summaryOf(opening), "standard-text"),
    introduction: filling.fill(prose, "introduction", opening, "standard-text"),
    suits: filling.fillAll(
      prose,
      "suits",
      each(SUITS, (suit) => ENGLISH.templates[`suit.${suit}`]),
    ),
    names: filling.fillAll(prose, "names", ENGLISH.names),
    ...each(["openingLog", "dayLog", "signOff", "closingLog"] as const, (key) =>
      filling.fill(prose, key, LOGS[key], "standard-text"),
    ),
    endings: filling.fillAll(
      prose,
      "endings",
      each(ENDINGS, (ending) => ENDING_TEXTS[ending]),
    ),
    safety: filling.fillAll(prose, "safety", SAFETY),
  };
}

const MIN_PARAGRAPHS = 11;
const MAX_SUMMARY = 1000;

/** The first of some texts that is long enough to be one. */
function firstText(...texts: readonly unknown[]): string | undefined {
  return texts.find(
    (text): text is string => typeof text === "string" && text.trim().length >= MIN_PARAGRAPHS,
  );
}

function summaryOf(text: string): string {
  return (text.split(/\n\n/, 1)[0] ?? text).slice(0, MAX_SUMMARY);
}

function completeRules(
  value: Record<string, unknown>,
  { title }: Record<string, unknown>,
  filling: Filling,
): Record<string, unknown> {
  const hasPulls = isObject(value.pulls) && Object.keys(value.pulls).length > 0;
  return {
    ...value,
    id: filling.fill(value, "id", idOf(typeof title === "string" ? title : ""), "default"),
    system: filling.fill(value, "system", hasPulls ? "hybrid" : "odd", "default"),
    easyIntegrity: value.easyIntegrity ?? 65, // R40
    tracker: filling.fill(value, "tracker", "K", "default"),
    returnableKing: value.returnableKing ?? null,
    aces: completeAces(value.aces),
    pulls: value.pulls ?? {},
  };
}

/** Aces without a role have none; one of them must be the win card. */
function completeAces(aces: unknown): unknown {
  if (aces !== undefined && !isObject(aces)) return aces;
  return { ...each(SUITS, () => "none"), ...aces };
}

/** An id made of a title: its letters and digits without accents, or a number made of it. */
function idOf(title: string): string {
  const plain = title.normalize("NFKD").toLowerCase();
  const words = plain.replace(/\p{M}+/gu, "").match(/[a-z0-9]+/g) ?? [];
  const id = words.join("-").slice(0, 60).replace(/-$/, "");
  if (id !== "") return id;
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return `story-${sum.toString(36)}`;
}
