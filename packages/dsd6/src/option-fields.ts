// The options worth choosing, as a form asks for them, and what a difficulty changes.
import type { OptionField, OptionValues } from "@games/core-game/text";
import { DIFFICULTIES, type Difficulty } from "./data/vocabulary.js";
import { ENGLISH, type Words } from "./english.js";
import type { WithCards } from "./names.js";
import { PRINTED_GAME } from "./options.js";
import type { Config, Options } from "./types.js";

/** What a form starts with: the graded deck, because only there a difficulty is one. */
const INITIAL = {
  difficulty: "normal",
  difficultyModel: "graded",
  readings: "own",
  stationUse: "each-die",
} as const;

const choose = <const V extends string>(values: readonly V[], value: unknown, initial: V): V =>
  values.find((known) => known === value) ?? initial;

const difficultyOf = ({ difficulty }: OptionValues): Difficulty =>
  choose(DIFFICULTIES, difficulty, INITIAL.difficulty);

const modelOf = ({ difficultyModel }: OptionValues): Config["difficultyModel"] =>
  choose(["graded", "as-written"], difficultyModel, INITIAL.difficultyModel);

/** How many cards of a difficulty harm nobody (rule 41). */
export function harmlessCards(difficulty: Difficulty, { content }: WithCards): number {
  const deck = content.decks[difficulty];
  return deck.filter((card) => content.cards[card]?.kind === "filler").length;
}

/** What a difficulty changes, with its number of harmless cards. */
export function describeDifficulty(
  difficulty: Difficulty,
  model: Config["difficultyModel"],
  game: WithCards,
  words: Words = ENGLISH,
): string {
  return words.difficulty(difficulty, harmlessCards(difficulty, game), model);
}

/** The options worth choosing; the game says how many harmless cards a difficulty has. */
export function optionFields(game: WithCards, words: Words = ENGLISH): readonly OptionField[] {
  const { options } = words;
  return [
    {
      kind: "choice",
      name: "difficulty",
      label: options.difficulty,
      hint: (values) => describeDifficulty(difficultyOf(values), modelOf(values), game, words),
      choices: DIFFICULTIES.map((value) => ({
        value,
        label: options.difficultyChoice(value, harmlessCards(value, game)),
      })),
      initial: INITIAL.difficulty,
    },
    {
      kind: "choice",
      name: "difficultyModel",
      label: options.difficultyModel,
      hint: options.difficultyModelHint,
      choices: choicesOf(options.difficultyModels),
      initial: INITIAL.difficultyModel,
    },
    {
      kind: "choice",
      name: "readings",
      label: options.readings,
      hint: words.printedGame,
      choices: choicesOf(options.readingsChoices),
      initial: INITIAL.readings,
    },
    {
      kind: "choice",
      name: "stationUse",
      label: options.stationUse,
      choices: choicesOf(options.stationUses),
      initial: INITIAL.stationUse,
    },
  ];
}

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The options that such values ask for, without what is at the engine's own default, so that links stay short. */
export function optionsFrom(values: OptionValues): Options {
  const difficulty = difficultyOf(values);
  return {
    ...(values.readings === "printed" ? PRINTED_GAME : {}),
    ...(difficulty === "normal" ? {} : { difficulty }),
    ...(modelOf(values) === "graded" ? { difficultyModel: "graded" } : {}),
    ...(values.stationUse === "once" ? { stationUse: "once" } : {}),
  };
}
