// The words of the simulator and of the claims that documents make.
import type { Verdict } from "@games/lab";

const VERDICTS: Readonly<Record<Verdict, string>> = {
  holds: "holds",
  "holds in part": "holds in part",
  "does not hold": "does not hold",
  "cannot hold": "cannot hold",
};
const counts = new Intl.NumberFormat("en");

const spoken = (id: string): string => id.replaceAll(/[-_]/g, " ");

/** In English. */
export const ENGLISH = {
  title: "Odds and balance",
  lead: "Thousands of whole games, played by a bot on this device, in a thread of its own. The same seed gives the same figures everywhere.",
  loading: "Loading the simulator …",
  notStarted: "The simulator could not be started.",
  failed: (reason: string) => `The simulator failed: ${reason}`,
  /** What a preset, a player, a measure or a result is called, from its id. */
  name: spoken,
  number: (n: number) => counts.format(n),
  percent: (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`,
  cancel: "Cancel",
  form: {
    game: "Game",
    rules: "Rules",
    player: "Player",
    games: "Games",
    seed: "Seed of the series",
    seedHint: "at least one letter or digit",
    play: "Play them",
  },
  results: {
    heading: "Results",
    none: "Choose a game and a player, and let them play. How often each result comes and how the figures spread is drawn here while the games are played.",
    progress: "Games played",
    states: { playing: "Playing", done: "Done", cancelled: "Cancelled" },
    status: (state: string, done: number, all: number, rate: string) =>
      `${state}: ${counts.format(done)} of ${counts.format(all)} games, ${rate}.`,
    perSecond: (games: number) => `${counts.format(games)} a second`,
    perMinute: (games: number) => `${counts.format(games)} a minute`,
    secondsLeft: (seconds: number) => `About ${seconds} seconds are left.`,
    minutesLeft: (minutes: number) => `About ${counts.format(minutes)} minutes are left.`,
    result: "Result",
    share: "Share",
    interval: "95% interval",
    range: (low: string, high: string) => `${low} to ${high}`,
    measure: "Measure",
  },
  histogram: {
    caption: (
      measure: string,
      { mean, error, low, high, min, max }: Readonly<Record<Figure, number>>,
    ) =>
      `${measure}: mean ${mean.toFixed(2)} ± ${error.toFixed(2)}, half of the games from ${low} to ${high}, all from ${min} to ${max}.`,
    asTable: "The histogram as a table",
    games: "Games",
    share: "Share",
  },
  claims: {
    heading: "What the design document says",
    none: "It makes no claims that could be checked.",
    check: (title: string) => `Check the claims about ${title}`,
    cancel: "Cancel the check",
    sets: (done: number, all: number) =>
      `${done} of ${all} ${all === 1 ? "set" : "sets"} of claims checked.`,
    done: (sets: string) => `Done: ${sets}`,
    cancelled: (sets: string) => `Cancelled: ${sets}`,
    doing: (sets: string, doing: string) => `${sets} ${doing} …`,
    beginning: "Beginning",
    playing: (games: number, names: readonly string[]) =>
      `Playing ${games} games: ${names.map(spoken).join(", ")}`,
    solving: (names: readonly string[], step = "") =>
      `Solving exactly: ${[...names.map(spoken), ...(step === "" ? [] : [step])].join(", ")}`,
    checking: (title: string) => `Checking: ${title}`,
    atWork: "At work",
    games: "Games played",
    waited: (seconds: number) => `${seconds} s. The page stays free; you can cancel at any time.`,
    simulated: (games: number) => `Simulated, ${games} games each`,
    rules: "Rules",
    verdicts: VERDICTS,
    /** The documents are in English, in whatever language the page is. */
    inEnglish: "",
  },
};

/** The figures below a histogram. */
export type Figure = "mean" | "error" | "low" | "high" | "min" | "max";
