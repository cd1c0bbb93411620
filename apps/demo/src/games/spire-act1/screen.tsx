// The table of the Ironclad's Act 1: the way up, the fights, what they bring, and the campfires.
import type { Phase, SpireAct1 } from "@games/spire-act1";
import { type ComponentType, useMemo, useRef } from "react";
import { useFocusOn } from "../../play/focus.ts";
import type { ScreenProps } from "../plugin.ts";
import { Battle } from "./battle.tsx";
import { Campfire } from "./campfire.tsx";
import { MapPanel } from "./map.tsx";
import { useFlights } from "./motion.ts";
import { ReadingContext, readEvents } from "./reading.ts";
import { Reward } from "./reward.tsx";
import { RunBar } from "./run-bar.tsx";
import "./spire.css";
import "./battle.css";
import "./creatures.css";
import "./cards.css";
import "./turn.css";
import "./question.css";
import "./motion.css";

const PANELS: Readonly<Record<Phase, ComponentType>> = {
  map: MapPanel,
  combat: Battle,
  reward: Reward,
  campfire: Campfire,
  event: MapPanel,
  neow: MapPanel,
  merchant: MapPanel,
  over: MapPanel,
};

/** Where the focus goes when a pressed button is gone: to what is to be read next, where a second press does nothing. */
const NEXT = [
  "#sp-question-heading",
  ".sp-choice h2",
  "#sp-map-heading",
  ".sp-hand",
  "#sp-round",
] as const;

/** Everything between the bar and the log. */
export function Screen({ snapshot, hasMotion, slot }: ScreenProps<SpireAct1>) {
  const root = useRef<HTMLDivElement>(null);
  const { view } = snapshot;
  const reading = useMemo(() => readEvents(snapshot), [snapshot]);
  const Panel = PANELS[view.phase];
  useFlights(root, snapshot, hasMotion);
  useFocusOn(root, NEXT);
  return (
    <ReadingContext value={reading}>
      <div
        className="sp"
        ref={root}
        data-phase={view.phase}
        data-replay={slot === undefined || undefined}
      >
        <RunBar />
        <Panel />
      </div>
    </ReadingContext>
  );
}
