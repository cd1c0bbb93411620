// The words of a game: those of a language, or the story's own where they belong to the same.
import type { Game } from "@games/core-game";
import { capitalize, type Forms, formsOf, type PluralForms } from "@games/core-game/text";
import { type CardId, rankOf, suitOf } from "./data/cards.js";
import { ENGLISH, type TemplateKey, type Words } from "./english.js";
import type { Names, Prose } from "./pack.js";
import type { Wretched } from "./types.js";

/** What text reads of a game: its story pack. */
export type GameWithStory = Pick<Game<Wretched>, "rows">;

/** The facts of a sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** What can be counted in words. */
export type Counted = "cards" | "days" | "dice" | "tokens" | "trackers";

const CATEGORIES: readonly (keyof PluralForms)[] = ["zero", "one", "two", "few", "many", "other"];

/** A form of something that can be counted. */
export const PLURAL_KEY = /^(cards|days|dice|tokens|trackers)\.(zero|one|two|few|many|other)$/;

/** The templates that a story has to replace to be told in its own language everywhere. */
const NEEDED = Object.keys(ENGLISH.templates).filter(
  (key) => !PLURAL_KEY.test(key) || key.endsWith(".other"),
);

/**
 * Whether a game is told with the names and words of its story: where the words given are in the story's language, and
 * where the story brings every word and so is a language of its own. Otherwise the words given say everything, so that no
 * sentence mixes two languages.
 */
export function isToldByStory({ rows: { prose } }: GameWithStory, words: Words): boolean {
  if (prose === undefined) return false;
  return mainTag(prose.language) === mainTag(words.language) || bringsEveryWord(prose);
}

const mainTag = (tag: string): string => (tag.split("-", 1)[0] ?? tag).toLowerCase();

const bringsEveryWord = ({ words = {} }: Prose): boolean =>
  NEEDED.every((key) => Object.hasOwn(words, key));

/** Makes sentences for the game of one story. */
export class Wording {
  /** The language of the sentences, as a tag. */
  readonly language: string;
  /** What the sentences call what the rules count. */
  readonly names: Names;
  readonly #replaced: Readonly<Record<string, string>>;
  readonly #templates: Words["templates"];
  readonly #forms: Forms;

  constructor(game: GameWithStory, words: Words) {
    const prose = isToldByStory(game, words) ? game.rows.prose : undefined;
    this.language = prose?.language ?? words.language;
    this.names = prose?.names ?? words.names;
    this.#replaced = prose?.words ?? {};
    this.#templates = words.templates;
    this.#forms = formsOf(isKnown(this.language) ? this.language : "en");
  }

  /** The text of a key, with its facts and the names filled in. */
  say(key: TemplateKey, facts: Facts = {}): string {
    return this.#fill(this.#find(key) ?? key, facts);
  }

  /** A number with its noun. */
  count(counted: Counted, n: number): string {
    const forms = CATEGORIES.map((category) => [category, this.#find(`${counted}.${category}`)]);
    const found = Object.fromEntries(forms.filter(([, form]) => form !== undefined));
    return this.#fill(this.#forms.pick(n, { other: "{n}", ...found }), { n });
  }

  /** A chance for people: `14.1%`, or `1 in 12,000` where a percentage would be mostly zeros. */
  chance(chance: number): string {
    if (chance === 0 || chance >= 0.001) return this.#forms.percent(chance);
    if (chance < 1e-6) return this.say("chance.tiny");
    return this.say("chance.rare", { games: this.number(Number((1 / chance).toPrecision(2))) });
  }

  /** A number, as its language writes it. */
  number(n: number): string {
    return this.#forms.number(n);
  }

  /** Items one after the other, the last one after a word of its own. */
  list(items: readonly string[], comma: TemplateKey, last: TemplateKey): string {
    const head = items.slice(0, -1).join(this.say(comma));
    return [...(head === "" ? [] : [head]), ...items.slice(-1)].join(this.say(last));
  }

  /** A card in words. */
  card(id: CardId): string {
    return this.say("card", {
      rank: this.say(`rank.${rankOf(id)}`),
      suit: this.say(`suit.${suitOf(id)}`),
    });
  }

  #find(key: string): string | undefined {
    if (Object.hasOwn(this.#replaced, key)) return this.#replaced[key];
    return Object.hasOwn(this.#templates, key) ? this.#templates[key as TemplateKey] : undefined;
  }

  #fill(template: string, facts: Facts): string {
    return template.replace(/\{([\w.]+)\}/g, (whole, name: string) => {
      if (Object.hasOwn(facts, name)) return String(facts[name]);
      const [kind, key = ""] = name.split(".");
      if (!Object.hasOwn(this.names, key)) return whole;
      const text = this.names[key as keyof Names];
      if (kind === "Name") return capitalize(text);
      return kind === "name" ? text : whole;
    });
  }
}

/** Whether the platform knows a language; one that it does not know is counted as English, never as that of the machine. */
function isKnown(language: string): boolean {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: its language is always given, so that machines do not differ
    return Intl.PluralRules.supportedLocalesOf(language).length > 0;
  } catch {
    return false; // not a language tag
  }
}

const wordings = new WeakMap<Words, WeakMap<object, Wording>>();

/** The words of a game, made once for each story and language. */
export function wordingOf(game: GameWithStory, words: Words = ENGLISH): Wording {
  const byStory = wordings.get(words) ?? new WeakMap<object, Wording>();
  wordings.set(words, byStory);
  const wording = byStory.get(game.rows) ?? new Wording(game, words);
  byStory.set(game.rows, wording);
  return wording;
}

/** A game without a story. */
export const PLAIN_GAME: GameWithStory = {
  rows: {
    id: "plain",
    system: "odd",
    easyIntegrity: 65,
    tracker: "K",
    returnableKing: null,
    aces: { hearts: "win", diamonds: "none", clubs: "none", spades: "none" },
    pulls: {},
  },
};
