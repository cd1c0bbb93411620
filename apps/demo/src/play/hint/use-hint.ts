// Hints for the game in play: asked for in the thread of the bots, shown for one position, and remembered when followed.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { useRef, useState } from "react";
import type { AnyPlugin, Hint } from "../../games/plugin.ts";
import type { Thinkers } from "../use-bot.ts";
import { words } from "../words.ts";

/** What is known of a hint: nothing was asked, it is being thought about, or here it is. */
export type HintState =
  | { readonly kind: "none" }
  | { readonly kind: "asked" }
  | { readonly kind: "given"; readonly hint: Hint<GameTypes> };

/** Hints as the frame uses them. */
export interface Hints {
  readonly state: HintState;
  /** Asks, or puts away what was asked or given. */
  readonly toggle: () => void;
  /** Whether an action follows a hint that was given for the position that is shown. */
  readonly isFollowedBy: (action: GameTypes["action"]) => boolean;
}

const NONE: HintState = { kind: "none" };

const isSame = (a: GameTypes["action"], b: GameTypes["action"]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A bot by the first word of its name. */
const nameOf = ({ bots }: AnyPlugin, id = ""): string => (bots[id] ?? id).split(":")[0] ?? id;

/** The hints of a session; `onProblem` hears why there is none. */
export function useHints(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  snapshot: Snapshot<GameTypes>,
  thinkers: Thinkers,
  onProblem: (message: string) => void,
): Hints {
  // A hint is of one position: it goes with it.
  const [asked, setAsked] = useState<{
    readonly at: Snapshot<GameTypes>;
    readonly state: HintState;
  }>();
  const current = asked?.at === snapshot ? asked.state : NONE;
  // What was advised for a position counts even when the hint was put away, or the position came again.
  const given = useRef(new Map<string, Hint<GameTypes>>());
  const positionOf = () => session.game.hash(session.state);
  const ask = () => {
    if (snapshot.outcome !== undefined) return;
    setAsked({ at: snapshot, state: { kind: "asked" } });
    // Without its reasons a hint is still one.
    const loading = plugin.loadExplain?.().catch(() => undefined);
    thinkers.ask({
      session,
      snapshot,
      bot: "adviser",
      onAnswer: async ({ action, bot, why, also = [] }) => {
        const { game } = session;
        const { view, legalActions } = snapshot;
        const explaining = await loading;
        const told = () => explaining?.explain(action, { game, view, legalActions }, why);
        const hint: Hint<GameTypes> = {
          action,
          also,
          // Told when it is shown, in the language of that moment.
          get reason() {
            return told() ?? words().hint.byBot(nameOf(plugin, bot));
          },
        };
        given.current.set(positionOf(), hint);
        setAsked({ at: snapshot, state: { kind: "given", hint } });
      },
      onProblem: (message) => {
        setAsked(undefined);
        onProblem(message);
      },
    });
  };
  return {
    state: current,
    toggle: () => (current.kind === "none" ? ask() : setAsked(undefined)),
    isFollowedBy: (action) => {
      const hint = given.current.get(positionOf());
      return hint !== undefined && [hint.action, ...hint.also].some((good) => isSame(good, action));
    },
  };
}
