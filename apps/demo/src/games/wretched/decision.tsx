// What is to be done now: the place in the day, what just came of the last roll, and every choice there is.
import type { Snapshot } from "@games/core-game";
import type { Action, Wretched, WretchedEvent } from "@games/wretched";
import { describeStanding } from "@games/wretched/screen";
import { describeEvent } from "@games/wretched/text";
import type { ReactNode } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { Dice } from "./cards.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { phraseOf } from "./phrase.ts";
import { ProseText } from "./prose.tsx";
import { words } from "./screen-words.ts";
import type { StoryGame } from "./stories.ts";
import { rules } from "./words.ts";

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
  const { title, text, language } = describeStanding(view, game, rules());
  return (
    <section className="wr-decision" aria-labelledby="wr-now">
      <LastRoll events={snapshot.events} game={game} />
      <h2 id="wr-now" tabIndex={-1} lang={language}>
        {title}
      </h2>
      {/* Once it is over, the story of the end stands above. */}
      {snapshot.outcome === undefined && (
        <div lang={language}>
          <ProseText text={text} />
        </div>
      )}
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

const facesOf = (event: WretchedEvent): readonly number[] | undefined => {
  if (event.type === "tasks-rolled") return [event.face];
  return event.type === "damage-taken" || event.type === "rescue-rolled" ? event.faces : undefined;
};

/** What was just rolled, and what came of it. */
function LastRoll(props: { readonly events: readonly WretchedEvent[]; readonly game: StoryGame }) {
  const { events, game } = props;
  const roll = events.find((event) => facesOf(event) !== undefined);
  if (roll === undefined) return null;
  const reduction = roll.type === "damage-taken" ? roll.reduction : 0;
  return (
    <div className="wr-roll">
      <Dice faces={facesOf(roll) ?? []} />
      <p>
        {describeEvent(roll, game, rules())}
        {reduction > 0 && ` ${words().tookOff(reduction)}`}
      </p>
    </div>
  );
}
