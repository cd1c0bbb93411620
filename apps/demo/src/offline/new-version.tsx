// Tells when a new version of the page has been fetched, and changes to it when asked.
import { useSyncExternalStore } from "react";
import { words } from "../home/words.ts";

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function announce(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** A worker that finished installing while another is in charge is a new version. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller !== null)
      announce(worker);
  });
}

/** Makes the page work offline; where that is not possible, it continues without. */
export async function workOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("./offline.js");
    if (registration.waiting !== null) announce(registration.waiting);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
  } catch {
    // A browser that refuses is a browser that is online.
  }
}

/** Offers the new version. */
export function NewVersion() {
  const worker = useSyncExternalStore(subscribe, () => waiting);
  if (worker === undefined) return null;
  const change = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload());
    worker.postMessage("take over");
  };
  const { text, use } = words().newVersion;
  return (
    <p role="status">
      {text}
      <button type="button" className="plain" onClick={change}>
        {use}
      </button>
    </p>
  );
}
