// The table of bomb flip: two cards, the run, the bank, and the odds.
import { BANK, type BombFlip, FLIP_LEFT, FLIP_RIGHT, type Side } from "@games/bomb-flip";
import { ActionButton } from "../../play/action-button.tsx";
import type { ScreenProps } from "../plugin.ts";
import { AdvisorPanel } from "./advisor-panel.tsx";
import { type Face, FaceDrawing } from "./faces.tsx";
import { useReveal } from "./reveal.ts";
import { RiskPanel } from "./risk-panel.tsx";
import { Run } from "./run.tsx";
import { ScoreBoard } from "./score-board.tsx";
import { words } from "./words.ts";
import "./bomb-flip.css";
import "./counsel.css";
import "./run.css";

const FLIPS = {
  left: { action: FLIP_LEFT, key: "1" },
  right: { action: FLIP_RIGHT, key: "2" },
} as const;

/** Everything between the bar and the log. */
export function Screen({ session, snapshot }: ScreenProps<BombFlip>) {
  const { view } = snapshot;
  const reveal = useReveal(snapshot);
  const says = words().screen;
  return (
    <div className="bf">
      <ScoreBoard view={view} />
      <section className="bf-felt" aria-label={says.cards}>
        <div className="bf-cards">
          <Card side="left" face={reveal?.faces.left} isChosen={reveal?.side === "left"} />
          <Card side="right" face={reveal?.faces.right} isChosen={reveal?.side === "right"} />
        </div>
        <Run view={view} />
        <ActionButton<BombFlip>
          action={BANK}
          className="bf-bank"
          hotkey={{ key: "b", label: says.bankKey }}
        >
          {says.bank(view.payout)}
        </ActionButton>
      </section>
      {snapshot.outcome === undefined && (
        <div className="bf-counsel">
          <RiskPanel state={session.state} />
          <AdvisorPanel snapshot={snapshot} />
        </div>
      )}
    </div>
  );
}

function Card(props: {
  readonly side: Side;
  readonly face: Face | undefined;
  readonly isChosen: boolean;
}) {
  const { side, face, isChosen } = props;
  const { action, key } = FLIPS[side];
  const { flip, flips } = words().screen;
  const label = flips[side];
  const classes = ["bf-card", face === undefined ? "" : "turned", isChosen ? "chosen" : ""];
  return (
    <ActionButton<BombFlip>
      action={action}
      label={label}
      hotkey={{ key, label }}
      className={classes.join(" ")}
    >
      <span className="bf-turn" aria-hidden="true">
        <span className="bf-back">
          <span className="bf-flip">{flip}</span>
        </span>
        <span className="bf-front" data-face={face?.kind}>
          {face !== undefined && <FaceDrawing face={face} />}
        </span>
      </span>
    </ActionButton>
  );
}
