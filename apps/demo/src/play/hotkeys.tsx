// Single keys that play the game, and the list of those that are live.
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSettings } from "../settings/settings.ts";
import { SAME_PRESS } from "./one-press.ts";

/** A key, what it does in words, and what it does. */
export interface Hotkey {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

interface HotkeyRegistry {
  readonly add: (hotkey: Hotkey) => () => void;
  /** The live keys in the order in which they were added. */
  readonly list: () => readonly Hotkey[];
}

const HotkeyContext = createContext<HotkeyRegistry>({ add: () => () => undefined, list: () => [] });

/** Fields and dialogs need the keys for themselves; buttons and links need those that press them. */
const isTaken = ({ target, key }: KeyboardEvent) => {
  if (!(target instanceof Element)) return false;
  const isPress = key === " " || key === "Enter";
  const takers = "input, textarea, select, dialog, [contenteditable]";
  return target.closest(isPress ? `${takers}, button, a, summary` : takers) !== null;
};

/** Hears the keys for everything inside. */
export function Hotkeys({ children }: { readonly children: ReactNode }) {
  const { settings } = useSettings();
  const [registry, run] = useMemo(createRegistry, []);
  useEffect(() => {
    if (!settings.hotkeys) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      // A dialog has the keys to itself, wherever the focus is.
      if (document.querySelector("dialog[open]") !== null) return;
      if (run(event)) event.preventDefault();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [settings.hotkeys, run]);
  return <HotkeyContext value={registry}>{children}</HotkeyContext>;
}

function createRegistry(): [HotkeyRegistry, (event: KeyboardEvent) => boolean] {
  const live = new Set<Hotkey>();
  let last: { readonly key: string; readonly label: string; readonly at: number } | undefined;
  const add = (hotkey: Hotkey) => {
    live.add(hotkey);
    return () => {
      live.delete(hotkey);
    };
  };
  const run = ({ key, repeat, timeStamp: at }: KeyboardEvent) => {
    const pressed = key.toLowerCase();
    // The newest wins, so that a panel on top can take a key over.
    const hotkey = [...live].findLast((candidate) => candidate.key.toLowerCase() === pressed);
    if (hotkey === undefined) return false;
    const isSecond = last?.key === pressed && at - last.at < SAME_PRESS;
    // Held down, or pressed twice while its meaning changed: what the player pressed was the first meaning.
    if (repeat || (isSecond && last?.label !== hotkey.label)) return true;
    last = { key: pressed, label: hotkey.label, at };
    hotkey.run();
    return true;
  };
  return [{ add, list: () => [...live] }, run];
}

/** Makes a key live while the component is on the page; no key, no effect. */
export function useHotkey(key: string | undefined, label: string, run: () => void): void {
  const registry = useContext(HotkeyContext);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    return registry.add({ key, label, run: () => latest.current() });
  }, [registry, key, label]);
}

/** The live keys, read when the component appears. */
export function useHotkeyList(): readonly Hotkey[] {
  const registry = useContext(HotkeyContext);
  const [list] = useState(() => registry.list());
  return list;
}
