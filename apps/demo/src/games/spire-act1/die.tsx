// What the die of the round does: every face, whom it moves and which relics it sets off.
import type { SpireAct1 } from "@games/spire-act1";
import type { FaceOutlook } from "@games/spire-act1/text";
import { useState } from "react";
import { Dialog } from "../../play/dialog.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { useHotkey } from "../../play/hotkeys.tsx";
import { Die } from "./icons.tsx";
import { useReading } from "./reading.ts";
import { type Texts, useTexts } from "./texts.ts";
import { words } from "./words.ts";
import "./die.css";

/** The die of the round; pressing it tells what each face does. */
export function DieButton({ face }: { readonly face: number }) {
  const { step, hasRolled } = useReading();
  const { session, snapshot } = useGameContext<SpireAct1>();
  const { describeDie, itemName } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const says = words().die;
  const open = () => setOpen(true);
  useHotkey("o", says.key, open);
  const relics = describeDie(snapshot.view)[face - 1]?.relics ?? [];
  const told = relics.map(({ relic, text }) => `${itemName("relic", relic)}: ${text}`).join(" ");
  return (
    <>
      <button
        type="button"
        className="plain sp-die-button"
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="o"
      >
        <span key={hasRolled ? step : 0} className={hasRolled ? "sp-tumble" : undefined}>
          <Die face={face} />
        </span>
        <span className="visually-hidden">{`${says.shows(face)}.`}</span> {says.whatItDoes}
        <span className="key" aria-hidden="true">
          o
        </span>
      </button>
      {told !== "" && <p className="sp-die-told">{told}</p>}
      {isOpen && (
        <Dialog title={says.shows(face)} onClose={() => setOpen(false)}>
          <p className="quiet">{says.rule}</p>
          <DieTable view={session.game.view(session.state)} now={face} />
        </Dialog>
      )}
    </>
  );
}

/** A stretch of faces that do the same. */
interface Stretch {
  readonly faces: readonly number[];
  readonly lines: readonly string[];
}

/** Every face, those that do the same together; `now` is marked. */
export function DieTable(props: { readonly view: SpireAct1["view"]; readonly now: number }) {
  const texts = useTexts();
  const says = words().die;
  const faces = texts.describeDie(props.view);
  const fixed = (faces[0]?.enemies ?? []).filter(({ isFixed }) => isFixed);
  return (
    <>
      <ul className="sp-die-table">
        {stretchesOf(faces, texts).map(({ faces: own, lines }) => (
          <li key={own.join()} aria-current={own.includes(props.now) ? "true" : undefined}>
            <span className="sp-dice">
              <span className="visually-hidden">{says.on(own)}</span>
              {own.map((face) => (
                <Die key={face} face={face} />
              ))}
            </span>
            <span>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {fixed.map(({ enemy, id, text }) => (
        <p key={enemy} className="quiet">
          {says.always(texts.enemyName(id, enemy), text)}
        </p>
      ))}
    </>
  );
}

function stretchesOf(faces: readonly FaceOutlook[], texts: Texts): Stretch[] {
  const stretches: { faces: number[]; lines: string[] }[] = [];
  for (const { face, enemies, relics } of faces) {
    const lines = [
      ...enemies
        .filter(({ isFixed }) => !isFixed)
        .map(({ id, enemy, text }) => words().die.enemy(texts.enemyName(id, enemy), text)),
      ...relics.map(({ relic, text }) => `${texts.itemName("relic", relic)}: ${text}`),
    ];
    const last = stretches.at(-1);
    if (last !== undefined && last.lines.join() === lines.join()) last.faces.push(face);
    else stretches.push({ faces: [face], lines });
  }
  return stretches.map(({ faces: own, lines }) => ({
    faces: own,
    lines: lines.length === 0 ? [words().die.nothing] : lines,
  }));
}
