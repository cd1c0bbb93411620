// Addresses: everything is in the hash, so that the page can be served from any folder and works offline.
import { useSyncExternalStore } from "react";

/** Where the reader is. */
export type Route =
  | {
      readonly page: "home" | "lab" | "developers" | "dice" | "settings" | "data" | "unknown";
    }
  | { readonly page: "play"; readonly id: string; readonly slot: string | undefined }
  | { readonly page: "replay"; readonly id: string; readonly text: string };

/** The pages of the menu. */
export const MENU = [
  { page: "lab", path: "/lab" },
  { page: "data", path: "/data" },
  { page: "settings", path: "/settings" },
  { page: "developers", path: "/developers" },
] as const;

/** The pages that the menu leaves out; the page for developers leads to them. */
const OTHERS = [{ page: "dice", path: "/dice" }] as const;

/** Every page that has an address of its own. */
export const PAGES = [...MENU, ...OTHERS];

/** Reads an address such as `/play/bomb-flip/abc`. */
export function parseRoute(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "") return { page: "home" };
  if (first === "play" && second !== "") return { page: "play", id: second, slot: rest[0] };
  if (first === "replay" && second !== "")
    return { page: "replay", id: second, text: rest.join("/") };
  const known = PAGES.find((item) => item.path === `/${first}`);
  return { page: known?.page ?? "unknown" };
}

/** The address of a game's page, or of one kept game. */
export const playPath = (id: string, slot?: string): string =>
  slot === undefined ? `#/play/${id}` : `#/play/${id}/${slot}`;

/** The address that plays a replay back. */
export const replayPath = (id: string, text: string): string => `#/replay/${id}/${text}`;

/** Goes to an address. */
export const goTo = (path: string): void => {
  window.location.hash = path;
};

const subscribe = (listener: () => void) => {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
};

/** The path in the address bar; it follows every change. */
export const usePath = (): string =>
  useSyncExternalStore(subscribe, () => window.location.hash.slice(1) || "/");
