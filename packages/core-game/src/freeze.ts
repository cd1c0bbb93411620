// Freezing: what is handed out cannot be changed by whoever receives it.

/** Freezes a plain value and everything in it, and returns it. A part that is frozen already is taken to be frozen throughout. */
export function deepFreeze<V>(value: V): V {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const key in value) deepFreeze(value[key]);
  return value;
}
