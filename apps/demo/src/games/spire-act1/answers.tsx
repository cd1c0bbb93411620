// The answers to each question: what each does, what it is called, and how it looks.
import type { Action, Question, SpireAct1 } from "@games/spire-act1";
import type { ReactNode } from "react";
import { CardFace, cardWords } from "./card.tsx";
import type { Words } from "./words.ts";

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
function cardAnswer(id: string, words: Words, verb = "Choose", shown = id): Answer {
  const face = shown === id ? { id } : { id: shown, was: id };
  return {
    action: { type: "choose-card", card: id },
    label: `${verb} ${cardWords(face, words)}`,
    children: <CardFace {...face} />,
    isCard: true,
  };
}

/** Numbered options, each with what it means. */
function options(count: number, question: Question, words: Words): Answer[] {
  return Array.from({ length: count }, (_, option) =>
    plain(
      { type: "choose-option", option },
      words.describeAnswer(option, question) ?? `Option ${option + 1}`,
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
  words: Words,
): Answer[] {
  return [
    { ...plain(LEAVE, without), hotkey: "k" },
    ...relics.map((relic) =>
      plain({ type: "use-relic", relic }, `${words.nameOf(relic)}: ${words.describeItem(relic)}`),
    ),
    ...potions.map((potion) =>
      plain({ type: "drink", potion }, `${words.nameOf(potion)}: ${words.describeItem(potion)}`),
    ),
  ];
}

const VERBS = { upgrade: "Upgrade", remove: "Remove", transform: "Transform" } as const;

/** The card that a question is about. */
function deckCard(id: string, to: string, words: Words): Answer {
  if (!Object.hasOwn(VERBS, to)) return cardAnswer(id, words);
  const verb = VERBS[to as keyof typeof VERBS];
  const shown = to === "upgrade" ? (words.cardOf(id).upgraded ?? id) : id;
  return cardAnswer(id, words, verb, shown);
}

/** What stops choosing, in the words of each question. */
const STOPS: Readonly<Record<string, string>> = {
  scry: "Leave the others on top",
  keep: "Keep the rest",
};

/** The answers to a question that has a panel of its own; none for others. */
export function answersOf(question: Question, words: Words): readonly Answer[] {
  switch (question.ask) {
    case "amount":
      // The most first: that is what nearly everybody wants.
      return Array.from({ length: question.max + 1 }, (_, i) => question.max - i).map((amount) => ({
        ...plain({ type: "choose-amount", amount }, `Spend ${amount} energy`),
        hotkey: `${amount}`,
      }));
    case "option":
      return options(question.options, question, words);
    case "order":
      return options(question.waiting.length, question, words);
    case "ability":
      return options(question.abilities.length, question, words);
    case "die":
      return uses(question, `Keep the ${question.face}`, words);
    case "reset":
      return uses(question, "Let the block go", words);
    case "next-play":
      return question.cards.map((id) => cardAnswer(id, words, "Play"));
    case "scry":
    case "keep":
      return [
        ...question.cards.map((id) => cardAnswer(id, words, "Discard")),
        plain(NONE, STOPS[question.ask] ?? ""),
      ];
    case "card":
      return [
        ...question.cards.map((id) => deckCard(id, question.to, words)),
        ...(question.canStop ? [plain(NONE, "Choose no more cards")] : []),
      ];
    default:
      return []; // asked on a screen of its own
  }
}

/** Whether most of the answers are cards. */
export const hasCards = ({ ask }: NonNullable<SpireAct1["view"]["pending"]>): boolean =>
  ask === "card" || ask === "scry" || ask === "keep" || ask === "next-play";
