// One fight of spire-act1. React reads the session through useSyncExternalStore; everything else is buttons.
import { Session } from "@games/core-game";
import { type Action, type CombatView, type SpireAct1, spireAct1 } from "@games/spire-act1";
import {
  describeAction,
  describeEvent,
  describeIntent,
  describeOutcome,
  describeQuestion,
  enemyName,
} from "@games/spire-act1/text";
import { useId, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";

type Run = Session<SpireAct1>;

/** The address may name a seed, such as ?seed=tuesday: the same seed is the same fight. */
function newRun(): Run {
  const seed = new URLSearchParams(location.search).get("seed") ?? crypto.randomUUID();
  return new Session(spireAct1, { seed, map: ["encounter"] });
}

function Fight({ fight: { player, enemies } }: { fight: CombatView }) {
  return (
    <>
      <p>
        You: {player.hp} HP, {player.block} block, {player.energy} energy
      </p>
      <ol aria-label="Enemies">
        {enemies.map(({ id, slot, hp, block, intent }) => (
          <li key={slot}>
            {enemyName(id, spireAct1)}: {hp} HP, {block} block
            {intent && <>; it {describeIntent(intent, spireAct1)}</>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A button for an action; one that is not legal says why, and can still be focused. */
function ActionButton({ run, action }: { run: Run; action: Action }) {
  const reason = useId();
  const refusal = run.game.check(run.state, action);
  return (
    <li>
      <button
        type="button"
        aria-disabled={refusal !== undefined}
        aria-describedby={refusal && reason}
        onClick={() => run.do(action)}
      >
        {describeAction(action, spireAct1, run.getSnapshot().view)}
      </button>{" "}
      {refusal && <small id={reason}>{refusal.message}</small>}
    </li>
  );
}

function App() {
  const [run, setRun] = useState(newRun);
  const { view, legalActions, events, outcome } = useSyncExternalStore(
    run.subscribe,
    run.getSnapshot,
  );
  const unplayable = (view.combat?.hand ?? [])
    .map(({ card }): Action => ({ type: "play", card }))
    .filter((action) => run.game.check(run.state, action) !== undefined);
  return (
    <>
      <h1>One fight</h1>
      {view.combat && <Fight fight={view.combat} />}
      {view.pending && <p>{describeQuestion(view.pending, spireAct1)}</p>}
      <ul aria-label="What you can do">
        {[...legalActions, ...unplayable].map((action, i) => (
          <ActionButton key={`${i} ${JSON.stringify(action)}`} run={run} action={action} />
        ))}
      </ul>
      <div role="log" aria-label="What happened">
        {events.map((event, i) => (
          <p key={`${i} ${event.type}`}>{describeEvent(event, spireAct1)}</p>
        ))}
      </div>
      <p role="status">{outcome && describeOutcome(outcome)}</p>
      {outcome && (
        <button type="button" onClick={() => setRun(newRun())}>
          New fight
        </button>
      )}
    </>
  );
}

createRoot(document.getElementById("app") as HTMLElement).render(<App />);
