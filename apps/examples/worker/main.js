// Bomb flip with hints. The page stays responsive while a worker thinks, and a hint that is no longer wanted is cancelled.
import { bombFlip } from "@games/bomb-flip";
import { describeAction, describeOutcome } from "@games/bomb-flip/text";
import { Session } from "@games/core-game";

const query = new URLSearchParams(location.search);
const session = new Session(bombFlip, { seed: query.get("seed") ?? crypto.randomUUID() });
const element = (id) => document.getElementById(id);
let worker;

/** Ends a search at once, wherever it is. */
function cancel() {
  worker?.terminate();
  worker = undefined;
}

element("hint").addEventListener("click", () => {
  cancel();
  element("advice").textContent = "Thinking…";
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data: action }) => {
    cancel();
    element("advice").textContent = `A good player would now: ${describeAction(action)}`;
  });
  worker.postMessage({ saved: bombFlip.save(session.state), rollouts: 20_000 });
});

session.subscribe(({ view, legalActions, outcome }) => {
  cancel();
  element("advice").textContent = "";
  element("run").textContent =
    `${view.lives} lives, ${view.totalScore} points; this run is worth ${view.payout}`;
  element("outcome").textContent = outcome ? describeOutcome(outcome) : "";
  element("hint").disabled = outcome !== undefined;
  const buttons = legalActions.map((action) => {
    const button = document.createElement("button");
    button.textContent = describeAction(action);
    button.addEventListener("click", () => session.do(action));
    return button;
  });
  element("actions").replaceChildren(...buttons);
});

if (query.has("inspect"))
  import("@games/inspector").then(({ inspect }) =>
    inspect(session, { describeAction: (action) => describeAction(action) }),
  );
