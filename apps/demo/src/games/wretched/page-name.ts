// What a page of the log is called; it is kept under a name that does not depend on the language.
import { words } from "./screen-words.ts";

/** A page by the name under which it is kept. */
export function pageName(page: string): string {
  const { pages } = words();
  if (page === "opening" || page === "closing") return pages[page];
  return pages.day(page.replace(/^day /, ""));
}
