// The advisor: what perfect play would do here, for those who ask.
import type { BombFlip } from "@games/bomb-flip";
import { describeAction } from "@games/bomb-flip/text";
import type { Snapshot } from "@games/core-game";
import { useState } from "react";
import { AIMS, type Aim, useAdvice } from "./advice.ts";

const AIM_LABELS: Readonly<Record<Aim, string>> = {
  "best-score": "For the most points",
  "best-gold": "For the best chance of gold",
};

/** The panel; the thinking begins when it is opened. */
export function AdvisorPanel({ snapshot }: { readonly snapshot: Snapshot<BombFlip> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel bf-advisor" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Ask the advisor</summary>
      {isOpen && <AdviceList snapshot={snapshot} />}
    </details>
  );
}

function AdviceList({ snapshot }: { readonly snapshot: Snapshot<BombFlip> }) {
  const advice = useAdvice(snapshot);
  return (
    <div role="status" aria-label="Advice">
      <dl>
        {AIMS.map((aim) => (
          <div key={aim}>
            <dt>{AIM_LABELS[aim]}</dt>
            <dd>{wordsOf(advice.has(aim), advice.get(aim))}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        The game is solved: every position has an exact value. Left or right makes no difference.
      </p>
    </div>
  );
}

function wordsOf(isKnown: boolean, action: BombFlip["action"] | undefined): string {
  if (!isKnown) return "Thinking …";
  if (action === undefined) return "No advice.";
  return action.type === "flip" ? "Flip a card." : describeAction(action);
}
