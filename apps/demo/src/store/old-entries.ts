// What early versions kept and this one cannot read any more: it is listed, saved to files and deleted, and never opened.
import { isObject } from "@games/core-game";
import { type NoteRow, PACK_OWNER, type ResultRow, type SaveRow } from "./rows.ts";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a save or a replay is older than the number that all formats carry. */
export function isOldSave(text: string): boolean {
  const value = parseJson(text);
  return isObject(value) && value.format === undefined && typeof value.game === "string";
}

/** Whether the text of a link is from before links had a prefix: it begins with its check alone. */
export const isOldShare = (text: string): boolean => /^[0-9a-f]{8}/.test(text);

/** Whether a note is a story whose rules and prose are not apart yet. */
export function isOldStory({ owner, content }: NoteRow): boolean {
  if (owner !== PACK_OWNER || typeof content !== "string") return false;
  const value = parseJson(content);
  return isObject(value) && value.prose === undefined;
}

/** Something of an early version. */
export type OldEntry =
  | { readonly table: "saves"; readonly row: SaveRow }
  | { readonly table: "results"; readonly row: ResultRow }
  | { readonly table: "notes"; readonly row: NoteRow };

/** Everything of early versions among rows. */
export function findOldEntries(kept: {
  readonly saves: readonly SaveRow[];
  readonly results: readonly ResultRow[];
  readonly notes: readonly NoteRow[];
}): readonly OldEntry[] {
  return [
    ...kept.saves.filter(isOldRow).map((row) => ({ table: "saves" as const, row })),
    ...kept.results.filter(hasOldReplay).map((row) => ({ table: "results" as const, row })),
    ...kept.notes.filter(isOldStory).map((row) => ({ table: "notes" as const, row })),
  ];
}

/** Whether a game was kept by an early version. */
export const isOldRow = ({ text }: Pick<SaveRow, "text">): boolean => isOldSave(text);

/** Whether the replay of a result is of an early version; the result itself can still be read. */
export const hasOldReplay = ({ share }: Pick<ResultRow, "share">): boolean =>
  share !== null && isOldShare(share);
