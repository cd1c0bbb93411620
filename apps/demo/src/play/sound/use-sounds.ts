// What is heard of a game: the sounds of its last change, for those who have switched sound on.
import type { Game, GameTypes, Snapshot } from "@games/core-game";
import { useEffect, useRef } from "react";
import type { AnyPlugin } from "../../games/plugin.ts";
import { useSettings } from "../../settings/settings.ts";
import type { Sound } from "./sounds.ts";

/** More sounds of one change would be noise. */
const MAX_AT_ONCE = 4;

/** The changes that are heard: what is taken back is silent. */
const HEARD: readonly string[] = ["do", "redo"];

/** The sounds of a change, each once, with the end last. */
function soundsOf(
  plugin: AnyPlugin,
  game: Game<GameTypes>,
  { events, outcome }: Pick<Snapshot<GameTypes>, "events" | "outcome">,
): readonly Sound[] {
  const told = new Set(events.flatMap((event) => plugin.soundOf?.(event, game) ?? []));
  const end: readonly Sound[] =
    outcome === undefined ? [] : [plugin.isGoodEnd(outcome) ? "won" : "lost"];
  return [...[...told].slice(0, MAX_AT_ONCE), ...end];
}

/** Plays what a game sounds like; nothing is loaded before sound is switched on. */
export function useSounds(
  plugin: AnyPlugin,
  game: Game<GameTypes>,
  snapshot: Snapshot<GameTypes>,
): void {
  const { settings } = useSettings();
  // What was there when the page opened has been heard already.
  const heard = useRef(snapshot);
  useEffect(() => {
    if (heard.current === snapshot) return;
    heard.current = snapshot;
    if (!settings.sound || !HEARD.includes(snapshot.change)) return;
    const sounds = soundsOf(plugin, game, snapshot);
    if (sounds.length > 0) void hear(sounds);
  }, [plugin, game, snapshot, settings.sound]);
}

/** Plays sounds now; a page that cannot load them, offline and never kept, stays silent. */
export async function hear(sounds: readonly Sound[]): Promise<void> {
  try {
    (await import("./synth.ts")).playSounds(sounds);
  } catch {
    // Silence is what there was before.
  }
}
