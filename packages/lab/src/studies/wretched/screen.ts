// Wretched & Alone in a terminal.
import { capitalize } from "@games/core-game/text";
import type { View } from "@games/wretched";
import {
  type IntegrityBand,
  integrityBand,
  rescueChance,
  survivalChance,
} from "@games/wretched/screen";
import {
  cardName,
  describeBand,
  type GameWithStory,
  namesOf,
  wordingOf,
} from "@games/wretched/text";
import type { Screen, ScreenPart, Shown, Tone } from "../../study.js";

const BAND_TONES: Readonly<Record<IntegrityBand, Tone>> = {
  pristine: "good",
  operational: "good",
  damaged: "careful",
  critical: "bad",
  failing: "bad",
  destroyed: "bad",
};

/** The chance to fail a check from which on it is bad. */
const RISKY = 0.2;

const percent = (chance: number): string => `${(100 * chance).toFixed(1)}%`;

/** What the player sees, in the names of the story. */
export function wretchedScreen(view: View, game: GameWithStory): Screen {
  const names = namesOf(game);
  const { integrity, tokens, kingsRevealed, config } = view;
  const band = integrityBand(view);
  const kingsLeft = config.trackerLimit - kingsRevealed;
  return {
    title: wordingOf(game).say("heading.day", { day: view.day }),
    parts: [
      {
        name: capitalize(names.integrity),
        items: [{ text: `${integrity}, ${describeBand(band, game)}`, tone: BAND_TONES[band] }],
      },
      {
        name: capitalize(names.trackers),
        items: [
          {
            text: `${kingsRevealed} of ${config.trackerLimit}`,
            tone: kingsLeft === 1 ? "bad" : undefined,
          },
        ],
      },
      { name: capitalize(names.tokens), items: [{ text: `${tokens}` }, ...rescueOf(view)] },
      { name: "Help", items: helpOf(view, game) },
      ...cardParts(view, game),
    ],
  };
}

function rescueOf(view: View): Shown[] {
  const chance = rescueChance(view);
  return chance > 0 ? [{ text: `${percent(chance)} a day that one goes`, tone: "good" }] : [];
}

function helpOf({ isBeaconActive, isBoosted, hasTool, bonusCounter }: View, game: GameWithStory) {
  const { beacon, tool } = namesOf(game);
  const help: Shown[] = [];
  if (isBeaconActive) help.push({ text: beacon, tone: "good" });
  if (isBoosted) help.push({ text: "better rescue rolls", tone: "good" });
  if (hasTool) help.push({ text: tool, tone: "good" });
  if (bonusCounter > 0) help.push({ text: `damage lower by ${bonusCounter}`, tone: "good" });
  return help;
}

function cardParts(view: View, game: GameWithStory): ScreenPart[] {
  const { current, faceDownCount, deckSize, known, check } = view;
  const parts: ScreenPart[] = [
    {
      name: "Cards",
      items: [
        { text: `${faceDownCount} face down today` },
        { text: `${deckSize} in the deck`, tone: "minor" },
        ...known.slice(0, 1).map((id) => ({ text: `next is the ${cardName(id, game)}` })),
      ],
    },
  ];
  if (current !== null) parts.push({ name: "Turned", items: [{ text: cardName(current, game) }] });
  const survival = survivalChance(view);
  if (check !== null && survival !== null) {
    const tone = 1 - survival >= RISKY ? "bad" : "careful";
    const text = `${percent(survival)} to come through`;
    parts.push({ name: capitalize(namesOf(game).check), items: [{ text, tone }] });
  }
  return parts;
}

/** What the words of the screen mean. */
export const WRETCHED_LEGEND: readonly string[] = [
  "A day turns as many cards as its die shows. Most cards call for a check, whose damage is rolled.",
];
