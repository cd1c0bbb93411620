// Where an explanation stands: under its word, or above it where there is no room, and never beyond the window.

const GAP = 6;
const EDGE = 8;

/** Moves a shown popover to its word. */
export function placeTip(tip: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(at.left, window.innerWidth - width - EDGE);
  const isRoomBelow = at.bottom + GAP + height + EDGE <= window.innerHeight;
  const top = isRoomBelow ? at.bottom + GAP : at.top - GAP - height;
  tip.style.left = `${Math.max(EDGE, left)}px`;
  tip.style.top = `${Math.max(EDGE, top)}px`;
}
