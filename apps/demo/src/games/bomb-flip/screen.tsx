// The table of bomb flip: two cards, the run, the bank, and the odds.
import { BANK, type BombFlip, FLIP_LEFT, FLIP_RIGHT, NUMBERS, type Side } from "@games/bomb-flip";
import { JOKER_EFFECTS, JOKER_NAMES } from "@games/bomb-flip/text";
import { ActionButton } from "../../play/action-button.tsx";
import type { ScreenProps } from "../plugin.ts";
import { AdvisorPanel } from "./advisor-panel.tsx";
import { type Face, FaceDrawing, JokerDrawing } from "./faces.tsx";
import { useReveal } from "./reveal.ts";
import { RiskPanel } from "./risk-panel.tsx";
import { ScoreBoard } from "./score-board.tsx";
import "./bomb-flip.css";
import "./counsel.css";
import "./run.css";

const FLIPS = {
  left: { action: FLIP_LEFT, label: "Flip the left card", key: "1" },
  right: { action: FLIP_RIGHT, label: "Flip the right card", key: "2" },
} as const;

/** Everything between the bar and the log. */
export function Screen({ session, snapshot }: ScreenProps<BombFlip>) {
  const { view } = snapshot;
  const reveal = useReveal(snapshot);
  return (
    <div className="bf">
      <ScoreBoard view={view} />
      <section className="bf-felt" aria-label="Cards">
        <div className="bf-cards">
          <Card side="left" face={reveal?.faces.left} isChosen={reveal?.side === "left"} />
          <Card side="right" face={reveal?.faces.right} isChosen={reveal?.side === "right"} />
        </div>
        <Run view={view} />
        <ActionButton<BombFlip>
          action={BANK}
          className="bf-bank"
          hotkey={{ key: "b", label: "Bank the run" }}
        >
          {view.payout > 0 ? `Bank ${view.payout} points` : "Bank"}
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
  const { action, label, key } = FLIPS[side];
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
          <span className="bf-flip">Flip</span>
        </span>
        <span className="bf-front" data-face={face?.kind}>
          {face !== undefined && <FaceDrawing face={face} />}
        </span>
      </span>
    </ActionButton>
  );
}

function Run({ view }: { readonly view: BombFlip["view"] }) {
  return (
    <div className="bf-run">
      <p className="bf-streak">
        Streak <b>{view.streak}</b>
        {view.bonusBank > 0 && <span>{` · next bank +${view.bonusBank}`}</span>}
      </p>
      <ul className="bf-slots" aria-label="Numbers of this run">
        {Array.from({ length: NUMBERS }, (_, i) => i + 1).map((number) => (
          <Slot key={number} number={number} isHeld={view.runUniques.includes(number)} />
        ))}
      </ul>
      <Jokers view={view} />
    </div>
  );
}

const Slot = ({ number, isHeld }: { readonly number: number; readonly isHeld: boolean }) => (
  <li className={isHeld ? "held" : undefined}>
    <span aria-hidden="true">{number}</span>
    <span className="visually-hidden">{isHeld ? `${number} collected` : `${number} missing`}</span>
  </li>
);

function Jokers({ view }: { readonly view: BombFlip["view"] }) {
  const held = [
    { joker: "shield", isHeld: view.runHasShield, words: "up" },
    {
      joker: "scrambler",
      isHeld: view.scramblerCharges > 0,
      words: `${view.scramblerCharges} left`,
    },
    { joker: "jammer", isHeld: view.jammerTurns > 0, words: `${view.jammerTurns} left` },
  ] as const;
  return (
    <ul className="bf-jokers" aria-label="Jokers">
      {held.map(({ joker, isHeld, words }) => (
        <li key={joker} className={isHeld ? "held" : undefined} title={JOKER_EFFECTS[joker]}>
          <span aria-hidden="true">
            <JokerDrawing joker={joker} />
          </span>
          {`${JOKER_NAMES[joker]}: ${isHeld ? words : "none"}`}
        </li>
      ))}
    </ul>
  );
}
