// Bomb flip on a plain page: the buttons are made once, and every change of the session updates the texts.
import { BANK, bombFlip, FLIP_LEFT, FLIP_RIGHT, risk } from "@games/bomb-flip";
import { describeAction, describeEvent, describeOutcome } from "@games/bomb-flip/text";
import { Session } from "@games/core-game";

const query = new URLSearchParams(location.search);
const session = new Session(bombFlip, { seed: query.get("seed") ?? crypto.randomUUID() });

const element = (id) => document.getElementById(id);
const percent = (chance) => `${(chance * 100).toFixed(1)}%`;

const buttons = [FLIP_LEFT, FLIP_RIGHT, BANK].map((action) => {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = describeAction(action);
  button.addEventListener("click", () => session.do(action));
  element("actions").append(button);
  return { button, action };
});

/** A button of an illegal action says why: `check` returns a refusal with a sentence, or undefined. */
function showActions() {
  let reason = "";
  for (const { button, action } of buttons) {
    const refusal = bombFlip.check(session.state, action);
    button.setAttribute("aria-disabled", String(refusal !== undefined));
    if (refusal) button.setAttribute("aria-describedby", "reason");
    else button.removeAttribute("aria-describedby");
    reason = refusal?.message ?? reason;
  }
  element("reason").textContent = reason;
}

function showEvents(events) {
  for (const sentence of events.map((event) => describeEvent(event)).filter(Boolean)) {
    const line = document.createElement("p");
    line.textContent = sentence;
    element("log").prepend(line);
  }
}

session.subscribe(({ view, events, outcome }) => {
  const { bomb, bust } = risk(session.state);
  element("run").textContent =
    `${view.lives} lives, ${view.totalScore} points; this run: ` +
    `${view.runUniques.join(", ") || "no number yet"}, worth ${view.payout}`;
  element("risk").textContent = outcome
    ? ""
    : `A flip is the bomb in ${percent(bomb)} and ends the run by a duplicate in ${percent(bust)}.`;
  element("outcome").textContent = outcome ? describeOutcome(outcome) : "";
  showActions();
  showEvents(events);
});
if (query.has("inspect"))
  import("@games/inspector").then(({ inspect }) =>
    inspect(session, { describeAction: (action) => describeAction(action) }),
  );
