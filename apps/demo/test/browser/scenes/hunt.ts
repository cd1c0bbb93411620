// Games at the places that a walk should see: found by playing, each as the text of a file.
import { type Game, type GameTypes, type Policy, Session, type Snapshot } from "@games/core-game";
import { seeded } from "@games/core-rng";

/** A place in a game. */
export interface Scene {
  readonly name: string;
  /** The game there, as a file. */
  readonly text: string;
}

/** How the scenes of a game are found. */
export interface Hunt<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: readonly T["options"][];
  readonly players: readonly Policy<T>[];
  /** How many games are played with each of the options. */
  readonly games: number;
  /** What is new at a place that was not seen before. */
  readonly newsOf: (snapshot: Snapshot<T>) => readonly string[];
}

const MAX_STEPS = 3000;

/** Plays games, and keeps the first place where each piece of news is seen. */
export function* hunt<T extends GameTypes>(hunted: Hunt<T>): Generator<Scene> {
  const { game, options, players, games, newsOf } = hunted;
  const seen = new Set<string>();
  for (const [i, given] of options.entries())
    for (let n = 0; n < games; n++) {
      const seed = `scene ${i} ${n}`;
      const session = new Session(game, { seed, ...given });
      const play = players[n % players.length];
      const luck = seeded(seed);
      for (let step = 0; step < MAX_STEPS && play !== undefined; step++) {
        const snapshot = session.getSnapshot();
        const news = newsOf(snapshot).filter((what) => what !== "" && !seen.has(what));
        if (news.length > 0) yield { name: news.join(", "), text: session.save() };
        for (const what of news) seen.add(what);
        if (snapshot.legalActions.length === 0) break;
        session.do(play(snapshot.view, snapshot.legalActions, luck));
      }
    }
}
