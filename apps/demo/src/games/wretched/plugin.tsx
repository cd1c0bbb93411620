// Wretched & Alone in the app.
import type { Options, Wretched } from "@games/wretched";
import { bots } from "@games/wretched/bots";
import { describeEvent, describeOutcome } from "@games/wretched/text";
import { definePlugin, type SetupField, type SetupValues } from "../plugin.ts";
import { ContentChooser } from "./content-chooser.tsx";
import { phraseOf } from "./decision.tsx";
import { howToPlay } from "./how-to-play.ts";
import { Screen } from "./screen.tsx";
import {
  gamesOf,
  keepPack,
  PACK_OWNER,
  packOf,
  readStory,
  usualGame,
  writeStory,
} from "./stories.ts";

const DANGERS: Readonly<Record<string, Options>> = {
  story: {},
  odd: { system: "odd" },
  off: { system: "off" },
  narrative: { narrativeOnly: true },
};

const toOptions = ({ preset, difficulty, danger, earlyBeacon }: SetupValues): Options => ({
  ...(preset === "calibrated" ? { preset } : {}),
  ...(difficulty === "normal" ? {} : { difficulty: difficulty as Options["difficulty"] & string }),
  ...DANGERS[String(danger)],
  ...(earlyBeacon === true ? { earlyBeacon } : {}),
});

const setup: readonly SetupField[] = [
  {
    kind: "choice",
    name: "preset",
    label: "Rules",
    choices: [
      { value: "calibrated", label: "calibrated: 1 game in 7 is won" },
      { value: "as-written", label: "as written: fewer than 1 in 10,000" },
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
    name: "earlyBeacon",
    label: "Early beacon",
    hint: "The card that lights the beacon lies on top of the deck.",
    initial: false,
  },
];

/** Everything the frame needs of the game. */
export const plugin = definePlugin<Wretched>({
  game: usualGame,
  otherGames: async (keep) => gamesOf(await keep.notesOf(PACK_OWNER)).slice(1),
  writeContent: writeStory,
  readContent: readStory,
  keepContent: async (game, keep) => void (await keepPack(keep, packOf(game))),
  missingContent:
    "It was played with a story that is not in this browser. Ask for the file of the game, which brings its story along, or bring the story in on the form for a new game and try again.",
  ContentChooser,
  howToPlay,
  setup,
  toOptions,
  Screen,
  describeAction: (action, game) => phraseOf(action, packOf(game)),
  describeEvent: (event, game) => describeEvent(event, packOf(game).names) || undefined,
  describeOutcome,
  isGoodEnd: ({ result }) => result !== "defeat",
  bots: [
    { label: "Prudent: spends the tool at once", policy: bots.prudent },
    { label: "Hoarder: keeps the tool for a deadly moment", policy: bots.hoarder },
    { label: "Stoic: never uses the tool", policy: bots.stoic },
    { label: "Random", policy: bots.random },
  ],
});
