// The answers to each question: what each does, what it is called, and how it looks.
import type { Action, Question, SpireAct1 } from "@games/spire-act1";
import type { ReactNode } from "react";
import { CardFace, cardWords } from "./card.tsx";
import type { Texts } from "./texts.ts";
import { words } from "./words.ts";

/** An answer as a button. */
export interface Answer {
  readonly action: Action;
  readonly label: string;
  readonly children: ReactNode;
  readonly isCard: boolean;
  /** A key that suits it better than its place. */
  readonly hotkey?: string;
}

const NONE = { type: "choose-none" } as const;
const LEAVE = { type: "leave" } as const;

const plain = (action: Action, label: string): Answer => ({
  action,
  label,
  children: <span aria-hidden="true">{label}</span>,
  isCard: false,
});

/** A card to choose; one that is upgraded is shown as it would be. */
function cardAnswer(
  id: string,
  texts: Texts,
  does: (card: string) => string = words().ask.choose,
  shown = id,
): Answer {
  const face = shown === id ? { id } : { id: shown, was: id };
  return {
    action: { type: "choose-card", card: id },
    label: does(cardWords(face, texts)),
    children: <CardFace {...face} />,
    isCard: true,
  };
}

/** Numbered options, each with what it means. */
function options(count: number, question: Question, texts: Texts): Answer[] {
  return Array.from({ length: count }, (_, option) =>
    plain(
      { type: "choose-option", option },
      texts.describeAnswer(option, question) ?? words().ask.option(option + 1),
    ),
  );
}

/** Relics and potions to use, and going on without. */
function uses(
  {
    relics,
    potions = [],
  }: { readonly relics: readonly string[]; readonly potions?: readonly string[] },
  without: string,
  texts: Texts,
): Answer[] {
  return [
    { ...plain(LEAVE, without), hotkey: "k" },
    ...relics.map((relic) =>
      plain({ type: "use-relic", relic }, `${texts.nameOf(relic)}: ${texts.describeItem(relic)}`),
    ),
    ...potions.map((potion) =>
      plain({ type: "drink", potion }, `${texts.nameOf(potion)}: ${texts.describeItem(potion)}`),
    ),
  ];
}

/** What can be done to a card of the deck. */
const CHANGES = ["upgrade", "remove", "transform"] as const;

/** The card that a question is about. */
function deckCard(id: string, to: string, texts: Texts): Answer {
  const change = CHANGES.find((one) => one === to);
  if (change === undefined) return cardAnswer(id, texts);
  const shown = change === "upgrade" ? (texts.cardOf(id).upgraded ?? id) : id;
  return cardAnswer(id, texts, words().ask[change], shown);
}

/** The answers to a question that has a panel of its own; none for others. */
export function answersOf(question: Question, texts: Texts): readonly Answer[] {
  const says = words().ask;
  switch (question.ask) {
    case "amount":
      // The most first: that is what nearly everybody wants.
      return Array.from({ length: question.max + 1 }, (_, i) => question.max - i).map((amount) => ({
        ...plain({ type: "choose-amount", amount }, says.spend(amount)),
        hotkey: `${amount}`,
      }));
    case "option":
      return options(question.options, question, texts);
    case "order":
      return options(question.waiting.length, question, texts);
    case "ability":
      return options(question.abilities.length, question, texts);
    case "die":
      return uses(question, says.keepFace(question.face), texts);
    case "reset":
      return uses(question, says.letBlockGo, texts);
    case "next-play":
      return question.cards.map((id) => cardAnswer(id, texts, says.play));
    case "scry":
    case "keep":
      return [
        ...question.cards.map((id) => cardAnswer(id, texts, says.discard)),
        plain(NONE, says.stop[question.ask]),
      ];
    case "card":
      return [
        ...question.cards.map((id) => deckCard(id, question.to, texts)),
        ...(question.canStop ? [plain(NONE, says.stop.card)] : []),
      ];
    default:
      return []; // asked on a screen of its own
  }
}

/** Whether most of the answers are cards. */
export const hasCards = ({ ask }: NonNullable<SpireAct1["view"]["pending"]>): boolean =>
  ask === "card" || ask === "scry" || ask === "keep" || ask === "next-play";
