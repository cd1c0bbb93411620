// The older format: `config.yml` with the texts, `deck.csv` with the cards, perhaps a Markdown file with the introduction.

import { isObject } from "@games/core-game";
import type { Result } from "@games/core-rng";
import Papa from "papaparse";
import { type CardId, SUITS, suitOf } from "../data/cards.js";
import { type FileFault, faultAt } from "../files.js";
import { assumption, markdownFault } from "../messages.js";
import { DEFEAT_REASONS, type Ending } from "../pack.js";
import { type OpenedPack, openAssembled } from "./check.js";
import type { PackFile } from "./formats.js";
import {
  addAssumed,
  cardAt,
  type Draft,
  PLAIN_PULL,
  readRank,
  readSuit,
  startDraft,
  trackerRank,
} from "./import.js";
import { type Field, readFields } from "./source.js";

/** The files of such a pack. */
export interface DeckFiles {
  readonly config: string;
  readonly deck: string;
  /** All files that were opened, among which the introduction may be. */
  readonly files: readonly PackFile[];
}

/** The interface texts that tell an ending. */
const LABELS: ReadonlyMap<string, readonly Ending[]> = new Map<string, readonly Ending[]>([
  ["successCheckWin", ["victory"]],
  ["failureCheckLoss", ["ship_destroyed", "final_pull_failed"]],
  ["failureCounterLoss", ["four_kings"]],
  ["deckEmptyLoss", ["deck_exhausted"]],
]);

/** Opens a pack of this format. */
export function openDeckFiles({
  config,
  deck,
  files,
}: DeckFiles): Result<OpenedPack, readonly FileFault[]> {
  const draft = startDraft();
  for (const field of readFields(config, 1, draft.faults)) readField(draft, field, files);
  const { trackers, hasActions } = readDeck(draft, deck);
  const tracker = trackerRank(trackers, draft, 1);
  if (!hasActions) {
    draft.assumed.push(assumption("odd-ranks"));
    draft.aces.hearts = "win";
    draft.assumed.push(assumption("default", { name: "ace.hearts", value: "win" }));
  }
  const { prose, aces, pulls, places, faults } = draft;
  const system = Object.keys(pulls).length > 0 ? "hybrid" : "odd";
  return addAssumed(openAssembled({ system, tracker, aces, pulls, prose }, places, faults), draft);
}

function readField(draft: Draft, { key, value, line }: Field, files: readonly PackFile[]): void {
  if (key === "labels") readLabels(draft, value, line);
  else if (key === "introduction") readIntroduction(draft, value, line, files);
  else if (["title", "subtitle", "author", "license", "version", "link", "language"].includes(key))
    draft.put(key, value, key, line);
  else if (key !== "deck") draft.assumed.push(assumption("ignored", { name: key.slice(0, 40) }));
}

function readLabels(draft: Draft, value: unknown, line: number): void {
  if (!isObject(value))
    return void draft.faults.push(faultAt(line, markdownFault("not-text"), "labels"));
  for (const [name, text] of Object.entries(value)) {
    const endings = LABELS.get(name);
    if (endings === undefined || typeof text !== "string")
      draft.assumed.push(assumption("ignored", { name: `labels.${name.slice(0, 40)}` }));
    else for (const ending of endings) draft.putEnding(ending, text, name, line);
  }
  const endings = draft.prose.endings;
  const loss =
    isObject(endings) && isObject(endings.ship_destroyed) ? endings.ship_destroyed.text : undefined;
  if (typeof loss !== "string" || !isObject(endings)) return;
  const untold = DEFEAT_REASONS.filter((reason) => endings[reason] === undefined);
  for (const reason of untold) draft.putEnding(reason, loss, "failureCheckLoss", line);
  if (untold.length > 0) draft.assumed.push(assumption("one-loss"));
}

