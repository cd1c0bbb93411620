// A part of the app that is loaded when it is first needed, and is there at once from then on.
import { use } from "react";

/** Code of its own file, or what is made of it. */
export interface Part<M> {
  /** Loads it once; what could not be loaded is asked for again, where the browser does that. */
  readonly load: () => Promise<M>;
  /** For components: they wait inside a Suspense the first time, and throw what kept the part from being loaded. */
  readonly use: () => M;
}

type State<M> =
  | { readonly kind: "none" }
  | { readonly kind: "loading"; readonly promise: Promise<M> }
  | { readonly kind: "loaded"; readonly part: M }
  | { readonly kind: "failed"; readonly error: unknown };

/** A part that a function fetches. */
export function part<M>(fetch: () => Promise<M>): Part<M> {
  let state: State<M> = { kind: "none" };
  const settle = (next: State<M>) => {
    state = next;
  };
  const begin = (): Promise<M> => {
    const promise = fetch();
    settle({ kind: "loading", promise });
    promise.then(
      (loaded) => settle({ kind: "loaded", part: loaded }),
      (error: unknown) => settle({ kind: "failed", error }),
    );
    return promise;
  };
  return {
    load: async () => {
      if (state.kind === "loaded") return state.part;
      return state.kind === "loading" ? state.promise : begin();
    },
    use: () => {
      if (state.kind === "loaded") return state.part;
      // A component that asked again would wait for ever.
      if (state.kind === "failed") throw state.error;
      return use(state.kind === "loading" ? state.promise : begin());
    },
  };
}
