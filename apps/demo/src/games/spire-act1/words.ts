// The engine's texts with the names of the game that is on the page.
import {
  type Action,
  type Card,
  type EnemyAction,
  type Question,
  spireAct1,
  type View,
} from "@games/spire-act1";
import * as text from "@games/spire-act1/text";

export const cardName = (id: string): string => text.cardName(id, spireAct1);
export const enemyName = (id: string, place?: number): string =>
  text.enemyName(id, spireAct1, place);
export const enemyTraits = (id: string): string[] => text.describeTraits(id, spireAct1);
export const describeCard = (card: Card): string => text.describeCard(card, spireAct1);
export const describeOption = (card: Card, option: number): string =>
  text.describeOption(card, option, spireAct1);
export const describeIntent = (action: EnemyAction): string =>
  text.describeIntent(action, spireAct1);
export const describeQuestion = (question: Question): string =>
  text.describeQuestion(question, spireAct1);
export const describeAction = (action: Action, view?: View): string =>
  text.describeAction(action, spireAct1, view);
