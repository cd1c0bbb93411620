// A session as a ref: Vue re-renders whenever the session changes, and the listener ends with its component.
import { onScopeDispose, shallowRef } from "vue";

export function useSession(session) {
  const snapshot = shallowRef(session.getSnapshot());
  const stop = session.subscribe((next) => {
    snapshot.value = next;
  });
  onScopeDispose(stop);
  return snapshot;
}
