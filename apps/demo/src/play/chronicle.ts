// The chronicle of a game as the log shows it: the history in sentences, with what was played again in its place.
import type { HistoryPage } from "@games/core-game/text";

/** The chronicle with a page in place of all that stood at its step or after it. */
export const withPage = (
  pages: readonly HistoryPage[],
  page: HistoryPage,
): readonly HistoryPage[] => [...pages.filter(({ step }) => step < page.step), page];
