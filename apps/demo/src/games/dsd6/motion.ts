// Dice glide from where they were to where they are now, and cards that leave fade where they lay; nothing waits for them.
import { type RefObject, useLayoutEffect, useRef } from "react";

const GLIDE = { duration: 280, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" } as const;
const FADE = { duration: 520, easing: "ease-out" } as const;

/** Where things lay: dice by number, cards as elements. */
interface Spots {
  readonly dice: ReadonlyMap<string, DOMRect>;
  readonly cards: ReadonlyMap<HTMLElement, DOMRect>;
}

const all = (root: HTMLElement, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

const spotsOf = (root: HTMLElement): Spots => ({
  dice: new Map(
    all(root, "[data-die]").map((cube) => [cube.dataset.die ?? "", cube.getBoundingClientRect()]),
  ),
  cards: new Map(all(root, ".ds-card").map((card) => [card, card.getBoundingClientRect()])),
});

/** Moves what a step has moved inside a root element. */
export function useMoves(
  root: RefObject<HTMLElement | null>,
  step: number,
  hasMotion: boolean,
): void {
  const spots = useRef<Spots>({ dice: new Map(), cards: new Map() });
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    if (root.current === null) return;
    if (hasMotion && step !== lastStep.current) {
      glideDice(root.current, spots.current);
      fadeCards(root.current, spots.current);
    }
    lastStep.current = step;
    spots.current = spotsOf(root.current);
  });
}

function glideDice(root: HTMLElement, { dice }: Spots): void {
  for (const cube of all(root, "[data-die]")) {
    const from = dice.get(cube.dataset.die ?? "");
    const to = cube.getBoundingClientRect();
    if (from === undefined) continue;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(x, y) < 8) continue;
    cube.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], GLIDE);
  }
}

function fadeCards(root: HTMLElement, { cards }: Spots): void {
  for (const [card, { left, top, width, height }] of cards) {
    if (card.isConnected) continue;
    const wreck = card.cloneNode(true) as HTMLElement;
    wreck.classList.add("ds-wreck");
    wreck.setAttribute("aria-hidden", "true");
    Object.assign(wreck.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    // A container of the screen would take a fixed element for its own.
    (root.closest("[data-game]") ?? root).append(wreck);
    const end = { opacity: 0, transform: "scale(1.12) rotate(2deg)", filter: "blur(6px)" };
    wreck.animate([{}, end], FADE).finished.then(() => wreck.remove());
  }
}
