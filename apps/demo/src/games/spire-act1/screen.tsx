// The table of the Ironclad's Act 1: the way up, the fights, what they bring, and the campfires.
import type { SpireAct1 } from "@games/spire-act1";
import { type ComponentType, type RefObject, useEffect, useMemo, useRef } from "react";
import { useFocusOn } from "../../play/focus.ts";
import type { ScreenProps } from "../plugin.ts";
import { Belt } from "./belt.tsx";
import { useFlights } from "./motion.ts";
import type { Panels } from "./panels.ts";
import { ReadingContext, readEvents } from "./reading.ts";
import { Rewards } from "./rewards.tsx";
import { Room } from "./room.tsx";
import { RunBar } from "./run-bar.tsx";
import { useLater } from "./use-later.ts";
import { words } from "./words.ts";
import "./spire.css";
import "./battle.css";
import "./creatures.css";
import "./cards.css";
import "./turn.css";
import "./question.css";
import "./rooms.css";
import "./motion.css";

/** The panels of the first rooms, which are there from the start. */
const FIRST: Panels = { rewards: Rewards, room: Room };

/** What there is to see and do now. */
function usePanel({ combat, pending }: SpireAct1["view"]): ComponentType {
  const later = useLater();
  const first = combat === null && pending !== null ? FIRST[pending.ask] : undefined;
  if (first !== undefined) return first;
  if (later === undefined) return Waiting;
  const { AskPanel, Battle, MapPanel, PANELS } = later;
  if (combat !== null) return Battle;
  return pending === null ? MapPanel : (PANELS[pending.ask] ?? AskPanel);
}

const Waiting = () => <p role="status">{words().loading}</p>;

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
  const Panel = usePanel(view);
  useStageInSight(root, view.combat !== null, hasMotion);
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
