// The command deck: the crew, the button that moves the turn on, and the orders or the last report beside them.
import { type Action, type Dsd6, type Phase, preview, type View } from "@games/dsd6";
import { describeEvent } from "@games/dsd6/text";
import { useMemo } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useTable } from "../../play/table.ts";
import { Crew } from "./crew.tsx";
import { useHelm } from "./helm.ts";
import { isOrder } from "./orders.ts";
import { OrdersPanel } from "./orders-panel.tsx";

const STEPS: Readonly<Record<Phase, { readonly action: Action; readonly title: string }>> = {
  roll: { action: { type: "roll" }, title: "Roll the crew" },
  assign: { action: { type: "end-assign" }, title: "End assignments" },
  draw: { action: { type: "continue" }, title: "Roll the threat die" },
  activate: { action: { type: "continue" }, title: "Face the threats" },
  over: { action: { type: "continue" }, title: "Game over" },
};

/** Everything the captain's hands need. */
export function CommandDeck({ view }: { readonly view: View }) {
  const { die } = useHelm();
  const { action, title } = STEPS[view.phase];
  return (
    <section className="ds-deck" aria-labelledby="ds-crew-heading">
      <div className="ds-hands">
        <h2 id="ds-crew-heading" className="visually-hidden">
          Crew
        </h2>
        <Crew view={view} />
        <div className="ds-next">
          <ActionButton<Dsd6>
            action={action}
            className="primary"
            hotkey={{ key: "n", label: "Move the turn on" }}
          >
            {title}
          </ActionButton>
          <p className="quiet">
            <NextNote view={view} />
          </p>
        </div>
      </div>
      {die === undefined ? <Report view={view} /> : <OrdersPanel die={die} view={view} />}
    </section>
  );
}

/** What moving on would bring. */
function NextNote({ view }: { readonly view: View }) {
  const { session, snapshot } = useTable<Dsd6>();
  const dice = (count: number) => (count === 1 ? "1 die" : `${count} dice`);
  switch (view.phase) {
    case "roll":
      return `${dice(view.dice.filter(({ place }) => place === "pool").length)} to roll.`;
    case "assign": {
      const idle = new Set(snapshot.legalActions.filter(isOrder).map(({ die }) => die)).size;
      const extra = view.scannerCards;
      return `${idle === 0 ? "Every die is used." : `${dice(idle)} could still act.`} Then a card is drawn${extra === 0 ? "" : `, and ${extra} more for the Scanners`}.`;
    }
    case "draw":
      return "Threats with the symbol it shows will act.";
    case "activate": {
      const ahead = preview(session.game, session.state, STEPS.activate.action);
      return ahead === undefined
        ? "Something is drawn from the deck on the way."
        : ahead.events.map(describeEvent).join(" ");
    }
    case "over":
      return "";
  }
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
