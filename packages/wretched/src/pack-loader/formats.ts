// Recognizes what was opened by its shape, and says what it looks like when it is none of the formats.
import { isObject } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { CARD_IDS } from "../data/cards.js";
import { badFile, type FileError, type FileFault, findSizeError, parseJson } from "../files.js";
import { fileMessage, type LooksLike } from "../messages.js";
import { isCategoryJson, openCategoryJson } from "./category-json.js";
import { type OpenedPack, openValue } from "./check.js";
import { openDeckFiles } from "./deck-csv.js";
import { openPackMarkdown } from "./pack-markdown.js";
import { readFields, readSource, type Source } from "./source.js";
import { isTypedMarkdown, openTypedMarkdown } from "./typed-markdown.js";

/** The largest file that is read, in characters. */
export const MAX_TEXT = 1_000_000;

/** A file that was opened. */
export interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** The formats that packs come in. */
export const PACK_FORMATS = [
  "markdown",
  "json",
  "typed-markdown",
  "deck-csv",
  "category-json",
] as const;
/** One of {@link PACK_FORMATS}. */
export type PackFormat = (typeof PACK_FORMATS)[number];

/** A pack that was opened from files, and the format it was in. */
export interface RecognizedPack extends OpenedPack {
  readonly format: PackFormat;
}

type Opened = Result<OpenedPack, readonly FileFault[]>;

const named = (format: PackFormat, opened: Opened): Result<RecognizedPack, FileError> =>
  opened.ok ? ok({ format, ...opened.value }) : err(badFile("bad-pack", opened.error));

/** What a file looks like. */
type Kind = "json" | "csv" | "yaml" | "markdown";

function kindOf({ name, text }: PackFile): Kind {
  const start = text
    .slice(0, 200)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (start.startsWith("{") || start.startsWith("[")) return "json";
  if (/\.csv$/i.test(name) || /^"?(card|suite?|description)"?\s*,/i.test(start)) return "csv";
  const isYaml = /\.ya?ml$/i.test(name) || /^[\w-]+:(\s|$)/.test(start);
  return isYaml && !start.startsWith("---") ? "yaml" : "markdown";
}

/** Opens a story in any of the formats, from the text of a file or from all files that belong to it. */
export function openPack(
  opened: string | PackFile | readonly PackFile[],
): Result<RecognizedPack, FileError> {
  const files = filesOf(opened);
  const tooLarge = findSizeError(files.map(({ text }) => text).join(""), MAX_TEXT);
  if (tooLarge) return err(tooLarge);
  const find = (kind: Kind) => files.find((file) => kindOf(file) === kind)?.text;
  const [config, deck] = [find("yaml"), find("csv")];
  if (deck !== undefined || config !== undefined) return openPair(config, deck, files);
  const [first] = files;
  if (first === undefined) return err(unknown("nothing"));
  return kindOf(first) === "json" ? openJson(first.text) : openMarkdown(readSource(first.text));
}

function filesOf(opened: string | PackFile | readonly PackFile[]): readonly PackFile[] {
  const listed = typeof opened === "string" ? [{ name: "", text: opened }] : [opened].flat();
  return listed.map(({ name, text }) => ({
    name: String(name),
    text: typeof text === "string" ? text : "",
  }));
}

const unknown = (kind: LooksLike["kind"], listed: readonly string[] = []): FileError => ({
  ...fileMessage("unknown-format", { kind, listed: listed.join(", ").slice(0, 100) }),
  faults: [],
});

function openPair(
  config: string | undefined,
  deck: string | undefined,
  files: readonly PackFile[],
): Result<RecognizedPack, FileError> {
  const missing = (code: "missing-config" | "missing-deck") =>
    err({ ...fileMessage(code), faults: [] });
  if (config === undefined) return missing("missing-config");
  if (deck !== undefined) return named("deck-csv", openDeckFiles({ config, deck, files }));
  const keys = readFields(config, 1, []).map(({ key }) => key);
  const isConfig = keys.some((key) => ["labels", "introduction", "deck"].includes(key));
  if (isConfig) return missing("missing-deck");
  return err(keys.length > 0 ? unknown("yaml", keys.slice(0, 5)) : unknown("text"));
}

function openJson(text: string): Result<RecognizedPack, FileError> {
  let format: PackFormat = "json";
  let looks: FileError | undefined;
  const opened = parseJson(text, MAX_TEXT, "bad-pack", (value): Opened => {
    if (isCategoryJson(value)) {
      format = "category-json";
      return openCategoryJson(value);
    }
    if (!isObject(value)) looks = unknown("json-without-fields");
    else if (!isObject(value.prose) && !isObject(value.aces))
      looks = unknown("json", Object.keys(value).slice(0, 5));
    return openValue(value);
  });
  if (opened.ok) return ok({ format, ...opened.value });
  return err(looks ?? opened.error);
}

/** Opens Markdown of either kind. */
function openMarkdown(source: Source): Result<RecognizedPack, FileError> {
  if (isTypedMarkdown(source)) return named("typed-markdown", openTypedMarkdown(source));
  if (hasCards(source) || source.faults.length > 0)
    return named("markdown", openPackMarkdown(source));
  const { fields, sections } = source;
  if (fields.length === 0 && sections.every(({ level }) => level === 0))
    return err(unknown("text"));
  const headings = sections.filter(({ level }) => level > 0).map(({ heading }) => heading);
  return err(unknown("markdown", headings.slice(0, 3)));
}

const hasCards = ({ sections }: Source): boolean =>
  sections.some(({ heading }) => CARD_IDS.some((id) => heading.split(":", 1)[0]?.trim() === id));
