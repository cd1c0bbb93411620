// The toy game of the contract as a study: small enough to enumerate, with something hidden and something to decide.
import { type Toy, toy } from "../../core-game/test/toy.js";
import {
  type AnyStudy,
  defineStudy,
  randomPlayer,
  type Study,
  searchPlayer,
} from "../src/index.js";

export { type Toy, toy };

const worth: Study<Toy>["worth"] = (state) => Math.min(1, state.score / 12);

export const cellarStudy: Study<Toy> = {
  game: toy,
  title: "Cellar",
  presets: { usual: {}, dark: { lamps: 1 } },
  players: {
    random: randomPlayer,
    // Opens until three chests are left, then leaves: a game of known length.
    opener: (view, legal) =>
      view.unopened.length > 3
        ? (legal.find(({ type }) => type === "open") ?? { type: "leave" })
        : { type: "leave" },
    search: searchPlayer(toy, { worth, walks: 60, depth: 8 }),
  },
  measures: { score: ({ score }) => score, depth: ({ depth }) => depth },
  maxSteps: 400,
  worth,
};

/** Under the name by which the command finds a study in a module. */
export const study: AnyStudy = defineStudy(cellarStudy);
