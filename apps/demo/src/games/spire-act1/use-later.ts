// The screens behind the first rooms, once they are there.
import { loadLater } from "./load-later.ts";

const useLoading = loadLater(() => import("./later.ts"));

/** The screens of `later.ts`; undefined while they are loaded. Throws when they cannot be. */
export function useLater(): typeof import("./later.ts") | undefined {
  const { loaded, error } = useLoading();
  if (error !== undefined) throw error;
  return loaded;
}
