// The table of Deep Space D-6: the ship, what threatens it, and the crew.
import type { Dsd6 } from "@games/dsd6";
import { useMemo, useRef } from "react";
import { useFocusOn } from "../../play/focus.ts";
import type { ScreenProps } from "../plugin.ts";
import { Bridge } from "./bridge.tsx";
import { CommandDeck } from "./command-deck.tsx";
import { useDrag } from "./drag.ts";
import { useMoves } from "./motion.ts";
import { ReadingContext, readEvents } from "./reading.ts";
import { foresee, SelectionContext, useDieInHand } from "./selection.ts";
import { Ship } from "./ship.tsx";
import { Stations } from "./stations.tsx";
import { Threats } from "./threats.tsx";
import "./dsd6.css";
import "./ship.css";
import "./cards.css";
import "./crew.css";
import "./deck.css";
import "./orders.css";
import "./motion.css";

/** Where the focus goes when a pressed button is gone: to a list that does nothing by itself, so that a second press is none. */
const NEXT = [".ds-orders h3", ".ds-crew"] as const;

/** Everything between the bar and the log. */
export function Screen(props: ScreenProps<Dsd6>) {
  const { session, snapshot, hasMotion } = props;
  const { view } = snapshot;
  const root = useRef<HTMLDivElement>(null);
  const selection = useDieInHand(props);
  const reading = useMemo(() => readEvents(snapshot), [snapshot]);
  // What the threat die is about to do is shown like an order that is looked at.
  const coming = useMemo(
    () => (snapshot.view.phase === "activate" ? foresee(session, { type: "continue" }) : undefined),
    [session, snapshot],
  );
  const ahead = (selection.ahead ?? coming)?.view;
  useDrag(root, selection);
  useMoves(root, snapshot.step, hasMotion);
  useFocusOn(root, NEXT);
  return (
    <SelectionContext value={selection}>
      <ReadingContext value={reading}>
        <div className="ds" ref={root}>
          <Bridge view={view} />
          <div className="ds-front">
            <Ship view={view} ahead={ahead} />
            <Threats view={view} ahead={ahead} />
          </div>
          <Stations view={view} />
          <CommandDeck view={view} />
        </div>
      </ReadingContext>
    </SelectionContext>
  );
}
