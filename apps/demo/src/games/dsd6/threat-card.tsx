// A threat card: what it does, how it stands, who works on it, and what the order looked at would do to it.
import type { Dsd6, ThreatView, View } from "@games/dsd6";
import { describeEffect, threatName } from "@games/dsd6/text";
import { useGameContext } from "../../play/game-context.ts";
import { Art } from "./art.tsx";
import { isCalled } from "./chances.ts";
import { Change } from "./change.tsx";
import { LyingDie } from "./die.tsx";
import { Icon } from "./icons.tsx";
import { useReading } from "./reading.ts";
import { placeProps, useSelection } from "./selection.ts";
import { rules, words } from "./words.ts";

/** The classes of a card for what just happened to it, the strongest last. */
const MOVES = [
  ["card-drawn", "entered"],
  ["stasis-placed", "stilled"],
  ["stasis-used", "stilled"],
  ["threat-activated", "fired"],
  ["threat-hit", "hit"],
] as const;

interface CardProps {
  readonly threat: ThreatView;
  readonly view: View;
  readonly ahead: View | undefined;
}

/** A threat in play. */
export function ThreatCard({ threat, view, ahead }: CardProps) {
  const { card, kind, symbol, passive, activate, targetRefusal, stasis } = threat;
  const { step, cards } = useReading();
  const selection = useSelection();
  const { game } = useGameContext<Dsd6>().session;
  const says = words().threats;
  const isNew = view.drawn.some((drawn) => drawn.card === card);
  const moves = cards.get(card) ?? [];
  const move = MOVES.findLast(([type]) => moves.includes(type))?.[1];
  const next = ahead === undefined ? threat : ahead.threats.find((one) => one.card === card);
  return (
    <li
      className="ds-card"
      data-kind={kind}
      data-lit={isCalled(threat, view.threatDie) || undefined}
      data-gone={threat.isDestroyed || undefined}
      {...placeProps(selection, `card:${card}`)}
    >
      {move !== undefined && <span key={step} className={`ds-flash ${move}`} aria-hidden="true" />}
      <div className="ds-card-head">
        <span className="ds-portrait">
          <Art threat={threat.threat} kind={kind} />
          {symbol !== null && (
            <span className="ds-badge" aria-hidden="true">
              <Icon sign={symbol} />
            </span>
          )}
        </span>
        <div>
          <h3>{threatName(threat.threat, game, rules())}</h3>
          <p className="ds-kind">
            {says.kinds[kind]}
            {symbol !== null && <span>{` · ${rules().symbols[symbol]}`}</span>}
          </p>
          {isNew && <p className="ds-new">{says.isNew}</p>}
        </div>
        <Stasis tokens={stasis} next={next?.stasis ?? stasis} />
      </div>
      {threat.maxHp > 0 && <HitPoints threat={threat} next={next} />}
      {threat.needs !== null && <Needs threat={threat} view={view} isDone={next === undefined} />}
      {threat.needs === null && threat.dice.length > 0 && (
        <p className="ds-held">
          <span>{says.holds}</span> <DiceOn threat={threat} view={view} />
        </p>
      )}
      {activate.length > 0 && !threat.isDestroyed && (
        <p className="ds-effect">
          {activate.map((effect) => describeEffect(effect, rules())).join(" ")}
        </p>
      )}
      {passive !== null && <p className="ds-passive">{rules().passives[passive]}</p>}
      {targetRefusal !== null && targetRefusal !== "not-an-enemy" && (
        <p className="ds-shielded">{says.safe[targetRefusal]}</p>
      )}
    </li>
  );
}

function Stasis({ tokens, next }: { readonly tokens: number; readonly next: number }) {
  if (tokens === 0 && next === 0) return null;
  return (
    <p className="ds-stasis" data-coming={next > tokens || undefined}>
      <svg viewBox="0 0 32 32" className="ds-icon" aria-hidden="true">
        <path
          d="M16 2V30M4 9L28 23M28 9L4 23M12 4L16 8L20 4M12 28L16 24L20 28M4 14L9 12L8 7M28 18L23 20L24 25M4 18L9 20L8 25M28 14L23 12L24 7"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
        />
      </svg>
      <span className="visually-hidden">{words().threats.stasis}</span>
      {tokens}
      <Change from={tokens} to={next} />
    </p>
  );
}

function HitPoints({
  threat,
  next,
}: {
  readonly threat: ThreatView;
  readonly next: ThreatView | undefined;
}) {
  const { hp, maxHp } = threat;
  const left = next?.hp ?? 0;
  return (
    <div className="ds-hp">
      <p>
        <span className="visually-hidden">{words().threats.hitPoints}</span>
        <b>{hp}</b>
        {words().threats.ofHitPoints(maxHp)}
        <Change from={hp} to={left} />
      </p>
      <div className="ds-cells" aria-hidden="true">
        {Array.from({ length: maxHp }, (_, i) => i).map((i) => (
          <span key={i} data-cell={i < left ? "full" : i < hp ? "going" : "empty"} />
        ))}
      </div>
    </div>
  );
}

function Needs(props: {
  readonly threat: ThreatView;
  readonly view: View;
  readonly isDone: boolean;
}) {
  const { threat, view, isDone } = props;
  const { needs, dice } = threat;
  if (needs === null) return null;
  const places = Array.from({ length: needs.count }, (_, i) => i);
  return (
    <div className="ds-needs" data-done={isDone || undefined}>
      <p>
        <span className="visually-hidden">{words().threats.resolvedBy}</span>
        {`${needs.count} × ${rules().faces[needs.face]}`}
        {dice.length > 0 && <b>{words().threats.there(dice.length)}</b>}
      </p>
      <span className="ds-slots">
        {places.map((i) => {
          const die = dice[i];
          const dieView = die === undefined ? undefined : view.dice[die];
          return die === undefined || dieView === undefined ? (
            <span key={i} className="ds-slot-mark" data-face={needs.face}>
              <Icon sign={needs.face} />
            </span>
          ) : (
            <LyingDie key={i} die={die} view={dieView} />
          );
        })}
      </span>
    </div>
  );
}

const DiceOn = ({ threat, view }: { readonly threat: ThreatView; readonly view: View }) => (
  <span className="ds-slots">
    {threat.dice.map((die) => {
      const dieView = view.dice[die];
      return dieView === undefined ? null : <LyingDie key={die} die={die} view={dieView} />;
    })}
  </span>
);
