// Wretched & Alone in the app.
import type { OptionField, OptionValues } from "@games/core-game/text";
import type { Options, Wretched } from "@games/wretched";
import { glossary } from "@games/wretched/screen";
import { describeEvent, describeOutcome } from "@games/wretched/text";
import { PACK_OWNER } from "../../store/rows.ts";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { ContentChooser } from "./content-chooser.tsx";
import { BOT_NAMES, explain } from "./explain.ts";
import { howToPlay } from "./how-to-play.ts";
import { Screen } from "./lazy-screen.tsx";
import { DEFAULT_ODDS, shareWords } from "./odds.ts";
import { phraseOf } from "./phrase.ts";
import { soundOf } from "./sounds.ts";
import { defaultGame, gamesOf, keepStory, readStory, storyOf, writeStory } from "./stories.ts";
import { table } from "./table.ts";

const DANGERS: Readonly<Record<string, Options>> = {
  story: {},
  odd: { system: "odd" },
  off: { system: "off" },
  narrative: { isNarrativeOnly: true },
};

const toOptions = ({ preset, difficulty, danger, hasEarlyBeacon }: OptionValues): Options => ({
  ...(preset === "calibrated" ? { preset } : {}),
  ...(difficulty === "normal" ? {} : { difficulty: difficulty as Options["difficulty"] & string }),
  ...DANGERS[String(danger)],
  ...(hasEarlyBeacon === true ? { hasEarlyBeacon } : {}),
});

/** How often the default game is won, for the name of a choice. */
const wonWords = (preset: "calibrated" | "asWritten"): string =>
  DEFAULT_ODDS === undefined ? "" : `: ${shareWords(DEFAULT_ODDS[preset])} won`;

const setup: readonly OptionField[] = [
  {
    kind: "choice",
    name: "preset",
    label: "Rules",
    choices: [
      { value: "calibrated", label: `calibrated${wonWords("calibrated")}` },
      { value: "as-written", label: `as written${wonWords("asWritten")}` },
    ],
    initial: "calibrated",
    hint: "That is on the ship; the table below has the odds in full.",
  },
  {
    kind: "choice",
    name: "difficulty",
    label: "Difficulty",
    choices: ["easy", "normal", "hard", "nightmare"].map((value) => ({ value, label: value })),
    initial: "normal",
  },
  {
    kind: "choice",
    name: "danger",
    label: "Danger",
    choices: [
      { value: "story", label: "as the story has it" },
      { value: "odd", label: "checks on 3, 5, 7 and 9 only" },
      { value: "off", label: "no checks; only the Kings and the deck can end it" },
      { value: "narrative", label: "narrative only: nothing can be lost" },
    ],
    initial: "story",
  },
  {
    kind: "toggle",
    name: "hasEarlyBeacon",
    label: "Early beacon",
    hint: "The card that lights the beacon lies on top of the deck.",
    initial: false,
  },
];

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
  howToPlay,
  setup,
  toOptions,
  Screen,
  describeAction: phraseOf,
  describeEvent,
  describeOutcome,
  table,
  isGoodEnd: ({ result }) => result !== "defeat",
  glossary,
  coach,
  loadEndings: () => import("./endings.tsx"),
  soundOf,
  bots: BOT_NAMES,
  explain,
});
