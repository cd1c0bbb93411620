// What is to be done now: the place in the day, what just came of the last roll, and every choice there is.

import type { Snapshot } from "@games/core-game";
import type { Action, Event, RestingStage, View, Wretched } from "@games/wretched";
import type { Ending, Pack } from "@games/wretched/packs";
import { nextCardOdds, rescueChance, rescueDice, rescueNeed } from "@games/wretched/screen";
import { cardName, describeAction, describeEvent } from "@games/wretched/text";
import type { ReactNode } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { Dice } from "./cards.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { percent } from "./odds.ts";

/** The action in words, without the full stop. */
export const phraseOf = (action: Action, pack: Pack): string =>
  describeAction(action, pack.names).replace(/\.$/, "");

/** The way a game ended. */
const endingOf = ({ status, defeatReason }: View): Ending =>
  defeatReason ?? (status === "victory" ? "victory" : "ended");

type Words = (view: View, pack: Pack) => string;

const HEADINGS: Readonly<Record<RestingStage, Words>> = {
  firstLog: () => "Before the first day",
  rollForTasks: ({ day }) => `Day ${day} begins`,
  processCard: ({ hand }) =>
    hand === 1 ? "One card lies face down" : `${hand} cards lie face down`,
  towerPull: (_, { names }) => `A ${names.check} is due`,
  specialChecks: (_, { names }) => `One ${names.tracker} can go`,
  journalPhase: ({ day }) => `The evening of day ${day}`,
  beaconRoll: () => "Does anybody hear?",
  finalPull: (_, { names }) => `The last ${names.check}`,
  finalLog: (view, { endings }) => endings[endingOf(view)].title,
  exit: (view, { endings }) => endings[endingOf(view)].title,
};

const HINTS: Readonly<Record<RestingStage, Words>> = {
  firstLog: () => "Open the log with a page of your own, or leave it blank.",
  rollForTasks: ({ config, knownNext }) =>
    `A die with ${config.dayDie} sides tells how many cards the day has.${knownNext === null ? "" : ` The ${cardName(knownNext)} lies on top.`}`,
  processCard: (view, pack) => {
    const { check, tracker, ace } = nextCardOdds(view, pack);
    return `Press the lit one to turn it. It is a ${pack.names.check} with ${percent(check)}, a ${pack.names.tracker} with ${percent(tracker)}, an Ace with ${percent(ace)}.`;
  },
  towerPull: () => "",
  specialChecks: (_, { names }) =>
    `You may do it now or never. The others stay in sight, and every ${names.tracker} counts.`,
  journalPhase: () => "All cards of the day are turned. Write what it was like.",
  beaconRoll: (view, { names }) =>
    `${rescueDice(view) === 1 ? "One die" : `${rescueDice(view)} dice, one for each Ace`}; ${rescueNeed(view)} or more removes one of ${view.tokens} ${names.tokens}. The chance of at least one is ${percent(rescueChance(view))}.`,
  finalPull: () => "Rescue is here. One last thing must hold.",
  finalLog: (view, { endings }) => endings[endingOf(view)].text,
  exit: (view, { endings }) => endings[endingOf(view)].text,
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
  readonly pack: Pack;
  readonly children?: ReactNode;
}) {
  const { snapshot, pack, children } = props;
  const { view, legalActions } = snapshot;
  const choices = legalActions.filter((action) => !isElsewhere(action));
  const hint = HINTS[view.stage](view, pack);
  return (
    <section className="wr-decision" aria-labelledby="wr-now">
      <LastRoll events={snapshot.events} pack={pack} />
      <h2 id="wr-now" tabIndex={-1}>
        {HEADINGS[view.stage](view, pack)}
      </h2>
      {hint !== "" && <p>{hint}</p>}
      {view.check !== null && <CheckPanel view={view} check={view.check} names={pack.names} />}
      {choices.length > 0 && (
        <div className="wr-choices">
          {choices.map((action, i) => (
            <Choice key={phraseOf(action, pack)} action={action} place={i} pack={pack} />
          ))}
        </div>
      )}
      {children}
    </section>
  );
}

function Choice(props: { readonly action: Action; readonly place: number; readonly pack: Pack }) {
  const { action, place, pack } = props;
  const label = phraseOf(action, pack);
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
function LastRoll({ events, pack }: { readonly events: readonly Event[]; readonly pack: Pack }) {
  const roll = events.find((event) => facesOf(event) !== undefined);
  if (roll === undefined) return null;
  const reduction = roll.type === "damage-taken" ? roll.reduction : 0;
  return (
    <div className="wr-roll">
      <Dice faces={facesOf(roll) ?? []} />
      <p>
        {describeEvent(roll, pack.names)}
        {reduction > 0 && ` The Aces took off ${reduction}.`}
      </p>
    </div>
  );
}
