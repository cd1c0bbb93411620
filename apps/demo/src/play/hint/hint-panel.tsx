// A hint on the screen: what a good player would do, why, and a button that does it.
import type { GameTypes } from "@games/core-game";
import { useEffect, useRef } from "react";
import type { Hint } from "../../games/plugin.ts";
import { words } from "../words.ts";
import type { HintState } from "./use-hint.ts";
import "./hint.css";

/** Shows a hint over the bottom of the page, so that nothing moves for it. */
export function HintPanel(props: {
  readonly state: HintState;
  readonly describe: (action: GameTypes["action"]) => string;
  readonly onFollow: (hint: Hint<GameTypes>) => void;
  readonly onClose: () => void;
}) {
  const { state, describe, onFollow, onClose } = props;
  const says = words().hint;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state.kind !== "given" || panel.current === null) return undefined;
    const { style } = document.documentElement;
    // What sticks to the bottom of the window stands above the panel as long as it is there.
    style.setProperty(
      "--hint-room",
      `${innerHeight - panel.current.getBoundingClientRect().top}px`,
    );
    showAdvised(panel.current);
    return () => {
      style.removeProperty("--hint-room");
    };
  }, [state]);
  return (
    <section ref={panel} className="hint-panel" aria-label={says.label} data-kind={state.kind}>
      <div role="status">
        {state.kind === "asked" && <p>{says.thinking}</p>}
        {state.kind === "given" && (
          <>
            <p className="hint-action">{withoutFullStop(describe(state.hint.action))}</p>
            <p>{state.hint.reason}</p>
          </>
        )}
      </div>
      {state.kind !== "none" && (
        <div className="hint-buttons">
          {state.kind === "given" && (
            <button type="button" onClick={() => onFollow(state.hint)}>
              {says.follow}
            </button>
          )}
          <button type="button" className="plain" onClick={onClose}>
            {state.kind === "given" ? says.close : says.stop}
          </button>
          {state.kind === "given" && <p className="quiet">{says.marks}</p>}
        </div>
      )}
    </section>
  );
}

/** Brings what is advised into sight above the panel, which would cover it on a telephone. */
function showAdvised(panel: HTMLElement): void {
  const advised = document.querySelector(".game .hinted");
  if (!(advised instanceof HTMLElement)) return;
  const { top, bottom } = advised.getBoundingClientRect();
  const room = panel.getBoundingClientRect().top - EDGE;
  if (bottom > room) scrollBy({ top: Math.min(bottom - room, top - EDGE), behavior: "instant" });
  else if (top < EDGE) scrollBy({ top: top - EDGE, behavior: "instant" });
}

/** Room around what is advised, in pixels. */
const EDGE = 12;

const withoutFullStop = (text: string): string => text.replace(/\.$/, "");
