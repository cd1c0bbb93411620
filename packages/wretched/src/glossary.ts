// The words of the game and what they mean.
import type { GlossaryEntry } from "@games/core-game/text";
import { ENGLISH, type Words } from "./english.js";
import { type GameWithStory, isToldByStory, wordingOf } from "./wording.js";

const TERMS = [
  "check",
  "integrity",
  "tracker",
  "ace",
  "beacon",
  "token",
  "tool",
  "severe",
  "modifier",
  "log",
  "deck",
  "presence",
] as const;

/** The words of the game; where they are not those of the story, each with what the story calls it. */
export function glossary(game: GameWithStory, words: Words = ENGLISH): readonly GlossaryEntry[] {
  const { pulls, effects = {}, prose } = game.rows;
  const isUsed: Readonly<Partial<Record<(typeof TERMS)[number], boolean>>> = {
    severe: Object.values(pulls).some((card) => card.isSevere),
    modifier: Object.keys(effects).length > 0,
  };
  const wording = wordingOf(game, words);
  const names: Readonly<Record<string, string>> =
    prose === undefined || isToldByStory(game, words) ? {} : prose.names;
  return TERMS.filter((id) => isUsed[id] !== false).map((id) => {
    const text = wording.say(`term.${id}.text`);
    const called = names[id];
    return {
      id,
      term: wording.say(`term.${id}`),
      text: called === undefined ? text : `${text} ${words.calledInStory(called)}`,
    };
  });
}
