// A hint on the screen: what a good player would do, why, and a button that does it.
import type { GameTypes } from "@games/core-game";
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
  return (
    <section className="hint-panel" aria-label={says.label} data-kind={state.kind}>
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

const withoutFullStop = (text: string): string => text.replace(/\.$/, "");
