// Whether something is a story: completed, in normal form, and every fault named in the words of whoever wrote it.
import { type Fault, isObject, parse, refine, type Shape } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { packShape } from "../content.js";
import { TEMPLATES } from "../english-templates.js";
import { type FileFault, faultAt } from "../files.js";
import { markdownFault } from "../messages.js";
import type { StoryPack } from "../pack.js";
import { PLURAL_KEY } from "../wording.js";
import { type Assumption, completePack } from "./defaults.js";
import { normalizePack } from "./normalize.js";

/** Whether something is said by a key. */
const isWord = (key: string) => Object.hasOwn(TEMPLATES, key) || PLURAL_KEY.test(key);

/** A story that was opened: the pack, complete and in normal form, and what was assumed on the way. */
export interface OpenedPack {
  readonly pack: StoryPack;
  readonly assumed: readonly Assumption[];
}

const storyShape = refine(packShape, ({ prose }) => {
  if (prose === undefined) return markdownFault("no-prose");
  return undefined;
}) as Shape<StoryPack>;

/** Opens a pack from an unknown value. */
export function openValue(value: unknown): Result<OpenedPack, readonly Fault[]> {
  const { $schema: _, ...known } = isObject(value) ? value : {};
  const completed = completePack(isObject(value) ? known : value);
  const parsed = parse(storyShape, normalizePack(completed.value));
  if (!parsed.ok) return parsed;
  const strange = Object.keys(parsed.value.prose.words ?? {}).filter((key) => !isWord(key));
  if (strange.length === 0) return ok({ pack: parsed.value, assumed: completed.assumed });
  const message = markdownFault("unknown-word");
  return err(strange.map((key) => ({ path: `prose.words.${key.slice(0, 40)}`, ...message })));
}

/** Where the parts of a pack stand in a file: the path of a part, and what the file calls it. */
export type Places = ReadonlyMap<string, { readonly name: string; readonly line: number }>;

/** Opens a pack that was assembled from a file: each fault gets its line, and prompts that are missing are one fault. */
export function openAssembled(
  value: unknown,
  places: Places,
  found: readonly FileFault[],
): Result<OpenedPack, readonly FileFault[]> {
  const opened = openValue(value);
  if (opened.ok && found.length === 0) return opened;
  const faults = opened.ok ? [] : opened.error;
  return err([
    ...found,
    ...describeMissing(faults),
    ...faults.flatMap((fault) => locate(fault, places)),
  ]);
}

const PROMPT = "prose.prompts.";
const isMissing = ({ code }: Fault): boolean => code === "missing";

/** What a pack cannot do without, each said once. */
function describeMissing(faults: readonly Fault[]): Fault[] {
  const missing = faults.filter(isMissing).map(({ path }) => path);
  const cards = missing
    .filter((path) => path.startsWith(PROMPT))
    .map((path) => path.slice(PROMPT.length));
  const shown = cards.length > 12 ? [...cards.slice(0, 12), "…"] : cards;
  return [
    ...(missing.includes("prose.title")
      ? [{ path: "title", ...markdownFault("missing-title") }]
      : []),
    ...(missing.includes("aces") || faults.some(({ code }) => code === "no-win-ace")
      ? [{ path: "win", ...markdownFault("missing-win") }]
      : []),
    ...(cards.length > 0
      ? [{ path: "prompts", ...markdownFault("missing-prompts", { cards: shown.join(", ") }) }]
      : []),
  ];
}

/** A fault with its line; those that {@link describeMissing} says are left out. */
function locate(fault: Fault, places: Places): FileFault[] {
  if (fault.code === "no-win-ace") return [];
  if (
    isMissing(fault) &&
    (fault.path === "aces" || fault.path === "prose.title" || fault.path.startsWith(PROMPT))
  )
    return [];
  for (
    let path = fault.path;
    path !== "";
    path = path.slice(0, Math.max(path.lastIndexOf("."), 0))
  ) {
    const place = places.get(path);
    if (place === undefined) continue;
    const rest = fault.path.slice(path.length).replace(/^\./, "");
    return [
      { ...faultAt(place.line, fault, rest === "" ? place.name : `${place.name}, ${rest},`) },
    ];
  }
  return [fault];
}
