// Files of content: rows of any game as JSON, and stories of Wretched & Alone in every format that can be opened.
import { basename } from "node:path";
import { isObject } from "@games/core-game";
import type { FileError, PackFile, RecognizedPack } from "@games/wretched/pack-loader";
import type { Command } from "commander";
import { LabError } from "../study.js";
import { readText } from "./io.js";

const MAX_BYTES = 10_000_000;

/** Rows of content from a file, not yet checked by the game. */
export interface ContentFile {
  readonly file: string;
  readonly rows: object;
}

/** The readers of stories are loaded only when one is opened. */
export const loadLoader = () => import("@games/wretched/pack-loader");

function readFile(file: string): PackFile {
  try {
    return { name: basename(file), text: readText(file, MAX_BYTES) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LabError("bad-request", `${file} cannot be read: ${reason}.`);
  }
}

/** The story in some files. */
export async function openStory(files: readonly string[]): Promise<RecognizedPack> {
  const { openPack } = await loadLoader();
  const opened = openPack(files.map(readFile));
  if (opened.ok) return opened.value;
  throw new LabError("bad-request", describeError(opened.error));
}

function describeError({ message, faults }: FileError): string {
  if (faults.length === 0) return message;
  const lines = faults.map(
    (fault) => `  ${fault.path === "" ? "the pack" : fault.path} ${fault.message}`,
  );
  return ["This pack has faults:", ...lines].join("\n");
}

/** A JSON object, or undefined. */
export function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function readContent(file: string): Promise<ContentFile> {
  if (/\.(md|markdown)$/i.test(file)) return { file, rows: (await openStory([file])).pack };
  const rows = parseObject(readFile(file).text);
  if (rows !== undefined) return { file, rows };
  throw new LabError("bad-request", `${file} is not a JSON object, and a story ends in .md.`);
}

/** Lets a command take content from a file, which is read before it starts. */
export function withContent(command: Command): Command {
  return command
    .option("--content <file>", "the content to play with: rows as JSON, or a story as Markdown")
    .hook("preAction", async () => {
      const { content } = command.opts<{ content?: string }>();
      if (content !== undefined) command.setOptionValue("content", await readContent(content));
    });
}
