// A tree of a plain value that can be walked by keyboard, with what changed marked in it.
import { findChanges, isBranch, joinPath, shorten } from "./changes.js";
import { h } from "./dom.js";
import type { Say } from "./words.js";

/** What stays when the tree is drawn anew. */
export interface TreeMemory {
  /** The paths that are open. */
  readonly open: Set<string>;
  /** The path of the row that takes the focus. */
  active: string;
}

/** A tree that remembers nothing yet: the outermost part is open. */
export const freshMemory = (): TreeMemory => ({ open: new Set([""]), active: "" });

interface Drawing {
  readonly memory: TreeMemory;
  readonly changes: ReadonlyMap<string, unknown>;
  readonly say: Say;
  redraw(): void;
}

/** Draws a value; `before` is the value one step earlier, when there is one. */
export function drawTree(
  label: string,
  value: unknown,
  before: unknown,
  memory: TreeMemory,
  say: Say,
): HTMLElement {
  const tree = h("ul", { role: "tree", "aria-label": label });
  const changes = before === undefined ? new Map<string, unknown>() : findChanges(before, value);
  const redraw = () => {
    const hadFocus =
      (tree.getRootNode() as ShadowRoot).activeElement?.closest("[role=tree]") === tree;
    tree.replaceChildren(drawRow(label, "", value, { memory, changes, say, redraw }));
    const active = rowsOf(tree).find(({ dataset }) => dataset.path === memory.active);
    const target = active ?? rowsOf(tree)[0];
    if (target !== undefined) target.tabIndex = 0;
    if (hadFocus) target?.focus();
  };
  redraw();
  tree.addEventListener("keydown", (event) => handleKey(event, tree, memory, redraw));
  return tree;
}

const rowsOf = (tree: HTMLElement) =>
  Array.from(tree.querySelectorAll<HTMLElement>("[role=treeitem]"));

function drawRow(key: string, path: string, value: unknown, drawing: Drawing): HTMLElement {
  const { memory, changes, say } = drawing;
  const hasParts = isBranch(value) && Object.keys(value).length > 0;
  const isOpen = hasParts && memory.open.has(path);
  const isChanged = path !== "" && changes.has(path);
  const label = h(
    "span",
    { class: "row" },
    h("span", { class: "key" }, key),
    `: ${preview(value, isOpen)}`,
  );
  if (isChanged) label.append(changeMark(changes.get(path), hasParts, say));
  const row = h(
    "li",
    {
      role: "treeitem",
      tabindex: -1,
      "data-path": path,
      "aria-expanded": hasParts ? String(isOpen) : undefined,
      class: isChanged ? "changed" : undefined,
    },
    label,
  );
  label.addEventListener("click", () => {
    memory.active = path;
    if (hasParts) toggle(memory.open, path);
    drawing.redraw();
  });
  if (isOpen) row.append(drawParts(path, value, drawing));
  return row;
}

function drawParts(path: string, value: Readonly<Record<string, unknown>>, drawing: Drawing) {
  const parts = Object.entries(value).map(([key, part]) =>
    drawRow(key, joinPath(path, key), part, drawing),
  );
  return h("ul", { role: "group" }, ...parts);
}

function preview(value: unknown, isOpen: boolean): string {
  if (!isOpen) return shorten(value);
  return Array.isArray(value) ? `[${value.length}]` : "{}";
}

function changeMark(before: unknown, hasParts: boolean, say: Say): HTMLElement {
  const text = hasParts ? say("changed") : say("wasBefore", { value: shorten(before, 24) });
  return h("span", { class: "mark" }, text);
}

function toggle(open: Set<string>, path: string): void {
  if (!open.delete(path)) open.add(path);
}

/** The keys of a tree as everybody knows them: up and down, right to open and enter, left to close and leave. */
function handleKey(
  event: KeyboardEvent,
  tree: HTMLElement,
  memory: TreeMemory,
  redraw: () => void,
) {
  const rows = rowsOf(tree);
  const at = rows.findIndex(({ dataset }) => dataset.path === memory.active);
  const row = rows[Math.max(at, 0)];
  if (row === undefined) return;
  const move = (target: HTMLElement | null | undefined) => {
    if (target) memory.active = target.dataset.path ?? "";
  };
  const isOpen = row.getAttribute("aria-expanded");
  const path = row.dataset.path ?? "";
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(rows[Math.max(at, 0) + 1]),
    ArrowUp: () => move(rows[Math.max(at, 0) - 1]),
    Home: () => move(rows[0]),
    End: () => move(rows.at(-1)),
    ArrowRight: () =>
      isOpen === "false" ? memory.open.add(path) : move(isOpen ? rows[at + 1] : undefined),
    ArrowLeft: () => (isOpen === "true" ? memory.open.delete(path) : move(parentOf(row))),
    Enter: () => isOpen && toggle(memory.open, path),
    " ": () => isOpen && toggle(memory.open, path),
  };
  const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
  if (act === undefined) return;
  event.preventDefault();
  act();
  redraw();
}

const parentOf = (row: HTMLElement) => row.parentElement?.closest<HTMLElement>("[role=treeitem]");
