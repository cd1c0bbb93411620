// Wretched & Alone in the app.
import type { Wretched } from "@games/wretched";
import { glossary } from "@games/wretched/screen";
import {
  describeEvent,
  describeOutcome,
  lessons,
  optionFields,
  optionsFrom,
} from "@games/wretched/text";
import { PACK_OWNER } from "../../store/rows.ts";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { ContentChooser } from "./content-chooser.tsx";
import { BOT_NAMES, explain } from "./explain.ts";
import { Screen } from "./lazy-screen.tsx";
import { phraseOf } from "./phrase.ts";
import { soundOf } from "./sounds.ts";
import { defaultGame, gamesOf, keepStory, readStory, storyOf, writeStory } from "./stories.ts";
import { table } from "./table.ts";

/** Everything the frame needs of the game. */
export const plugin = definePlugin<Wretched>({
  game: defaultGame,
  otherGames: async (store) => gamesOf(await store.notesOf(PACK_OWNER)).slice(1),
  writeContent: writeStory,
  readContent: readStory,
  keepContent: (game, store) => keepStory(store, storyOf(game)),
  missingContent:
    "It was played with a story that is not in this browser. Ask for the file of the game, which brings its story along, or bring the story in on the form for a new game and try again.",
  notInLink:
    "The pages of your log, your recordings and what you softened are not in it; the file of the game has them.",
  ContentChooser,
  howToPlay: lessons(),
  setup: optionFields(),
  toOptions: optionsFrom,
  Screen,
  describeAction: phraseOf,
  describeEvent: (event, game) => describeEvent(event, game),
  describeOutcome: (outcome, game) => describeOutcome(outcome, game),
  table,
  isGoodEnd: ({ result }) => result !== "defeat",
  glossary: (game) => glossary(game),
  coach,
  loadEndings: () => import("./endings.tsx"),
  soundOf,
  bots: BOT_NAMES,
  explain,
});
