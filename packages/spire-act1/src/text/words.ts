// Small helps for sentences.
import { getCard } from "../plan.js";

/** A count and its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A word with a capital. */
export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The name of a card; a card from outside goes by its id. */
export function cardName(id: string): string {
  return getCard(id)?.name ?? id;
}

/** Several names as a list in a sentence. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
