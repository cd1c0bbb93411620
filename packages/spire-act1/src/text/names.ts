// Names of cards and enemies: those of the rows that the game plays.
import type { Game } from "@games/core-game";
import type { SpireAct1 } from "../types.js";

/** What text reads of a game: its cards and enemies. */
export type GameWithNames = Pick<Game<SpireAct1>, "content">;

/** The name of a card; one that the game does not have goes by its id. */
export function cardName(id: string, { content }: GameWithNames): string {
  const number = content.cardNumbers.get(id);
  return (number === undefined ? undefined : content.cards[number]?.card.name) ?? id;
}

/** The name of an enemy, with its number when it is not the first of a fight from the left; one that the game does not have goes by its id. */
export function enemyName(id: string, { content }: GameWithNames, enemy = 0): string {
  const number = content.enemyNumbers.get(id);
  const name = (number === undefined ? undefined : content.enemies[number]?.row.name) ?? id;
  return enemy === 0 ? name : `${name} (${enemy + 1})`;
}
