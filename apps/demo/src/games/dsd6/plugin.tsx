// Deep Space D-6 in the app.

import type { OptionValues } from "@games/core-game/text";
import { count, listWords } from "@games/core-game/text";
import { DIFFICULTIES, dsd6, type Options, PRINTED_GAME } from "@games/dsd6";
import {
  DIFFICULTY_NAMES,
  describeAction,
  describeEvent,
  describeOutcome,
  GLOSSARY,
  harmlessCards,
  LESSONS,
  PRINTED_GAME_NOTE,
} from "@games/dsd6/text";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { DeckChooser } from "./deck-chooser.tsx";
import { DECK_OWNER, decksIn, keepDeck, readDeck, writeDeck } from "./decks.ts";
import { BOT_NAMES, explain } from "./explain.ts";
import { Screen } from "./screen.tsx";
import { soundOf } from "./sounds.ts";
import { stepTitle } from "./steps.ts";
import { table } from "./table.tsx";

/** What the form begins with: the graded deck, because only there a difficulty is one. */
const DEFAULTS = {
  difficulty: "normal",
  difficultyModel: "graded",
  readings: "own",
  stationUse: "each-die",
} as const;

/** What the engine takes where nothing is said. */
const ENGINE_DEFAULTS = { ...DEFAULTS, difficultyModel: "as-written" } as const;

const NAMES = ["difficulty", "difficultyModel", "stationUse"] as const;

const toOptions = (values: OptionValues): Options => ({
  ...(values.readings === DEFAULTS.readings ? {} : PRINTED_GAME),
  ...Object.fromEntries(
    NAMES.filter((name) => values[name] !== ENGINE_DEFAULTS[name]).map((name) => [
      name,
      values[name],
    ]),
  ),
});

/** Everything the frame needs of Deep Space D-6. */
export const plugin = definePlugin({
  game: dsd6,
  otherGames: async (store) => decksIn(await store.notesOf(DECK_OWNER)).map((deck) => deck.game),
  writeContent: writeDeck,
  readContent: readDeck,
  keepContent: (game, store) => keepDeck(game, store),
  missingContent:
    "It was played with a threat deck that is not in this browser. Ask for the file of the game, which brings its deck along, or open the deck on the form for a new game and try again.",
  ContentChooser: DeckChooser,
  howToPlay: LESSONS,
  glossary: () => GLOSSARY,
  coach,
  loadEndings: async () => (await import("./endings.tsx")).endings,
  soundOf,
  bots: BOT_NAMES,
  explain,
  setup: [
    {
      kind: "choice",
      name: "difficulty",
      label: "Difficulty",
      hint: `Don't Panic cards harm nobody: ${listWords(
        DIFFICULTIES.map((value) => `${harmlessCards(value, dsd6)} on ${value}`),
      )}. What they are good for is the next choice.`,
      choices: DIFFICULTIES.map((value) => ({
        value,
        label: `${DIFFICULTY_NAMES[value]} (${count(harmlessCards(value, dsd6), "harmless card")})`,
      })),
      initial: DEFAULTS.difficulty,
    },
    {
      kind: "choice",
      name: "difficultyModel",
      label: "What difficulty changes",
      hint: "A good player wins 79 of 100 graded games on easy, 69 on normal and 47 on hard; as written it is 47 on all three.",
      choices: [
        { value: "graded", label: "graded: harmless cards also free the Scanners" },
        { value: "as-written", label: "as written: the game is longer, and as hard" },
      ],
      initial: DEFAULTS.difficultyModel,
    },
    {
      kind: "choice",
      name: "readings",
      label: "Rules",
      hint: PRINTED_GAME_NOTE,
      choices: [
        { value: "own", label: "of this version" },
        { value: "printed", label: "of the printed game" },
      ],
      initial: DEFAULTS.readings,
    },
    {
      kind: "choice",
      name: "stationUse",
      label: "Commander and Science",
      choices: [
        { value: "each-die", label: "work once for each die" },
        { value: "once", label: "work once a turn" },
      ],
      initial: DEFAULTS.stationUse,
    },
  ],
  toOptions,
  Screen,
  // The button that moves on says more than the engine's "Continue".
  describeAction: (action, game, view) =>
    action.type === "continue" ? `${stepTitle(view.phase)}.` : describeAction(action, game),
  describeEvent,
  describeOutcome,
  isGoodEnd: ({ result }) => result === "won",
  table,
});
