// Places of Wretched & Alone: every stage and every ending, in every story.
import { DEFEAT_REASONS, type StoryPack, type Wretched, wretched } from "@games/wretched";
import { bots } from "@games/wretched/bots";
import { glasshouse, nightExchange, salvageShip, whiteMeridian } from "@games/wretched/packs";
import { optionsFrom } from "@games/wretched/text";
import { hunt, type Scene } from "./hunt.ts";

const STORIES: readonly StoryPack[] = [salvageShip, glasshouse, nightExchange, whiteMeridian];

/** The scenes. */
export function* scenes(): Iterable<Scene> {
  for (const pack of STORIES) {
    const made = wretched.withContent(pack);
    if (!made.ok) throw new Error(made.error.message);
    const found = hunt<Wretched>({
      game: made.value,
      options: [
        { difficulty: "nightmare" },
        { preset: "calibrated", difficulty: "easy", hasEarlyBeacon: true },
        optionsFrom({ danger: "narrative" }),
        optionsFrom({ danger: "off" }),
      ],
      players: [bots.prudent, bots.random],
      games: 120,
      newsOf: ({ view, outcome }) =>
        outcome === undefined
          ? [`${view.stage} of day ${view.day > 1 ? "n" : 1}`]
          : [`the end: ${outcome.reason ?? outcome.result}`],
    });
    for (const scene of found) yield { ...scene, name: `${pack.id}: ${scene.name}` };
  }
}

/** The endings that there are. */
export const endings: readonly string[] = [...DEFEAT_REASONS, "victory", "ended"];
