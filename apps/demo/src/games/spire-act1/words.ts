// The engine's texts with the names of the game that is played.
import type { Game } from "@games/core-game";
import type { Action, Card, EnemyAction, Question, SpireAct1 } from "@games/spire-act1";
import * as text from "@games/spire-act1/text";
import { useGameContext } from "../../play/game-context.ts";

function createWords(game: Game<SpireAct1>) {
  const { cards, cardNumbers } = game.content;
  return {
    /** A card by its id. */
    cardOf(id: string): Card {
      const card = cards[cardNumbers.get(id) ?? -1]?.card;
      if (card === undefined) throw new Error(`There is no card "${id}".`);
      return card;
    },
    cardName: (id: string) => text.cardName(id, game),
    enemyName: (id: string, place?: number) => text.enemyName(id, game, place),
    enemyTraits: (id: string) => text.describeTraits(id, game),
    describeCard: (card: Card) => text.describeCard(card, game),
    describeOption: (card: Card, option: number) => text.describeOption(card, option, game),
    describeIntent: (action: EnemyAction) => text.describeIntent(action, game),
    describeQuestion: (question: Question) => text.describeQuestion(question, game),
    describeAction: (action: Action) => text.describeAction(action, game),
  };
}

/** What a game calls its cards and enemies, and what they do. */
export type Words = ReturnType<typeof createWords>;

const made = new WeakMap<Game<SpireAct1>, Words>();

/** The words of the game that is played. */
export function useWords(): Words {
  const { game } = useGameContext<SpireAct1>().session;
  const words = made.get(game) ?? createWords(game);
  made.set(game, words);
  return words;
}
