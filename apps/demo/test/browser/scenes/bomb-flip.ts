// Places of bomb flip: every joker, every trophy and every end.
import { type BombFlip, bombFlip, presets, TROPHY_TIERS } from "@games/bomb-flip";
import { bots } from "@games/bomb-flip/bots";
import { hunt, type Scene } from "./hunt.ts";

/** The scenes. */
export const scenes = (): Iterable<Scene> =>
  hunt<BombFlip>({
    game: bombFlip,
    options: [{ lives: 1 }, { lives: 5 }, { ...presets["as-written"], lives: 5 }],
    players: [bots.bold, bots.weigher, bots.cautious, bots.random],
    games: 24,
    newsOf: ({ view, outcome }) =>
      outcome === undefined
        ? [
            view.runHasShield ? "a shield" : "",
            view.scramblerCharges > 0 ? "a scrambler" : "",
            view.jammerTurns > 0 ? "a jammer" : "",
            view.trophyTier,
          ]
        : [`the end: ${outcome.result}${outcome.isBest ? ", the best" : ""}`],
  });

/** The endings that there are. */
export const endings: readonly string[] = TROPHY_TIERS;
