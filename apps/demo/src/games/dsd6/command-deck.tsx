// The command deck: the crew, the button that moves the turn on, and the orders or the last report beside them.
import type { Session } from "@games/core-game";
import { type Action, type Dsd6, type Phase, preview, type View } from "@games/dsd6";
import { describeEvent } from "@games/dsd6/text";
import { useMemo } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useHotkey } from "../../play/hotkeys.tsx";
import { useTable } from "../../play/table.ts";
import { chanceThat, hasEnemyCome, isSomethingCalled } from "./chances.ts";
import { Crew } from "./crew.tsx";
import { useHelm } from "./helm.ts";
import { isOrder } from "./orders.ts";
import { OrdersPanel } from "./orders-panel.tsx";
import { STEPS, TURN, type TurnPhase } from "./steps.ts";

/** Everything the captain's hands need. */
export function CommandDeck({ view }: { readonly view: View }) {
  const { die } = useHelm();
  const forecast = useForecast(view);
  return (
    <section className="ds-deck" aria-labelledby="ds-crew-heading">
      <div className="ds-hands">
        <h2 id="ds-crew-heading" className="visually-hidden">
          Crew
        </h2>
        <Crew view={view} />
        <ol className="ds-next" aria-label="The turn">
          {TURN.map((phase) => (
            <li key={phase}>
              <StepButton phase={phase} now={view.phase} />
            </li>
          ))}
        </ol>
      </div>
      <div className="ds-counsel">
        <p className="quiet ds-forecast">{forecast}</p>
        <SkipButton view={view} />
        {die === undefined ? <Report view={view} /> : <OrdersPanel die={die} view={view} />}
      </div>
    </section>
  );
}

/** The button of one phase; it stays where it is and what it is, whatever the phase. */
function StepButton({ phase, now }: { readonly phase: TurnPhase; readonly now: Phase }) {
  const { action, title, short, key } = STEPS[phase];
  const [before, after] = title.split(short);
  return (
    <ActionButton<Dsd6>
      action={action}
      className={phase === now ? "primary" : ""}
      closed={phase === now ? undefined : closedWords(now)}
      hotkey={{ key, label: title }}
    >
      <span className="ds-step">
        <span className="ds-rest">{before}</span>
        <span>{short}</span>
        <span className="ds-rest">{after}</span>
      </span>
    </ActionButton>
  );
}

const closedWords = (now: Phase): string =>
  now === "over" ? "The game is over." : `First: ${STEPS[now].title.toLowerCase()}.`;

/** Without crew in the pool there is nothing to decide, and a whole turn can go by at once. */
function SkipButton({ view }: { readonly view: View }) {
  const { session, act } = useTable<Dsd6>();
  const isIdle = view.phase === "roll" && view.dice.every(({ place }) => place !== "pool");
  const skip = () => {
    const { turn } = view;
    for (;;) {
      const { legalActions, view: now } = session.getSnapshot();
      const [only, another] = legalActions;
      if (only === undefined || another !== undefined || now.turn !== turn || !act(only)) return;
    }
  };
  useHotkey(isIdle ? "s" : undefined, "Skip this turn", skip);
  if (!isIdle) return null;
  return (
    <button type="button" className="plain" onClick={skip} aria-keyshortcuts="s">
      Skip this turn
      <span className="key" aria-hidden="true">
        s
      </span>
    </button>
  );
}

/** What moving on would bring. */
function useForecast(view: View): string {
  const { session, snapshot } = useTable<Dsd6>();
  const { legalActions } = snapshot;
  return useMemo(() => {
    switch (view.phase) {
      case "roll":
        return `${countDice(view.dice.filter(({ place }) => place === "pool").length)} to roll.`;
      case "assign":
        return `${idleNote(legalActions)} ${drawNote(session, view)}`;
      case "draw":
        return `${chanceThat(session, STEPS.draw.action, isSomethingCalled)} that it wakes something.`;
      case "activate": {
        const ahead = preview(session.game, session.state, STEPS.activate.action);
        return ahead?.events.map(describeEvent).join(" ") ?? "It also draws from the deck.";
      }
      case "over":
        return "";
    }
  }, [session, view, legalActions]);
}

const countDice = (count: number) => (count === 1 ? "1 die" : `${count} dice`);

function idleNote(legalActions: readonly Action[]): string {
  const idle = new Set(legalActions.filter(isOrder).map(({ die }) => die)).size;
  return idle === 0 ? "Every die is used." : `${countDice(idle)} could still act.`;
}

/** More draws than this have too many courses to be counted while somebody waits. */
const FEW_EXTRAS = 1;

function drawNote(session: Session<Dsd6>, { deckSize, scannerCards }: View): string {
  if (deckSize === 0) return "The deck is empty.";
  const cards = scannerCards === 0 ? "A card is" : "Cards are";
  if (scannerCards > FEW_EXTRAS) return `${cards} drawn.`;
  return `${cards} drawn: ${chanceThat(session, STEPS.assign.action, hasEnemyCome)} for an enemy.`;
}

const HINTS: Readonly<Record<Phase, string>> = {
  roll: "Roll the dice in the pool. Threat faces lock in the Scanners.",
  assign: "Take a die: tap it, press its number, or drag it to a station or a threat.",
  draw: "The turn's card is drawn. The threat die comes next.",
  activate: "The die is cast: look at what lights up, then face it.",
  over: "",
};

/** What the last change did; the frame speaks it, so that this is for the eye. */
function Report({ view }: { readonly view: View }) {
  const { snapshot } = useTable<Dsd6>();
  const lines = useMemo(() => snapshot.events.map(describeEvent), [snapshot]);
  return (
    <div className="ds-report">
      <ol key={snapshot.step} aria-hidden="true">
        {lines.map((line, i) => (
          <li key={i} style={{ animationDelay: `${i * 90}ms` }}>
            {line}
          </li>
        ))}
      </ol>
      <p className="quiet">{HINTS[view.phase]}</p>
    </div>
  );
}
