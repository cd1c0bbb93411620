// Files: writing text to one, reading one, and telling what it holds.
import { words } from "../home/words.ts";

/** Offers text or a recording as a file to keep. */
export function download(name: string, content: string | Blob, type = "application/json"): void {
  const blob = typeof content === "string" ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to fetch it first.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name that every file system takes. */
export const fileName = (...parts: readonly string[]): string =>
  `${parts.join("-").replace(/\W+/g, "-").slice(0, 60)}.json`;

/** What a text turns out to be, as far as can be told before the game is asked. */
export type Found =
  | { readonly kind: "save"; readonly game: string; readonly contentHash: string | undefined }
  | {
      readonly kind: "replay";
      readonly game: string;
      readonly contentHash: string | undefined;
      readonly value: unknown;
    }
  | { readonly kind: "backup"; readonly value: unknown }
  | { readonly kind: "unknown"; readonly reason: "not-json" | "no-game" | "no-save" };

const MAX_FILE = 50_000_000;

/** Reads a file as text, or says why not. */
export async function readFile(file: File): Promise<{ text: string } | { reason: string }> {
  if (file.size > MAX_FILE) return { reason: words().openFile.tooLarge };
  try {
    return { text: await file.text() };
  } catch {
    return { reason: words().openFile.unreadable };
  }
}

/** The hash of the content that a save or a replay belongs to. */
function contentHashOf(value: unknown): string | undefined {
  const { contentHash } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof contentHash === "string" ? contentHash : undefined;
}

/** The same of a text that was kept; undefined when it cannot be read. */
export function contentHashIn(text: string): string | undefined {
  try {
    return contentHashOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Whether a text that was kept is of a game at a table. */
export function isTableText(text: string): boolean {
  try {
    return "table" in JSON.parse(text);
  } catch {
    return false;
  }
}

/** Looks at an untrusted text. */
export function recognise(text: string): Found {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "unknown", reason: "not-json" };
  }
  if (typeof value !== "object" || value === null) return { kind: "unknown", reason: "no-game" };
  const { game, state, table, actions, backup } = value as Record<string, unknown>;
  const contentHash = contentHashOf(value);
  if (backup !== undefined) return { kind: "backup", value };
  if (typeof game !== "string") return { kind: "unknown", reason: "no-game" };
  if (state !== undefined || table !== undefined) return { kind: "save", game, contentHash };
  if (Array.isArray(actions)) return { kind: "replay", game, contentHash, value };
  return { kind: "unknown", reason: "no-save" };
}
