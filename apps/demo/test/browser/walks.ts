// The two ways to look during a walk: for text that is in no catalogue, and for text that cannot be read whole.
import type { Page } from "playwright-core";
import { openApp } from "./page.ts";
import type { Walk } from "./walk-parts.ts";
import { findCutOff, GERMAN, MARKED, NO_WORDS, noteUnmarked, unmarked } from "./words.ts";

/** Opens the app for a walk, after `prepare` has seen its page. */
async function openWalk(
  options: Parameters<typeof openApp>[1],
  prepare: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await openApp("", { reducedMotion: "reduce", ...options });
  await prepare(page);
  return page;
}

type Go = (walk: Walk) => Promise<void>;

/** Each finding once, with the first place where it was seen. */
function collect(found: Map<string, string>): readonly string[] {
  return [...found].map(([what, place]) => `${place}: ${what}`);
}

/** What is shown on a walk without being in any catalogue. */
export async function findUnmarked(walk: Go): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const page = await openWalk({}, (opened) => noteUnmarked(opened, NO_WORDS));
  const look = async (place: string) => {
    for (const what of await unmarked(page)) if (!found.has(what)) found.set(what, place);
  };
  await walk({ page, words: MARKED, query: "?language=marked", look });
  return collect(found);
}

/** What cannot be read whole on a walk in German, on a telephone of 320 pixels. */
export async function findUnreadable(walk: Go): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const viewport = { width: 320, height: 640 };
  const page = await openWalk({ viewport, hasTouch: true }, async () => undefined);
  const look = async (place: string) => {
    for (const what of await findCutOff(page)) if (!found.has(what)) found.set(what, place);
  };
  await walk({ page, words: GERMAN, query: "?language=de", look });
  return collect(found);
}
