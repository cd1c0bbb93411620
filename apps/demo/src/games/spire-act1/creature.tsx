// What hero and enemies have in common: HP, what lies on them, and the numbers that fly up.

import type { Creature } from "@games/spire-act1";
import { Term } from "../../play/glossary/term.tsx";
import { Sign, type SignName } from "./icons.tsx";
import { MARKS, type Mark, markName } from "./marks.ts";
import { useReading } from "./reading.ts";
import { words } from "./words.ts";

interface HpProps {
  readonly hp: number;
  readonly maxHp: number;
  /** HP after what is looked at. */
  readonly next: number;
}

/** HP as a bar and in numbers. */
export function HpBar({ hp, maxHp, next }: HpProps) {
  const share = (value: number) => `${Math.max(0, Math.min(1, value / maxHp)) * 100}%`;
  return (
    <div className="sp-hp">
      <div className="sp-hp-bar" aria-hidden="true">
        <span className="sp-hp-now" style={{ width: share(hp) }} />
        <span className="sp-hp-next" style={{ width: share(Math.min(hp, next)) }} />
      </div>
      <p>
        <span className="visually-hidden">{words().battle.hp}</span>
        <b>{hp}</b>
        {` / ${maxHp}`}
        {next !== hp && <em>{` → ${next}`}</em>}
      </p>
    </div>
  );
}

const MARK_SIGNS: Readonly<Record<Mark, SignName>> = {
  block: "shield",
  strength: "fist",
  vulnerable: "crack",
  weak: "down",
  poison: "drop",
};

/** Block and tokens, those that there are. */
export function Marks(props: {
  readonly on: Readonly<Partial<Record<Mark, number>>>;
  readonly next?: Readonly<Partial<Record<Mark, number>>> | undefined;
}) {
  const { on, next = on } = props;
  const shown = MARKS.filter((mark) => (on[mark] ?? 0) !== 0 || (next[mark] ?? 0) !== 0);
  return (
    <ul className="sp-marks" aria-label={words().battle.marks}>
      {shown.map((mark) => {
        const [now, then] = [on[mark] ?? 0, next[mark] ?? 0];
        return (
          <li key={mark} data-mark={mark}>
            <Term id={mark}>
              <Sign name={MARK_SIGNS[mark]} />
              <span className="visually-hidden">{`${markName(mark)}: `}</span>
              {now === then ? now : `${now} → ${then}`}
            </Term>
          </li>
        );
      })}
    </ul>
  );
}

/** The numbers that the last change lets fly up; the frame speaks them, so that these are for the eye. */
export function Floats({ target }: { readonly target: Creature }) {
  const floats = useReading().floats.get(target) ?? [];
  return (
    <span className="sp-floats" aria-hidden="true">
      {floats.map(({ key, kind, text, delay }) => (
        <span key={key} data-float={kind} style={{ animationDelay: `${delay}ms` }}>
          {text}
        </span>
      ))}
    </span>
  );
}
