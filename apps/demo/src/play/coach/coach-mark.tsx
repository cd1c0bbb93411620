// One step of a first game on the screen: a ring around the thing, and the words beside it, or at the window's edge.
import { useLayoutEffect, useRef } from "react";
import { words } from "../words.ts";
import { type Box, placeMark } from "./place.ts";
import type { Coach } from "./use-coach.ts";
import "./coach.css";

/** How often the mark looks where its thing is, in milliseconds; things move while cards are dealt. */
const LOOK_EVERY = 250;

const RING = 5;

const windowBox = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

/** Whether the whole thing is in sight, with room for the words beside it. */
function hasRoom(thing: Element, words: HTMLElement): boolean {
  const box = thing.getBoundingClientRect();
  const isInSight = box.top >= 0 && box.bottom <= innerHeight;
  return isInSight && placeMark(box, sizeOf(words), windowBox()) !== undefined;
}

/** The distance from the words to their thing and to the edge of the window. */
const AROUND = 24;

/** Moves the page until the words fit above the thing, so that they do not lie on it; a thing too high for that goes to the middle. */
function makeRoom(thing: Element, words: HTMLElement): void {
  const { top, height } = thing.getBoundingClientRect();
  const above = sizeOf(words).height + AROUND;
  if (above + height <= innerHeight) window.scrollBy({ top: top - above, behavior: "instant" });
  else thing.scrollIntoView({ block: "center" });
}

/** The size of the words where they stand beside a thing; at the edge of the window they are wider. */
function sizeOf(words: HTMLElement): Box {
  words.dataset.edge = "";
  return words.getBoundingClientRect();
}

/** Puts the ring around the thing and the words beside it; without room they stay at the edge of the window. */
function settle(anchor: string, mark: HTMLElement, ring: HTMLElement): void {
  const thing = document.querySelector(`.game ${anchor}`)?.getBoundingClientRect();
  const isThere = thing !== undefined && thing.width > 0;
  ring.hidden = !isThere;
  const place = isThere ? placeMark(thing, sizeOf(mark), windowBox()) : undefined;
  mark.dataset.edge =
    place !== undefined ? "" : isThere && thing.top > innerHeight / 2 ? "top" : "bottom";
  mark.style.left = place === undefined ? "" : `${place.left}px`;
  mark.style.top = place === undefined ? "" : `${place.top}px`;
  if (!isThere) return;
  ring.style.left = `${thing.left - RING}px`;
  ring.style.top = `${thing.top - RING}px`;
  ring.style.width = `${thing.width + 2 * RING}px`;
  ring.style.height = `${thing.height + 2 * RING}px`;
}

/** Shows the step of the coach; it takes neither the focus nor any key from the game. */
export function CoachMark({ coach }: { readonly coach: Coach }) {
  const { step, place, count, next, skip } = coach;
  const mark = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [words, circle] = [mark.current, ring.current];
    if (step === undefined || words === null || circle === null) return undefined;
    // Only where there is no room beside the thing as it stands does the page move: the words take the other half.
    const thing = document.querySelector(`.game ${step.anchor}`);
    if (thing !== null && !hasRoom(thing, words)) makeRoom(thing, words);
    const follow = () => settle(step.anchor, words, circle);
    follow();
    const timer = setInterval(follow, LOOK_EVERY);
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", follow);
    return () => {
      clearInterval(timer);
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", follow);
    };
  }, [step]);
  const says = words().coach;
  return (
    <section className="coach" aria-label={says.label}>
      {step !== undefined && <div ref={ring} className="coach-ring" aria-hidden="true" />}
      <div className="coach-live" role="status">
        {step !== undefined && (
          <section ref={mark} className="coach-mark" data-edge="bottom" key={step.title}>
            <p className="coach-place">{says.place(place, count)}</p>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
            <div className="coach-buttons">
              <button type="button" className="plain" onClick={next}>
                {place === count ? says.done : says.next}
              </button>
              <button type="button" className="plain coach-skip" onClick={skip}>
                {says.skip}
              </button>
            </div>
          </section>
        )}
      </div>
    </section>
  );
}
