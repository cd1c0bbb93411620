// Words under test: what a translation lacks, and words that can be told from text which is in no catalogue.

/** How marked text begins and ends. */
export const MARKS = ["⟦", "⟧"] as const;

type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null;

/**
 * What is wrong with the words of a language beside those they translate, a line for each: keys that are missing, keys that
 * nobody asks for, texts where a sentence with facts is needed, and facts in braces that the other does not know.
 */
export function compareWords(words: object, translated: object): readonly string[] {
  return compareTables(words as Table, translated as Table, "");
}

function compareTables(words: Table, translated: Table, path: string): string[] {
  const missing = Object.keys(words).filter((key) => !Object.hasOwn(translated, key));
  const extra = Object.keys(translated).filter((key) => !Object.hasOwn(words, key));
  const both = Object.keys(words).filter((key) => Object.hasOwn(translated, key));
  return [
    ...missing.map((key) => `${path}${key} is missing`),
    ...extra.map((key) => `${path}${key} is not asked for`),
    ...both.flatMap((key) => compareValues(words[key], translated[key], path + key)),
  ];
}

function compareValues(word: unknown, translated: unknown, path: string): string[] {
  if (isTable(word) && isTable(translated)) return compareTables(word, translated, `${path}.`);
  if (isTable(word) || isTable(translated)) return [`${path} is of another kind`];
  // A sentence may be text in one language and need the facts one by one in the other.
  if (typeof word === "function" || typeof translated === "function") return [];
  const known = new Set(namesIn(String(word)));
  return namesIn(String(translated))
    .filter((name) => !known.has(name))
    .map((name) => `${path} has {${name}}, which is not given`);
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name]) => `${name}`);

/** The same words with every text between {@link MARKS}: what is shown without them comes from no catalogue. */
export function markWords<W>(words: W): W {
  return mark(words) as W;
}

function mark(value: unknown): unknown {
  if (typeof value === "string") return value === "" ? "" : MARKS[0] + value + MARKS[1];
  if (typeof value === "function")
    return (...facts: readonly unknown[]) =>
      mark((value as (...facts: unknown[]) => unknown)(...facts));
  if (Array.isArray(value)) return value.map(mark);
  if (!isTable(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mark(part)]));
}
