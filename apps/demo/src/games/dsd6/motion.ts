// Dice glide from where they were to where they are now; nothing waits for them.
import { type RefObject, useLayoutEffect, useRef } from "react";

const GLIDE = { duration: 280, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" } as const;

type Spots = ReadonlyMap<string, DOMRect>;

const cubesIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>("[data-die]")];

function spotsOf(root: HTMLElement): Spots {
  return new Map(
    cubesIn(root).map((cube) => [cube.dataset.die ?? "", cube.getBoundingClientRect()]),
  );
}

/** Glides the dice inside a root element whenever a step changed their places. */
export function useGlide(
  root: RefObject<HTMLElement | null>,
  step: number,
  hasMotion: boolean,
): void {
  const spots = useRef<Spots>(new Map());
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    if (root.current === null) return;
    if (hasMotion && step !== lastStep.current) glideFrom(root.current, spots.current);
    lastStep.current = step;
    spots.current = spotsOf(root.current);
  });
}

function glideFrom(root: HTMLElement, before: Spots): void {
  for (const cube of cubesIn(root)) {
    const from = before.get(cube.dataset.die ?? "");
    const to = cube.getBoundingClientRect();
    if (from === undefined) continue;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(x, y) < 8) continue;
    cube.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], GLIDE);
  }
}
