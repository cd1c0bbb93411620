// Cards fly: from the draw pile into the hand, and from the hand to where they went. Nothing waits for them.
import type { Snapshot } from "@games/core-game";
import type { Pile, SpireAct1, SpireAct1Event } from "@games/spire-act1";
import { type RefObject, useLayoutEffect, useRef } from "react";

const GLIDE = { duration: 320, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" } as const;
/** How long after one card the next one starts. */
const STAGGER = 70;

/** Where the cards of the hand lay. */
type Spots = ReadonlyMap<HTMLElement, DOMRect>;

const cardsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-card]")];

const faceOf = (card: HTMLElement) => card.querySelector<HTMLElement>(".sp-card") ?? card;

const pileIn = (root: HTMLElement, pile: Pile | undefined) =>
  root.querySelector<HTMLElement>(
    pile === "powers" ? ".sp-hero" : `.sp-piles [data-pile="${pile}"]`,
  );

/** Moves the cards that a step has moved inside a root element. */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  { step, events }: Snapshot<SpireAct1>,
  hasMotion: boolean,
): void {
  const spots = useRef<Spots>(new Map());
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    if (hasMotion && step !== lastStep.current) {
      flyIn(table, spots.current);
      flyOut(table, spots.current, events);
    }
    lastStep.current = step;
    spots.current = new Map(cardsIn(table).map((card) => [card, card.getBoundingClientRect()]));
  });
}

/** Cards that were in the hand glide to their new place, others come from the draw pile. */
function flyIn(root: HTMLElement, spots: Spots): void {
  const draw = pileIn(root, "draw")?.getBoundingClientRect();
  let drawn = 0;
  for (const card of cardsIn(root)) {
    const known = spots.get(card);
    const from = known ?? draw;
    if (from === undefined) continue;
    const move = `translate(${shift(from, card.getBoundingClientRect())})`;
    const start =
      known === undefined ? { transform: `${move} scale(0.3)`, opacity: 0 } : { transform: move };
    const delay = known === undefined ? drawn++ * STAGGER : 0;
    // Only the face flies: the button is at its place at once, so that no click is lost on a card that is on its way.
    faceOf(card).animate([start, { transform: "none", opacity: 1 }], {
      ...GLIDE,
      delay,
      fill: "backwards",
    });
  }
}

/** Cards that left the hand fly to where the events say they went. */
function flyOut(root: HTMLElement, spots: Spots, events: readonly SpireAct1Event[]): void {
  const moves = events.filter((event) => event.type === "card-moved");
  let gone = 0;
  for (const [card, rect] of spots) {
    if (card.isConnected) continue;
    const id = card.dataset.card?.split(" ")[0];
    const to = pileIn(root, moves.find((move) => move.card === id)?.to);
    if (to === null) continue;
    const ghost = ghostOf(card, rect);
    (root.closest("[data-game]") ?? root).append(ghost);
    const end = {
      transform: `translate(${shift(to.getBoundingClientRect(), rect)}) scale(0.25)`,
      opacity: 0.2,
    };
    ghost
      .animate([{}, end], { ...GLIDE, delay: gone++ * STAGGER })
      .finished.then(() => ghost.remove());
  }
}

function ghostOf(card: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = faceOf(card).cloneNode(true) as HTMLElement;
  ghost.classList.add("sp-ghost");
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return ghost;
}

/** From the middle of one place to the middle of another. */
function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `${x}px, ${y}px`;
}
