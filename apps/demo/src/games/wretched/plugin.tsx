// Wretched & Alone in the app.
import { type Wretched, wretched } from "@games/wretched";
import {
  describeEvent,
  describeOutcome,
  glossary,
  optionFields,
  optionsFrom,
} from "@games/wretched/text";
import { withWords } from "../../language/language.ts";
import { PACK_OWNER } from "../../store/rows.ts";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { ContentChooser, Screen } from "./lazy-parts.tsx";
import { phraseOf } from "./phrase.ts";
import { soundOf } from "./sounds.ts";
import { start } from "./start.ts";
import { keepStory, readStory, type StoryGame, writeStory } from "./stories.ts";
import { table } from "./table.ts";
import { rules, words } from "./words.ts";

/** Everything the frame needs of the game. */
export const plugin = definePlugin<Wretched>({
  start,
  game: wretched,
  loadGame: async () => (await import("./default-story.ts")).defaultGame,
  otherGames: async (store) => {
    const { gamesOf } = await import("./shelf.ts");
    return gamesOf(await store.notesOf(PACK_OWNER)).slice(1);
  },
  writeContent: writeStory,
  readContent: readStory,
  keepContent: (game, store) => keepStory(store, game as StoryGame),
  words: rules,
  get missingContent() {
    return words().missingContent;
  },
  get notInLink() {
    return words().notInLink;
  },
  ContentChooser,
  get setup() {
    return optionFields(rules());
  },
  toOptions: optionsFrom,
  Screen,
  placesEnd: true,
  describeAction: phraseOf,
  describeEvent: (event, game) => describeEvent(event, game, rules()),
  describeOutcome: (outcome, game) => describeOutcome(outcome, game, rules()),
  table,
  isGoodEnd: ({ result }) => result !== "defeat",
  glossary: (game) => glossary(game, rules()),
  coach,
  loadEndings: () => withWords(import("./endings.tsx")),
  soundOf,
  get bots() {
    return words().bots;
  },
  loadExplain: () => import("./explain.ts"),
});
