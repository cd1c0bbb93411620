// A session as a ref: Vue redraws whenever the game moves, and the listener goes with its component.
import { onScopeDispose, shallowRef } from "vue";

export function useSession(session) {
  const snapshot = shallowRef(session.getSnapshot());
  const stop = session.subscribe((next) => {
    snapshot.value = next;
  });
  onScopeDispose(stop);
  return snapshot;
}
