// Moments for people, in the language of the page, and the way their own locale writes it.
import { languageTag } from "../language/language.ts";

/** Whether a locale is well formed: some systems give their browsers `en-US@posix`. */
function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

/** The locale of the browser that speaks the language of the page, or the language alone. */
function localeOf(): string {
  const tag = languageTag();
  const speaks = (locale: string) =>
    locale.toLowerCase().replace(/-.*/, "") === tag && isLocale(locale);
  return navigator.languages.find(speaks) ?? tag;
}

/** A moment as a date and a time. */
export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(localeOf(), { dateStyle: "medium", timeStyle: "short" }).format(time);
