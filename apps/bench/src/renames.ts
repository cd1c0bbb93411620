// What the second contract renamed: how options, actions, events and outcomes of the first read in the second.
import type { AnyAction, AnyEvent } from "./driver.js";

type Fields = Readonly<Record<string, unknown>>;

/** How one game's values of the first contract read in the second. */
export interface Renames {
  options(old: Fields): object;
  action(old: AnyAction & Fields): object;
  /** Undefined for an event that the second contract does not have. */
  event(old: AnyEvent & Fields): object | undefined;
  outcome(old: Fields): object;
  /** Types of events of the second contract that the first did not have. */
  readonly added: readonly string[];
  /** Fields of the outcome that the first contract did not have. */
  readonly addedToOutcome: readonly string[];
}

const same = <V>(value: V): V => value;

/** A release of the same contract: nothing is renamed. */
export const UNCHANGED: Renames = {
  options: same,
  action: same,
  event: same,
  outcome: same,
  added: [],
  addedToOutcome: [],
};

/** What all games have in common: the last event has a new name and holds the whole outcome. */
const COMMON: Renames = { ...UNCHANGED, added: ["game-ended"] };

/** A map of objects that gives some fields other names. */
const renamed =
  (names: Readonly<Record<string, string>>) =>
  (old: Fields): object =>
    Object.fromEntries(Object.entries(old).map(([name, value]) => [names[name] ?? name, value]));

/** An event map that leaves some types out. */
const without =
  (...types: readonly string[]): Renames["event"] =>
  (event) =>
    types.includes(event.type) ? undefined : event;

/** How a card came to be played, by its old names. */
const PLAY_SOURCES: Readonly<Record<string, string>> = {
  hand: "hand",
  free: "draw",
  havoc: "draw",
  copy: "copy",
};

/** The renames of every game, from the first contract to the second. */
export const RENAMES: Readonly<Record<string, Renames>> = {
  "bomb-flip": { ...COMMON, event: without("game-over"), addedToOutcome: ["isBest"] },
  wretched: {
    ...COMMON,
    options: renamed({
      narrativeOnly: "isNarrativeOnly",
      earlyBeacon: "hasEarlyBeacon",
      finalSkippable: "canSkipFinalPull",
    }),
    event: (event) => {
      if (event.type === "stage-entered") return undefined;
      const ending = { rescued: "victory", defeated: event.reason, "story-ended": "ended" }[
        event.type
      ];
      return ending === undefined ? event : { type: "ending-reached", ending };
    },
  },
  dsd6: {
    ...COMMON,
    action: ({ frees, ...action }) =>
      action.type === "heal" ? { ...action, freed: frees } : action,
    event: without("game-ended"),
  },
  "spire-act1": {
    ...COMMON,
    event: (event) => {
      if (event.type === "act-completed" || event.type === "run-lost") return undefined;
      const { way, ...rest } = event;
      return {
        ...rest,
        ...(typeof way === "string" ? { source: PLAY_SOURCES[way] } : {}),
        ...(rest.target === -1 ? { target: "player" } : {}),
        ...(rest.by === -1 ? { by: "player" } : {}),
      };
    },
  },
};
