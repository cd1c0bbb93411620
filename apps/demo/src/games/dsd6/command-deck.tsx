// The command deck: the crew, the button that moves the turn on, and the orders or the last report beside them.
import type { Session } from "@games/core-game";
import type { Action, Dsd6, Phase, View } from "@games/dsd6";
import { isOrder } from "@games/dsd6/orders";
import { describeEvent } from "@games/dsd6/text";
import { useMemo } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { useHotkey } from "../../play/hotkeys.tsx";
import type { Question } from "./chances.ts";
import { Crew } from "./crew.tsx";
import { OrdersPanel } from "./orders-panel.tsx";
import { useSelection } from "./selection.ts";
import { STEPS, stepTitle, TURN, type TurnPhase } from "./steps.ts";
import { useChance } from "./use-chance.ts";
import { rules, words } from "./words.ts";

/** Everything the captain's hands need. */
export function CommandDeck({ view }: { readonly view: View }) {
  const { die } = useSelection();
  const forecast = useForecast(view);
  return (
    <section className="ds-deck" aria-labelledby="ds-crew-heading">
      <div className="ds-hands">
        <h2 id="ds-crew-heading" className="visually-hidden">
          {words().deck.crew}
        </h2>
        <Crew view={view} />
        <ol className="ds-next" aria-label={words().deck.turn}>
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
  const { action, key } = STEPS[phase];
  const { start, short, end } = words().steps[phase];
  return (
    <ActionButton<Dsd6>
      action={action}
      className={phase === now ? "primary" : ""}
      closed={phase === now ? undefined : closedWords(now)}
      hotkey={{ key, label: stepTitle(phase) }}
    >
      <span className="ds-step">
        <span className="ds-rest">{start}</span>
        <span>{short}</span>
        <span className="ds-rest">{end}</span>
      </span>
    </ActionButton>
  );
}

const closedWords = (now: Phase): string =>
  now === "over" ? words().deck.gameOver : words().deck.first(stepTitle(now));

/** Without crew in the pool there is nothing to decide, and a whole turn can go by at once. */
function SkipButton({ view }: { readonly view: View }) {
  const { session, act } = useGameContext<Dsd6>();
  const isIdle = view.phase === "roll" && view.dice.every(({ place }) => place !== "pool");
  const skip = () => {
    const { turn } = view;
    for (;;) {
      const { legalActions, view: now } = session.getSnapshot();
      const [only, another] = legalActions;
      if (only === undefined || another !== undefined || now.turn !== turn || !act(only)) return;
    }
  };
  useHotkey(isIdle ? "s" : undefined, words().deck.skip, skip);
  if (!isIdle) return null;
  return (
    <button type="button" className="plain" onClick={skip} aria-keyshortcuts="s">
      {words().deck.skip}
      <span className="key" aria-hidden="true">
        s
      </span>
    </button>
  );
}

/** What moving on would bring; the chance that luck decides comes when it is counted. */
function useForecast(view: View): string {
  const { session, snapshot } = useGameContext<Dsd6>();
  const { legalActions } = snapshot;
  const isCounted = view.phase !== "assign" || isFewDraws(view);
  const chance = useChance(
    isCounted ? ASKED[view.phase]?.action : undefined,
    ASKED[view.phase]?.question ?? "something-called",
  );
  const says = words().deck;
  // The words are asked for by it: in another language it is told again.
  const coming = useMemo(() => comingWords(session, view), [session, view, says]);
  switch (view.phase) {
    case "roll":
      return says.toRoll(view.dice.filter(({ place }) => place === "pool").length);
    case "assign":
      return `${idleNote(legalActions)} ${drawNote(view, chance)}`;
    case "draw":
      return says.wakes(chance ?? "…");
    default:
      return coming;
  }
}

/** What is asked about the step of a phase. */
const ASKED: Readonly<
  Partial<Record<Phase, { readonly action: Action; readonly question: Question }>>
> = {
  assign: { action: STEPS.assign.action, question: "enemy-come" },
  draw: { action: STEPS.draw.action, question: "something-called" },
};

/** What facing the threats will do. */
function comingWords({ game, state }: Session<Dsd6>, { phase }: View): string {
  if (phase !== "activate") return "";
  const ahead = game.preview(state, STEPS.activate.action);
  if (!ahead.ok) return "";
  const { events, isOpen } = ahead.value;
  const known = events.flatMap((event) => describeEvent(event, game, rules()) ?? []);
  return [...known, ...(isOpen ? [words().deck.luck] : [])].join(" ");
}

function idleNote(legalActions: readonly Action[]): string {
  const idle = new Set(legalActions.filter(isOrder).map(({ die }) => die)).size;
  return words().deck.idle(idle);
}

/** More draws than this have too many courses to be counted while somebody waits. */
const FEW_EXTRAS = 1;

const isFewDraws = ({ deckSize, scannerCards }: View) => deckSize > 0 && scannerCards <= FEW_EXTRAS;

function drawNote(view: View, chance: string | undefined): string {
  const says = words().deck;
  if (view.deckSize === 0) return says.deckEmpty;
  const isSeveral = view.scannerCards > 0;
  return isFewDraws(view) ? says.drawnWith(isSeveral, chance ?? "…") : says.drawn(isSeveral);
}

/** What the last change did; the frame speaks it, so that this is for the eye. */
function Report({ view }: { readonly view: View }) {
  const { session, snapshot } = useGameContext<Dsd6>();
  const told = rules();
  const lines = useMemo(() => {
    // What came before the first turn is told as long as nothing else has happened.
    const events = snapshot.step === 0 ? session.history()[0]?.events : snapshot.events;
    return events?.flatMap((event) => describeEvent(event, session.game, told) ?? []) ?? [];
  }, [session, snapshot, told]);
  return (
    <div className="ds-report">
      <ol key={snapshot.step} aria-hidden="true">
        {lines.map((line, i) => (
          <li key={i} style={{ animationDelay: `${i * 90}ms` }}>
            {line}
          </li>
        ))}
      </ol>
      <p className="quiet">{words().deck.hints[view.phase]}</p>
    </div>
  );
}
