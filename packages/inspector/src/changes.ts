// What changed between two plain values, as the paths of the parts that differ.

/** Whether a value has parts. */
export function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The path of a part: the keys that lead to it, joined by something no key holds. */
export const joinPath = (path: string, key: string): string => `${path}\u0000${key}`;

/** Every path whose value differs, with the value before; those of the parts around it are among them. */
export function findChanges(
  before: unknown,
  after: unknown,
  path = "",
  found = new Map<string, unknown>(),
): Map<string, unknown> {
  if (Object.is(before, after)) return found;
  if (!isBranch(before) || !isBranch(after)) return found.set(path, before);
  const known = found.size;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    findChanges(before[key], after[key], joinPath(path, key), found);
  }
  if (found.size > known) found.set(path, before);
  return found;
}

/** A value in a few letters. */
export function shorten(value: unknown, max = 60): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}
