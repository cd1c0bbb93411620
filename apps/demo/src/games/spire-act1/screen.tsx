// The table of the Ironclad's Act 1: the way up, the fights, what they bring, and the campfires.
import type { SpireAct1 } from "@games/spire-act1";
import { type ComponentType, type RefObject, useEffect, useMemo, useRef } from "react";
import { useFocusOn } from "../../play/focus.ts";
import type { ScreenProps } from "../plugin.ts";
import { AskPanel } from "./ask-panel.tsx";
import { Battle } from "./battle.tsx";
import { Belt } from "./belt.tsx";
import { MapPanel } from "./map.tsx";
import { useFlights } from "./motion.ts";
import { PANELS } from "./panels.ts";
import { ReadingContext, readEvents } from "./reading.ts";
import { RunBar } from "./run-bar.tsx";
import "./spire.css";
import "./battle.css";
import "./creatures.css";
import "./cards.css";
import "./turn.css";
import "./question.css";
import "./rooms.css";
import "./motion.css";

/** What there is to see and do now. */
function panelOf({ combat, pending }: SpireAct1["view"]): ComponentType {
  if (combat !== null) return Battle;
  return pending === null ? MapPanel : (PANELS[pending.ask] ?? AskPanel);
}

/** Where the focus goes when a pressed button is gone: to what is to be read next, where a second press does nothing. */
const NEXT = [
  "#sp-question-heading",
  ".sp-choice h2",
  "#sp-map-heading",
  ".sp-hand",
  "#sp-round",
] as const;

/** Where the head of the page leaves little room for a fight, in pixels. */
const NARROW = 640;

/** On a telephone a fight that begins comes up to the top, so that enemies, hand and energy are in sight together. */
function useStageInSight(
  root: RefObject<HTMLElement | null>,
  isFight: boolean,
  hasMotion: boolean,
): void {
  const wasFight = useRef(isFight);
  useEffect(() => {
    const begins = isFight && !wasFight.current;
    wasFight.current = isFight;
    if (!begins || innerWidth > NARROW) return;
    const behavior = hasMotion ? "smooth" : "instant";
    root.current?.querySelector(".sp-battle")?.scrollIntoView({ block: "start", behavior });
  }, [root, isFight, hasMotion]);
}

/** Everything between the bar and the log. */
export function Screen({ snapshot, hasMotion, slot }: ScreenProps<SpireAct1>) {
  const root = useRef<HTMLDivElement>(null);
  const { view } = snapshot;
  const reading = useMemo(() => readEvents(snapshot), [snapshot]);
  const Panel = panelOf(view);
  useStageInSight(root, Panel === Battle, hasMotion);
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
        <Belt />
        <Panel />
      </div>
    </ReadingContext>
  );
}
