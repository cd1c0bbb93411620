// The settings: what they are, how they are kept, and how the page follows them.
import {
  boolean,
  isObject,
  list,
  oneOf,
  parse,
  record,
  type Shape,
  text,
  type UndoMode,
  withDefault,
} from "@games/core-game";
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { LANGUAGES, type Language } from "../language/language.ts";
import type { Store } from "../store/store.ts";

/** The colours of the page. */
export const THEMES = ["system", "light", "dark"] as const;
/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

/** Whether things move. */
export const MOTIONS = ["system", "off"] as const;
/** One of {@link MOTIONS}. */
export type Motion = (typeof MOTIONS)[number];

/** What can be set as the language: one of them, or whatever the browser asks for. */
export const LANGUAGE_CHOICES = ["system", ...(Object.keys(LANGUAGES) as Language[])] as const;
/** One of {@link LANGUAGE_CHOICES}. */
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** How far undo goes. The list of the engine is the same, but it would bring sessions along to the home page. */
export const UNDO_CHOICES = ["fair", "free"] as const satisfies readonly UndoMode[];

/** Everything that can be set. */
export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: Theme;
  readonly motion: Motion;
  /** How far undo goes in games begun from now on. */
  readonly undo: UndoMode;
  /** Whether single keys play the game. */
  readonly hotkeys: boolean;
  /** Whether games are heard. */
  readonly sound: boolean;
  /** The games whose coach marks were seen to the end or skipped. */
  readonly coached: readonly string[];
}

const DEFAULTS: Settings = {
  language: "system",
  theme: "system",
  motion: "system",
  undo: "fair",
  hotkeys: true,
  sound: false,
  coached: [],
};

const MAX_GAMES = 1000;
const MAX_NAME = 100;

const fields: { readonly [K in keyof Settings]-?: Shape<Settings[K]> } = {
  theme: oneOf(THEMES),
  motion: oneOf(MOTIONS),
  undo: oneOf(UNDO_CHOICES),
  hotkeys: boolean,
  // Settings that were kept before there were these do not have them.
  language: withDefault(oneOf(LANGUAGE_CHOICES), DEFAULTS.language),
  sound: withDefault(boolean, DEFAULTS.sound),
  coached: withDefault(list(text(MAX_NAME, 1), MAX_GAMES), [...DEFAULTS.coached]),
};

/** Settings as they are kept and as they stand in a backup. */
export const settingsShape: Shape<Settings> = record<Settings>(fields);

/** Settings from whatever was kept: what is unknown or broken is as at the beginning. */
export function readSettings(kept: unknown): Settings {
  const given: Record<string, unknown> = isObject(kept) ? kept : {};
  const read = <K extends keyof Settings>(name: K): Settings[K] => {
    const value = parse(fields[name] as Shape<Settings[K]>, given[name]);
    return value.ok ? value.value : DEFAULTS[name];
  };
  return {
    language: read("language"),
    theme: read("theme"),
    motion: read("motion"),
    undo: read("undo"),
    hotkeys: read("hotkeys"),
    sound: read("sound"),
    coached: read("coached"),
  };
}

/** The settings that were kept. */
export async function loadSettings(store: Store): Promise<Settings> {
  return readSettings((await store.get("settings", "settings"))?.settings);
}

/** The settings and what changes some of them. */
export interface SettingsController {
  readonly settings: Settings;
  readonly change: (changes: Partial<Settings>) => void;
}

/** Where components find the settings. */
export const SettingsContext = createContext<SettingsController>({
  settings: DEFAULTS,
  change: () => undefined,
});

/** The settings of the app. */
export const useSettings = (): SettingsController => useContext(SettingsContext);

/** Holds the settings, keeps every change, and lets the page's colours and motion follow. */
export function useSettingsController(first: Settings, store: Store): SettingsController {
  const [settings, setSettings] = useState(first);
  useEffect(() => applySettings(settings), [settings]);
  const change = (changes: Partial<Settings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    void store.put("settings", { id: "settings", settings: next });
  };
  return { settings, change };
}

/** Writes the settings on the page, where the styles find them. */
export function applySettings({ theme, motion }: Settings): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = motion;
}

const CALM = "(prefers-reduced-motion: reduce)";

const subscribeToCalm = (listener: () => void) => {
  const query = window.matchMedia(CALM);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether things may move. */
export function useMotion(): boolean {
  const isCalm = useSyncExternalStore(subscribeToCalm, () => window.matchMedia(CALM).matches);
  return useSettings().settings.motion === "system" && !isCalm;
}
