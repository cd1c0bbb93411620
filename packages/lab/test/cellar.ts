// The toy game of the contract as a study: small enough to enumerate, with something hidden and something to decide.
import { type Game, randomPolicy } from "@games/core-game";
import { createSearcher } from "@games/core-game/search";
import { type Toy, toy } from "../../core-game/test/toy.js";
import { type AnyStudy, defineStudy, type StudyParts } from "../src/index.js";

export { type Toy, toy };

const value = ({ score }: Readonly<Toy["state"]>) => score;

/** What the study says of the toy, with its types. */
export const cellarParts = (game: Game<Toy>): StudyParts<Toy> => ({
  title: "Cellar",
  presets: { usual: {}, dark: { lamps: 1 } },
  players: {
    random: randomPolicy,
    // Opens until three chests are left, then leaves: a game of known length.
    opener: (view, legal) =>
      view.unopened.length > 3
        ? (legal.find(({ type }) => type === "open") ?? { type: "leave" })
        : { type: "leave" },
    search: createSearcher(game, { base: randomPolicy, value, rollouts: 60 }),
  },
  measures: { score: ({ score }) => score, depth: ({ depth }) => depth },
  maxSteps: 400,
  value,
});

/** The players of the study, with their types. */
export const cellarPlayers = cellarParts(toy).players;

/** Under the name by which the command finds a study in a module. */
export const study: AnyStudy = defineStudy(toy, cellarParts);
