// Dragging a die, and tapping a place for the die in hand: mouse, pen and finger alike. Keys and the list of orders do the same.

import type { Target } from "@games/dsd6/orders";
import { type RefObject, useEffect, useRef } from "react";
import type { Selection } from "./selection.ts";

/** So far a pointer moves before a press becomes a drag. */
const SLACK = 7;

/** A die under a pressed pointer. */
interface Press {
  readonly die: number;
  readonly x: number;
  readonly y: number;
  readonly cube: HTMLElement;
  /** The copy of the die that follows the pointer once it is a drag. */
  ghost?: HTMLElement;
  over?: Target | undefined;
}

/** What the listeners share. */
interface DragState {
  readonly root: HTMLElement;
  readonly selection: RefObject<Selection>;
  pressed: Press | undefined;
  /** The click that ends a drag is no tap. */
  hasDragged: boolean;
}

/** Lets dice be dragged inside a root element. */
export function useDrag(root: RefObject<HTMLElement | null>, selection: Selection): void {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  useEffect(() => {
    if (root.current === null) return undefined;
    const drag = { root: root.current, selection: latest, pressed: undefined, hasDragged: false };
    return listen(drag);
  }, [root]);
}

function listen(drag: DragState): () => void {
  const ear = new AbortController();
  const { signal } = ear;
  drag.root.addEventListener("pointerdown", (event) => press(drag, event), { signal });
  drag.root.addEventListener("click", (event) => tap(drag, event), { signal, capture: true });
  window.addEventListener("pointermove", (event) => move(drag, event), { signal });
  window.addEventListener("pointerup", () => release(drag, true), { signal });
  window.addEventListener("pointercancel", () => release(drag, false), { signal });
  const cancel = (event: KeyboardEvent) => event.key === "Escape" && release(drag, false);
  window.addEventListener("keydown", cancel, { signal });
  return () => ear.abort();
}

const closest = (from: EventTarget | null, selector: string): HTMLElement | null =>
  from instanceof Element ? from.closest<HTMLElement>(selector) : null;

const targetOf = (from: EventTarget | null): Target | undefined =>
  closest(from, "[data-target]")?.dataset.target as Target | undefined;

function press(drag: DragState, event: PointerEvent): void {
  drag.hasDragged = false;
  const handle = closest(event.target, "[data-handle]");
  const cube = handle?.querySelector<HTMLElement>(".ds-cube");
  if (!handle || !cube || event.button !== 0 || !event.isPrimary) return;
  drag.pressed = {
    die: Number(handle.dataset.handle),
    x: event.clientX,
    y: event.clientY,
    cube,
  };
}

function move({ root, selection, pressed }: DragState, event: PointerEvent): void {
  if (pressed === undefined || !event.isPrimary) return;
  const { clientX: x, clientY: y } = event;
  if (pressed.ghost === undefined && Math.hypot(x - pressed.x, y - pressed.y) < SLACK) return;
  if (pressed.ghost === undefined) selection.current.take(pressed.die);
  pressed.ghost ??= lift(root, pressed.cube);
  pressed.ghost.style.left = `${x}px`;
  pressed.ghost.style.top = `${y}px`;
  const over = targetOf(document.elementFromPoint(x, y));
  if (over !== pressed.over) selection.current.hover(pressed.die, over);
  pressed.over = over;
}

function lift(root: HTMLElement, cube: HTMLElement): HTMLElement {
  const ghost = cube.cloneNode(true) as HTMLElement;
  ghost.classList.add("ds-ghost");
  ghost.setAttribute("aria-hidden", "true");
  // A container of the screen would take a fixed element for its own.
  (root.closest("[data-game]") ?? root).append(ghost);
  root.dataset.dragging = "";
  return ghost;
}

function release(drag: DragState, isDropped: boolean): void {
  const { root, selection, pressed } = drag;
  drag.pressed = undefined;
  if (pressed?.ghost === undefined) return;
  const { die, over, ghost } = pressed;
  ghost.remove();
  delete root.dataset.dragging;
  drag.hasDragged = true;
  if (isDropped && over !== undefined && over !== `die:${die}`) selection.current.drop(die, over);
  else selection.current.take(isDropped ? die : undefined);
}

function tap(drag: DragState, event: MouseEvent): void {
  if (drag.hasDragged) {
    drag.hasDragged = false;
    event.stopPropagation();
    return;
  }
  const { die, drop } = drag.selection.current;
  const target = targetOf(event.target);
  if (target === undefined || die === undefined || closest(event.target, "[data-handle]")) return;
  drop(die, target);
}
