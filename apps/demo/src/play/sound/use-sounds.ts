// What is heard of a game: the sounds of its last change, for those who have switched sound on.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { useEffect, useRef } from "react";
import type { AnyPlugin, Mood } from "../../games/plugin.ts";
import { useSettings } from "../../settings/settings.ts";
import type { Sound } from "./sounds.ts";

/** More sounds of one change would be noise. */
const MAX_AT_ONCE = 4;

/** The changes that are heard: what is taken back is silent. */
const HEARD: readonly string[] = ["do", "redo"];

/** The sounds of the ends of games. */
const ENDS: Readonly<Record<Mood, Sound>> = {
  triumph: "won",
  glad: "glad",
  quiet: "quiet",
  grim: "lost",
};

/** The sound of an end: that of its mood, or in a game without endings whether it is a good one. */
async function endSound(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  outcome: GameTypes["outcome"],
): Promise<Sound> {
  const endings = await plugin.loadEndings?.().catch(() => undefined);
  if (endings !== undefined) return ENDS[endings.endingOf(outcome, session).mood];
  return plugin.isGoodEnd(outcome) ? "won" : "lost";
}

/** The sounds of a change, each once, with the end last. */
async function soundsOf(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  { events, outcome }: Pick<Snapshot<GameTypes>, "events" | "outcome">,
): Promise<readonly Sound[]> {
  const told = new Set(events.flatMap((event) => plugin.soundOf?.(event, session.game) ?? []));
  const heard = [...told].slice(0, MAX_AT_ONCE);
  if (outcome === undefined) return heard;
  // What was heard of the last action would be heard twice.
  const end = await endSound(plugin, session, outcome);
  return [...heard.filter((sound) => sound !== end), end];
}

/** Plays what a game sounds like; nothing is loaded before sound is switched on. */
export function useSounds(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  snapshot: Snapshot<GameTypes>,
): void {
  const { settings } = useSettings();
  // What was there when the page opened has been heard already.
  const heard = useRef(snapshot);
  useEffect(() => {
    if (heard.current === snapshot) return;
    heard.current = snapshot;
    if (!settings.sound || !HEARD.includes(snapshot.change)) return;
    void soundsOf(plugin, session, snapshot).then(hear);
  }, [plugin, session, snapshot, settings.sound]);
}

/** Plays sounds now; a page that cannot load them, offline and never kept, stays silent. */
export async function hear(sounds: readonly Sound[]): Promise<void> {
  if (sounds.length === 0) return;
  try {
    (await import("./synth.ts")).playSounds(sounds);
  } catch {
    // Silence is what there was before.
  }
}
