/**
 * Story packs from files: opened in any of the formats people have, completed, checked, and written as Markdown.
 *
 * @packageDocumentation
 */
import type { Fault } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { badFile, type FileError, findSizeError, parseJson } from "../files.js";
import type { StoryPack } from "../pack.js";
import { openValue } from "./check.js";
import { MAX_TEXT } from "./formats.js";
import { openPackMarkdown } from "./pack-markdown.js";
import { readSource } from "./source.js";

export type { FileError, FileFault } from "../files.js";
export { ASSUMPTIONS, FILE_ERRORS, type LooksLike, MARKDOWN_FAULTS } from "../messages.js";
export type { OpenedPack } from "./check.js";
export type { Assumption } from "./defaults.js";
export {
  openPack,
  PACK_FORMATS,
  type PackFile,
  type PackFormat,
  type RecognizedPack,
} from "./formats.js";
export { packSchema } from "./schema.js";
export { packTemplate } from "./template.js";
export { writePackMarkdown } from "./write-markdown.js";

/** A story from an unknown value: a complete copy with its texts in normal form, or its faults with their places (at most fifty). */
export function checkPack(value: unknown): Result<StoryPack, readonly Fault[]> {
  const opened = openValue(value);
  return opened.ok ? ok(opened.value.pack) : opened;
}

/** A story from JSON text. */
export function parsePackJson(text: string): Result<StoryPack, FileError> {
  return parseJson(text, MAX_TEXT, "bad-pack", checkPack);
}

/** A story from Markdown in the package's own format; see the guide for it. */
export function parsePackMarkdown(text: string): Result<StoryPack, FileError> {
  const tooLarge = findSizeError(text, MAX_TEXT);
  if (tooLarge) return err(tooLarge);
  const opened = openPackMarkdown(readSource(text));
  return opened.ok ? ok(opened.value.pack) : err(badFile("bad-pack", opened.error));
}
