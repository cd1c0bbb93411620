// Deep Space D-6 in the app.
import { dsd6 } from "@games/dsd6";
import {
  describeAction,
  describeEvent,
  describeOutcome,
  glossary,
  optionFields,
  optionsFrom,
} from "@games/dsd6/text";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { DeckChooser } from "./deck-chooser.tsx";
import { DECK_OWNER, decksIn, keepDeck, readDeck, writeDeck } from "./decks.ts";
import { nameScore, scoreOf } from "./score.ts";
import { Screen } from "./screen.tsx";
import { soundOf } from "./sounds.ts";
import { start } from "./start.ts";
import { stepTitle } from "./steps.ts";
import { table } from "./table.tsx";
import { rules, words } from "./words.ts";

/** Everything the frame needs of Deep Space D-6. */
export const plugin = definePlugin({
  start,
  game: dsd6,
  words: rules,
  otherGames: async (store) => decksIn(await store.notesOf(DECK_OWNER)).map((deck) => deck.game),
  writeContent: writeDeck,
  readContent: readDeck,
  keepContent: (game, store) => keepDeck(game, store),
  get missingContent() {
    return words().missingContent;
  },
  ContentChooser: DeckChooser,
  glossary: () => glossary(rules()),
  coach,
  loadEndings: async () => (await import("./endings.tsx")).endings,
  soundOf,
  get bots() {
    return words().bots;
  },
  loadExplain: () => import("./explain.ts"),
  get setup() {
    return optionFields(dsd6, rules());
  },
  toOptions: optionsFrom,
  Screen,
  // The button that moves on says more than the engine's "Continue".
  describeAction: (action, game, view) =>
    action.type === "continue"
      ? `${stepTitle(view.phase)}.`
      : describeAction(action, game, rules()),
  describeEvent: (event, game) => describeEvent(event, game, rules()),
  describeOutcome: (outcome, game) => describeOutcome(outcome, game, rules()),
  isGoodEnd: ({ result }) => result === "won",
  scoreOf,
  nameScore,
  table,
});
