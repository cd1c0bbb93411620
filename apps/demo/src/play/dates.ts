// Moments for people, in the language of the page, and the way their own locale writes it.
import { languageTag } from "../language/language.ts";

/** The locale of the browser that speaks the language of the page, or the language alone. */
function localeOf(): string {
  const tag = languageTag();
  return navigator.languages.find((locale) => locale.toLowerCase().startsWith(tag)) ?? tag;
}

/** A moment as a date and a time. */
export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(localeOf(), { dateStyle: "medium", timeStyle: "short" }).format(time);
