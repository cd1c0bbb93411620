// One fight of spire-act1: a session, the buttons for what can be done, and a log.
import { Session } from "@games/core-game";
import { type Action, type SpireAct1, spireAct1 } from "@games/spire-act1";
import * as text from "@games/spire-act1/text";
import { useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { useSession } from "./use-session.ts";

type Run = Session<SpireAct1>;
const query = new URLSearchParams(location.search); // ?seed=tuesday is the same fight for everyone

function newRun(): Run {
  const seed = query.get("seed") ?? crypto.randomUUID();
  const run = new Session(spireAct1, { seed, map: ["encounter"] });
  if (query.has("inspect")) import("@games/inspector").then(({ inspect }) => inspect(run));
  return run;
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
        {text.describeAction(action, spireAct1, run.getSnapshot().view)}
      </button>{" "}
      {refusal && <small id={reason}>{refusal.message}</small>}
    </li>
  );
}

function App() {
  const [run, setRun] = useState(newRun);
  const [log, setLog] = useState<readonly string[]>([]);
  const { view, legalActions, outcome } = useSession(run, (events) => {
    const sentences = events.map((event) => text.describeEvent(event, spireAct1) ?? "");
    setLog((before) => [...before, ...sentences.filter(Boolean)]);
  });
  const { player, enemies = [], hand = [] } = view.combat ?? {};
  const actions = hand.map(({ card }): Action => ({ type: "play", card }));
  const unplayable = actions.filter((action) => run.game.check(run.state, action) !== undefined);
  return (
    <>
      <h1>One fight</h1>
      {player && `You: ${player.hp} HP, ${player.block} block, ${player.energy} energy`}
      {enemies.map(({ id, slot, hp, intent }) => (
        <p key={slot}>
          {text.enemyName(id, spireAct1)}: {hp} HP
          {intent && <>; it {text.describeIntent(intent, spireAct1)}</>}
        </p>
      ))}
      {view.pending && <p>{text.describeQuestion(view.pending, spireAct1)}</p>}
      <ul aria-label="What you can do">
        {[...legalActions, ...unplayable].map((action) => (
          <ActionButton key={JSON.stringify(action)} run={run} action={action} />
        ))}
      </ul>
      <p role="status">{outcome && text.describeOutcome(outcome)}</p>
      {outcome && (
        <button type="button" onClick={() => setRun(newRun())}>
          New fight
        </button>
      )}
      <div role="log" aria-label="What happened" style={{ whiteSpace: "pre-line" }}>
        {log.join("\n")}
      </div>
    </>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
