// Hostile values: JSON with a part replaced, removed, added, doubled or shifted, and texts with a part cut or changed.
import { type Luck, pick } from "@games/core-rng";

/** What is put in the place of a part. */
const REPLACEMENTS: readonly string[] = [
  ...["null", "true", "false", "-1", "0", "1", "2", "3", "7", "52", "1.5", "-0", "1e308", "1e-320"],
  ...["2147483648", "4294967296", "9007199254740991", "9007199254740993", '""', '"x"', '"0"'],
  ...['"__proto__"', '"constructor"', '"toString"', '"alea"', '"chacha20"', "[]", "[[]]", "[0]"],
  ...["[null]", "{}", '{"type":"flip"}', '{"toString":1,"valueOf":1}', '{"length":4294967295}'],
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  `[${"0,".repeat(300)}0]`,
  `${"[".repeat(300)}${"]".repeat(300)}`,
  `"${"9".repeat(400)}"`,
];

type Parts = Record<string, unknown>;

/** A copy of a JSON value with one part changed into anything. */
export function damageValue(value: unknown, luck: Luck): unknown {
  if (typeof value !== "object" || value === null || luck.below(12) === 0)
    return JSON.parse(pick(luck, REPLACEMENTS));
  const keys = Object.keys(value);
  const copy = copyOf(value);
  const key = keys.length === 0 ? "extra" : pick(luck, keys);
  const way = luck.below(12);
  if (way === 0) delete copy[key];
  else if (way === 1)
    copy[pick(luck, ["extra", "0", "toString", "rng", "type"])] = JSON.parse(
      pick(luck, REPLACEMENTS),
    );
  else if (way === 2 && keys.length > 0) copy[key] = copy[pick(luck, keys)];
  else copy[key] = damageValue(copy[key], luck);
  return copy;
}

/** A copy of a JSON value with one part changed into something of the same kind: well formed, but perhaps impossible. */
export function bendValue(value: unknown, luck: Luck): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return bendNumber(value, luck);
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? bendList(value, luck) : bendPart(value, luck);
}

function bendNumber(value: number, luck: Luck): number {
  return pick(luck, [value + 1, value - 1, 0, 1, 2 * value, luck.below(10), luck.below(100)]);
}

function bendList(value: readonly unknown[], luck: Luck): unknown {
  const at = luck.below(value.length + 1);
  const way = luck.below(6);
  if (value.length === 0) return value;
  if (way === 0) return value.filter((_, i) => i !== at);
  if (way === 1) return [...value, pick(luck, value)];
  if (way === 2) return value.slice().reverse();
  return bendPart(value, luck);
}

function bendPart(value: object, luck: Luck): unknown {
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const copy = copyOf(value);
  const key = pick(luck, keys);
  const other = pick(luck, keys);
  const isSwapped = luck.below(8) === 0 && typeof copy[key] === typeof copy[other];
  if (isSwapped) [copy[key], copy[other]] = [copy[other], copy[key]];
  else copy[key] = bendValue(copy[key], luck);
  return copy;
}

function copyOf(value: object): Parts {
  return (Array.isArray(value) ? value.slice() : { ...value }) as Parts;
}

/** A text with a part cut out, doubled, or changed. */
export function damageText(text: string, luck: Luck): string {
  if (text === "") return pick(luck, REPLACEMENTS);
  const at = luck.below(Math.min(text.length, 2_000_000));
  const length = 1 + luck.below(8);
  const [before, after] = [text.slice(0, at), text.slice(at + length)];
  const way = luck.below(6);
  if (way === 0) return before;
  if (way === 1) return before + after;
  if (way === 2) return before + text.slice(at, at + length).repeat(1 + luck.below(50)) + after;
  if (way === 3) return before + pick(luck, REPLACEMENTS) + after;
  const unit = text.charCodeAt(at) ^ (1 << luck.below(7));
  return before + String.fromCharCode(unit) + text.slice(at + 1);
}

/** Damages a value one to three times, mostly once. */
export function damageOften<V>(value: V, luck: Luck, damage: (value: V, luck: Luck) => V): V {
  let damaged = damage(value, luck);
  while (luck.below(4) === 0) damaged = damage(damaged, luck);
  return damaged;
}
