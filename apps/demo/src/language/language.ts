// The language of the page: which there are, which is chosen, and the words of every part of the app in it.

/** The languages by their tags, each called as it calls itself. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
/** A language of the app. */
export type Language = keyof typeof LANGUAGES;
/** The languages besides the one that comes with the code. */
export type Other = Exclude<Language, "en">;

/** English with every text between marks: text without marks is in no catalogue. Only an address asks for it. */
const MARKED = "marked";
type Shown = Language | typeof MARKED;

/** The words of one part, in English and as they are shown. */
interface Part<W extends object> {
  readonly english: W;
  readonly others: Readonly<Record<Other, () => Promise<W>>>;
  shown: W;
}

const parts: Part<object>[] = [];
const listeners = new Set<() => void>();
let chosen: Shown = "en";
let shown: Shown = "en";
let loading: Promise<unknown> = Promise.resolve();

async function fill(part: Part<object>, language: Shown): Promise<void> {
  const { english, others } = part;
  const words =
    language === "en"
      ? english
      : language === MARKED
        ? (await import("@games/core-game/testing")).markWords(english)
        : await others[language]();
  if (language === chosen) part.shown = words;
}

/**
 * The words of a part of the app; `defineWords(ENGLISH, { de: async () => (await import("./german.ts")).GERMAN })`. Call what
 * comes back wherever a word is needed, never in a constant: the language can change.
 */
export function defineWords<W extends object>(english: W, others: Part<W>["others"]): () => W {
  const part: Part<W> = { english, others, shown: english };
  parts.push(part as unknown as Part<object>);
  if (chosen !== "en") {
    // A part whose words cannot be loaded is shown in the language that comes with the code.
    const filled = fill(part as unknown as Part<object>, chosen).catch(() => undefined);
    loading = Promise.all([loading, filled]);
  }
  return () => part.shown;
}

/** What a part of the code exports, once its words are there too: for everything that is loaded when it is first needed. */
export async function withWords<M>(module: Promise<M>): Promise<M> {
  const loaded = await module;
  await loading;
  return loaded;
}

/** Shows the page in a language; rejects, and leaves everything as it is, when its words cannot be loaded. */
export async function showLanguage(language: Shown): Promise<void> {
  const before = chosen;
  chosen = language;
  const filled = Promise.all(parts.map((part) => fill(part, language)));
  loading = filled.catch(() => undefined);
  try {
    await filled;
  } catch (error) {
    if (chosen === language) await showLanguage(before);
    throw error;
  }
  if (chosen !== language) return;
  shown = language;
  document.documentElement.lang = language === MARKED ? "en" : language;
  for (const listener of listeners) listener();
}

/** The language that is shown. */
export const shownLanguage = (): Shown => shown;

/** Its tag, for dates, numbers and voices. */
export const languageTag = (): Language => (shown === MARKED ? "en" : shown);

/** Calls back when another language is shown; returns what stops that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The language to show: the one the address asks for, the one that was set, or the first of the browser's that there is. */
export function languageFor(setting: Language | "system"): Shown {
  const asked = new URLSearchParams(location.search).get("language");
  if (asked === MARKED || (asked !== null && isLanguage(asked))) return asked;
  if (setting !== "system") return setting;
  return (
    navigator.languages.map((tag) => tag.toLowerCase().replace(/-.*/, "")).find(isLanguage) ?? "en"
  );
}