/** The introduction is text, or the name of a file that was opened too. */
function readIntroduction(
  draft: Draft,
  value: unknown,
  line: number,
  files: readonly PackFile[],
): void {
  const isName =
    typeof value === "string" && /^[^\n]{1,200}\.(md|markdown|txt)$/i.test(value.trim());
  if (!isName) {
    draft.put("introduction", value, "introduction", line);
    return;
  }
  const name = value.trim().replace(/^.*[\\/]/, "");
  const file = files.find((one) => one.name.replace(/^.*[\\/]/, "") === name);
  if (file) draft.put("introduction", file.text.replace(/^#+ +/gm, ""), "introduction", line);
  else draft.faults.push(faultAt(line, markdownFault("unknown-file", { name }), "introduction"));
}

interface Row {
  readonly fields: ReadonlyMap<string, string>;
  readonly line: number;
}

/** The rows of a table with a header; a row that spans lines has the line it begins in. */
function readRows(draft: Draft, csv: string): { names: readonly string[]; rows: Row[] } {
  const text = csv.replace(/^\uFEFF/, "");
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ",", skipEmptyLines: false });
  const [error] = errors;
  let line = 1;
  const numbered = data.map((fields) => {
    const at = line;
    line += 1 + fields.reduce((sum, field) => sum + field.split("\n").length - 1, 0);
    return { fields, line: at };
  });
  if (error) {
    const at = numbered[error.row ?? 0]?.line ?? 1;
    draft.faults.push(faultAt(at, markdownFault("bad-csv", { reason: error.message })));
  }
  const [head, ...rest] = numbered.filter(({ fields }) =>
    fields.some((field) => field.trim() !== ""),
  );
  const names = (head?.fields ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/^suite$/, "suit"),
  );
  const rows = rest.map(({ fields, line: at }) => ({
    fields: new Map(names.map((name, i) => [name, fields[i] ?? ""])),
    line: at,
  }));
  return { names, rows };
}

/** Puts the cards of a table in their places; returns the trackers, and whether the table says what cards do. */
function readDeck(draft: Draft, csv: string): { trackers: CardId[]; hasActions: boolean } {
  const { names, rows } = readRows(draft, csv);
  for (const name of ["card", "suit", "description"].filter((wanted) => !names.includes(wanted)))
    draft.faults.push(faultAt(1, markdownFault("missing-column", { name })));
  const trackers: CardId[] = [];
  for (const { fields, line } of rows) {
    const field = (name: string) => (fields.get(name) ?? "").trim();
    const [suit, rank] = [readSuit(field("suit")), readRank(field("card"))];
    if (suit === undefined || rank === undefined) {
      const card = `${field("card")} ${field("suit")}`.slice(0, 40);
      draft.faults.push(faultAt(line, markdownFault("unknown-card", { card })));
      continue;
    }
    const card = cardAt(suit, rank);
    draft.putPrompt(card, field("description"), "description", line);
    takeAction(draft, card, field("action"), line, trackers);
  }
  const others = names.filter((name) => !["card", "suit", "description", "action"].includes(name));
  for (const name of others) draft.assumed.push(assumption("ignored", { name }));
  return { trackers, hasActions: names.includes("action") };
}

function takeAction(
  draft: Draft,
  card: CardId,
  action: string,
  line: number,
  trackers: CardId[],
): void {
  const suit = SUITS.find((name) => name === suitOf(card));
  const isAce = card.slice(1) === "A";
  if (action === "primary-success" && isAce && suit) draft.aces[suit] = "win";
  else if (action === "primary-success")
    draft.faults.push(faultAt(line, markdownFault("not-an-ace", { card }), "primary-success"));
  else if (action === "failure-token") trackers.push(card);
  else if (action === "failure-check") {
    draft.pulls[card] = PLAIN_PULL;
    draft.places.set(`pulls.${card}`, { name: card, line });
  } else if (action !== "" && action !== "success-bonus")
    draft.faults.push(
      faultAt(line, markdownFault("unknown-action", { action: action.slice(0, 40) })),
    );
}
