// The engine's texts with the names of the game that is played, in the language of the page.
import type { Game } from "@games/core-game";
import type {
  Action,
  Card,
  EnemyAction,
  ItemKind,
  Question,
  SpireAct1,
  SpireAct1Event,
  View,
} from "@games/spire-act1";
import * as text from "@games/spire-act1/text";
import { useGameContext } from "../../play/game-context.ts";
import { rules } from "./words.ts";

/** What a game calls its cards and enemies, and what they do. */
export function createTexts(game: Game<SpireAct1>) {
  const { cards, cardNumbers, act } = game.content;
  const isPotion = (id: string) => act.itemNumbers.potion.has(id);
  return {
    /** A card by its id. */
    cardOf(id: string): Card {
      const card = cards[cardNumbers.get(id) ?? -1]?.card;
      if (card === undefined) throw new Error(`There is no card "${id}".`);
      return card;
    },
    isCard: (id: string) => cardNumbers.has(id),
    isPotion,
    /** Whether a potion is thrown at an enemy. */
    isThrown: (potion: string) =>
      act.items.potion[act.itemNumbers.potion.get(potion) ?? -1]?.text.isTargeted === true,
    cardName: (id: string) => text.cardName(id, game, rules()),
    enemyName: (id: string, place?: number) => text.enemyName(id, game, place, rules()),
    encounterName: (id: string) => text.encounterName(id, game, rules()),
    enemyTraits: (id: string) => text.describeTraits(id, game, rules()),
    itemName: (kind: ItemKind, id: string) => text.itemName(kind, id, game, rules()),
    nameOf: (id: string) => text.nameOf(id, game, rules()),
    /** What a potion or a relic does. */
    describeItem: (id: string) =>
      isPotion(id) ? text.describePotion(id, game, rules()) : text.describeRelic(id, game, rules()),
    describeCard: (card: Card) => text.describeCard(card, game, rules()),
    describeOption: (card: Card, option: number) =>
      text.describeOption(card, option, game, rules()),
    describeIntent: (action: EnemyAction) => text.describeIntent(action, game, rules()),
    describeQuestion: (question: Question) => text.describeQuestion(question, game, rules()),
    describeAnswer: (option: number, question: Question) =>
      text.describeAnswer(option, question, game, rules()),
    describeAction: (action: Action, view?: View) =>
      text.describeAction(action, game, view, rules()),
    describeEvent: (event: SpireAct1Event) => text.describeEvent(event, game, rules()),
    describeDie: (view: View) => text.describeDie(view, game, rules()),
    describeRoom: (id: string) => text.describeRoom(id, game, rules()),
    roomOptions: (id: string) => text.describeRoomOptions(id, game, rules()),
    sceneOf: (id: string) => text.sceneOf(id, game, rules()),
  };
}

/** What a game calls its cards and enemies, and what they do. */
export type Texts = ReturnType<typeof createTexts>;

const made = new WeakMap<Game<SpireAct1>, Texts>();

/** The texts of the game that is played. */
export function useTexts(): Texts {
  const { game } = useGameContext<SpireAct1>().session;
  const texts = made.get(game) ?? createTexts(game);
  made.set(game, texts);
  return texts;
}
