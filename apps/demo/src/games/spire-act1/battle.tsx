// A fight: who stands there, what is asked, the hand, and the piles.
import type { Preview } from "@games/core-game";
import type { ActionPreview, CombatView, SpireAct1 } from "@games/spire-act1";
import { useMemo, useState } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { DieButton } from "./die.tsx";
import { Enemies } from "./enemy.tsx";
import { Hand } from "./hand.tsx";
import { Hero } from "./hero.tsx";
import { PANELS } from "./panels.ts";
import { PileButton } from "./piles.tsx";
import { AimPanel, QuestionPanel } from "./question.tsx";
import { useTexts } from "./texts.ts";
import { WordList } from "./word-list.tsx";
import { words } from "./words.ts";

/** Everything there is to see and do in a fight. */
export function Battle() {
  const { snapshot, session } = useGameContext<SpireAct1>();
  const { view, step } = snapshot;
  const says = words().battle;
  const { cardOf, describeCard } = useTexts();
  const [previewed, setPreviewed] = useState<{
    step: number;
    previews: readonly ActionPreview[];
  }>();
  const ended = useMemo(() => {
    const preview = session.game.preview(session.state, { type: "end-turn" });
    return preview.ok ? preview.value : undefined;
  }, [session, snapshot]);
  const { combat } = view;
  if (combat === null) return null;
  // The whole stage answers “which enemy?”, so that the question needs no room of its own and nothing moves.
  const question = view.pending?.ask === "turn" ? null : view.pending;
  const isAiming = question?.ask === "enemy";
  const previews = previewed?.step === step ? previewed.previews : [];
  const showPreview = (seen: readonly ActionPreview[]) => setPreviewed({ step, previews: seen });
  return (
    <div className="sp-battle">
      <section className="sp-stage" aria-labelledby="sp-round">
        <Round combat={combat} />
        <div className="sp-arena">
          <Hero combat={combat} previews={previews} />
          <Enemies combat={combat} previews={previews} />
        </div>
      </section>
      {question !== null && !isAiming && <Asked question={question} showPreview={showPreview} />}
      <section className="sp-hand-area" aria-label={says.turn}>
        <Hand combat={combat} showPreview={showPreview} />
        <div className="sp-turn">
          {isAiming && <AimPanel question={question} />}
          <p className="sp-energy">
            <b>{combat.player.energy}</b>
            <span>{says.energy}</span>
          </p>
          <div className="sp-piles" inert={isAiming}>
            <Piles combat={combat} />
          </div>
          <div className="sp-end" inert={isAiming}>
            <ActionButton<SpireAct1>
              action={{ type: "end-turn" }}
              className="primary"
              hotkey={{ key: "e", label: says.endTurnKey }}
              onPreview={(isPreviewed) =>
                showPreview(isPreviewed && ended !== undefined ? [{ ...ended, target: null }] : [])
              }
            >
              {says.endTurn}
            </ActionButton>
            {ended !== undefined && <Cost combat={combat} ended={ended} />}
          </div>
        </div>
        <WordList texts={combat.hand.map(({ card }) => describeCard(cardOf(card)))} />
      </section>
    </div>
  );
}

/** What is asked, on its own screen where it has one. */
function Asked(props: Parameters<typeof QuestionPanel>[0]) {
  const Panel = PANELS[props.question.ask];
  return Panel === undefined ? <QuestionPanel {...props} /> : <Panel />;
}

/** From here on the player should know that a fight does not go on for ever. */
const FEW_DECISIONS = 100;

/** The round and its die. */
function Round({ combat }: { readonly combat: CombatView }) {
  const { enemyName } = useTexts();
  const { turn, die, arrivals, decisionsLeft } = combat;
  const says = words().battle;
  return (
    <header className="sp-round">
      <h2 id="sp-round" tabIndex={-1}>
        {says.round(turn)}
      </h2>
      {die !== null && <DieButton face={die} />}
      {arrivals.length > 0 && (
        <p className="sp-arrivals">{says.arrivals(arrivals.map((id) => enemyName(id)))}</p>
      )}
      {decisionsLeft <= FEW_DECISIONS && (
        <p className="sp-arrivals">{says.decisions(decisionsLeft)}</p>
      )}
    </header>
  );
}

/** What ending the turn would cost, as far as nothing depends on luck. */
function Cost({
  combat,
  ended,
}: {
  readonly combat: CombatView;
  readonly ended: Preview<SpireAct1>;
}) {
  const { combat: after, outcome } = ended.view;
  const lost = combat.player.hp - (after?.player.hp ?? combat.player.hp);
  const says = words().battle;
  const isDeadly = outcome?.result === "defeat";
  return (
    <p className="sp-cost-note" data-lost={lost > 0 || isDeadly || undefined}>
      {isDeadly ? says.deadly : after === null ? says.over : says.cost(lost)}
    </p>
  );
}

function Piles({ combat }: { readonly combat: CombatView }) {
  const { drawPile, discardPile, exhaustPile } = combat;
  return (
    <>
      <PileButton of="draw" hotkey="w" cards={drawPile.rest} top={drawPile.top} />
      <PileButton of="discard" hotkey="g" cards={discardPile} />
      <PileButton of="exhaust" hotkey="x" cards={exhaustPile} />
    </>
  );
}
