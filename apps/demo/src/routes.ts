// The pages, each loaded when it is first visited, and a router on the address's hash.
import { type ComponentType, lazy, useSyncExternalStore } from "react";

/** A page of the app: where it lives, what it is called, and its component. */
export interface Route {
  readonly path: string;
  readonly title: string;
  readonly Page: ComponentType;
}

const playground: Route = {
  path: "/",
  title: "Dice and deck",
  Page: lazy(() => import("./playground/playground.tsx")),
};

/** Every page, in the order of the menu. */
export const ROUTES: readonly Route[] = [playground];

const subscribe = (listener: () => void) => {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
};

const currentPath = () => window.location.hash.slice(1) || "/";

/** The page that the address names; an unknown address leads to the first one. */
export function useRoute(): Route {
  const path = useSyncExternalStore(subscribe, currentPath);
  return ROUTES.find((route) => route.path === path) ?? playground;
}
