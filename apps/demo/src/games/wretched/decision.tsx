// What is to be done now: the place in the day, what just came of the last roll, and every choice there is.
import type { Snapshot } from "@games/core-game";
import type { Action, Ending, Event, Stage, View, Wretched } from "@games/wretched";
import { nextCardOdds, rescueChance, rescueDice, rescueNeed } from "@games/wretched/screen";
import { cardName, describeAction, describeEvent, type GameWithStory } from "@games/wretched/text";
import type { ReactNode } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { Dice } from "./cards.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { percent } from "./odds.ts";
import type { StoryGame } from "./stories.ts";

/** The action in words, without the full stop. */
export const phraseOf = (action: Action, game: GameWithStory): string =>
  describeAction(action, game).replace(/\.$/, "");

/** The way a game ended. */
const endingOf = ({ status, defeatReason }: View): Ending =>
  defeatReason ?? (status === "victory" ? "victory" : "ended");

type Words = (view: View, game: StoryGame) => string;

const namesOf = ({ rows }: StoryGame) => rows.prose.names;

const endingText = (view: View, { rows }: StoryGame) => rows.prose.endings[endingOf(view)];

const HEADINGS: Readonly<Record<Stage, Words>> = {
  firstLog: () => "Before the first day",
  rollForTasks: ({ day }) => `Day ${day} begins`,
  processCard: ({ faceDownCount }) =>
    faceDownCount === 1 ? "One card lies face down" : `${faceDownCount} cards lie face down`,
  towerPull: (_, game) => `A ${namesOf(game).check} is due`,
  specialChecks: (_, game) => `One ${namesOf(game).tracker} can go`,
  journalPhase: ({ day }) => `The evening of day ${day}`,
  beaconRoll: () => "Does anybody hear?",
  finalPull: (_, game) => `The last ${namesOf(game).check}`,
  finalLog: (view, game) => endingText(view, game).title,
  exit: (view, game) => endingText(view, game).title,
};

const HINTS: Readonly<Record<Stage, Words>> = {
  firstLog: () => "Open the log with a page of your own, or leave it blank.",
  rollForTasks: ({ config, knownNext }) =>
    `A die with ${config.dayDie} sides tells how many cards the day has.${knownNext === null ? "" : ` The ${cardName(knownNext)} lies on top.`}`,
  processCard: (view, game) => {
    const { check, tracker, ace } = nextCardOdds(view, game.content);
    const names = namesOf(game);
    return `Press the lit one to turn it. It is a ${names.check} with ${percent(check)}, a ${names.tracker} with ${percent(tracker)}, an Ace with ${percent(ace)}.`;
  },
  towerPull: () => "",
  specialChecks: (_, game) =>
    `You may do it now or never. The others stay in sight, and every ${namesOf(game).tracker} counts.`,
  journalPhase: () => "All cards of the day are turned. Write what it was like.",
  beaconRoll: (view, game) =>
    `${rescueDice(view) === 1 ? "One die" : `${rescueDice(view)} dice, one for each Ace`}; ${rescueNeed(view)} or more removes one of ${view.tokens} ${namesOf(game).tokens}. The chance of at least one is ${percent(rescueChance(view))}.`,
  finalPull: () => "Rescue is here. One last thing must hold.",
  finalLog: (view, game) => endingText(view, game).text,
  exit: (view, game) => endingText(view, game).text,
};

const KEYS: Readonly<Partial<Record<Action["type"], string>>> = {
  "roll-tasks": "n",
  "roll-rescue": "n",
  pull: "p",
  "use-tool": "t",
  "keep-king": "k",
  "end-story": "e",
};

/** Logs are closed where they are written, and cards are turned where they lie. */
const isElsewhere = ({ type }: Action) =>
  type === "write-log" || type === "skip-log" || type === "turn-card";

/** What lets a chance or a danger pass stands back a little. */
const isAside = ({ type }: Action) =>
  type === "use-tool" || type === "keep-king" || type === "end-story";

/** Shows the place in the day and its choices. */
export function Decision(props: {
  readonly snapshot: Snapshot<Wretched>;
  readonly game: StoryGame;
  readonly children?: ReactNode;
}) {
  const { snapshot, game, children } = props;
  const { view, legalActions } = snapshot;
  const choices = legalActions.filter((action) => !isElsewhere(action));
  const hint = HINTS[view.stage](view, game);
  return (
    <section className="wr-decision" aria-labelledby="wr-now">
      <LastRoll events={snapshot.events} game={game} />
      <h2 id="wr-now" tabIndex={-1}>
        {HEADINGS[view.stage](view, game)}
      </h2>
      {hint !== "" && <p>{hint}</p>}
      {view.check !== null && <CheckPanel view={view} check={view.check} game={game} />}
      {choices.length > 0 && (
        <div className="wr-choices">
          {choices.map((action, i) => (
            <Choice key={phraseOf(action, game)} action={action} place={i} game={game} />
          ))}
        </div>
      )}
      {children}
    </section>
  );
}

function Choice(props: {
  readonly action: Action;
  readonly place: number;
  readonly game: StoryGame;
}) {
  const { action, place, game } = props;
  const label = phraseOf(action, game);
  const key = KEYS[action.type] ?? String(place + 1);
  return (
    <ActionButton<Wretched>
      action={action}
      className={isAside(action) ? "plain" : "primary"}
      hotkey={{ key, label }}
    >
      {label}
    </ActionButton>
  );
}

const facesOf = (event: Event): readonly number[] | undefined => {
  if (event.type === "tasks-rolled") return [event.face];
  return event.type === "damage-taken" || event.type === "rescue-rolled" ? event.faces : undefined;
};

/** What was just rolled, and what came of it. */
function LastRoll(props: { readonly events: readonly Event[]; readonly game: StoryGame }) {
  const { events, game } = props;
  const roll = events.find((event) => facesOf(event) !== undefined);
  if (roll === undefined) return null;
  const reduction = roll.type === "damage-taken" ? roll.reduction : 0;
  return (
    <div className="wr-roll">
      <Dice faces={facesOf(roll) ?? []} />
      <p>
        {describeEvent(roll, game)}
        {reduction > 0 && ` The Aces took off ${reduction}.`}
      </p>
    </div>
  );
}
