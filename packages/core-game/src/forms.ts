// How a language counts, lists and writes numbers, by the platform's own tables and always with an explicit language.

/** A category of numbers: which ones a language has, and what belongs to each, is its own. */
export type PluralCategory = "zero" | "one" | "two" | "few" | "many" | "other";

/** The forms of a noun by the categories of its language; a category without a form uses `other`. */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>>> & {
  readonly other: string;
};

/** How a language counts, lists and writes numbers. */
export interface Forms {
  /** The form that goes with a number. */
  readonly pick: (n: number, forms: PluralForms) => string;
  /** A number and its noun: `2 Karten`. */
  readonly count: (n: number, forms: PluralForms) => string;
  /** Items as a list in a sentence, all of them meant. */
  readonly list: (items: readonly string[]) => string;
  /** Items as a list in a sentence, one of them meant. */
  readonly either: (items: readonly string[]) => string;
  /** A number with at most so many digits after the point. */
  readonly number: (n: number, digits?: number) => string;
  /** A chance as a percentage with at most so many digits after the point. */
  readonly percent: (chance: number, digits?: number) => string;
}

/**
 * The forms of a language, such as `formsOf("de")`. The tables of the platform are asked for only when a sentence needs
 * them, so that words which are only passed around cost nothing and cannot fail.
 */
export function formsOf(language: string): Forms {
  // biome-ignore lint/style/noRestrictedGlobals: its language is always given, so that machines do not differ
  const intl = () => Intl;
  const number: Forms["number"] = (n, digits = 2) =>
    new (intl().NumberFormat)(language, { maximumFractionDigits: digits }).format(n);
  const pick: Forms["pick"] = (n, forms) =>
    forms[new (intl().PluralRules)(language).select(n)] ?? forms.other;
  return {
    pick,
    count: (n, forms) => `${number(n)} ${pick(n, forms)}`,
    list: (items) => new (intl().ListFormat)(language, { type: "conjunction" }).format(items),
    either: (items) => new (intl().ListFormat)(language, { type: "disjunction" }).format(items),
    number,
    percent: (chance, digits = 1) =>
      new (intl().NumberFormat)(language, {
        style: "percent",
        maximumFractionDigits: digits,
      }).format(chance),
  };
}
