// What events call a card.
import type { Content } from "../content.js";

/** The id of a card's row. */
export function nameOf(content: Content, card: number): string {
  return content.threat[card]?.id ?? "";
}
