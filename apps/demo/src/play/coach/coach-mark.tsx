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

/** The thing that a step is about, as soon as it is on the page. */
function findThing(anchor: string): Element | undefined {
  const thing = document.querySelector(`.game ${anchor}`);
  return thing !== null && thing.getBoundingClientRect().width > 0 ? thing : undefined;
}

/** Puts the ring around the thing and the words beside it; without room they stay at the edge of the window. */
function settle(thing: DOMRect, mark: HTMLElement, ring: HTMLElement): void {
  const place = placeMark(thing, sizeOf(mark), windowBox());
  mark.dataset.edge = place !== undefined ? "" : thing.top > innerHeight / 2 ? "top" : "bottom";
  mark.style.left = place === undefined ? "" : `${place.left}px`;
  mark.style.top = place === undefined ? "" : `${place.top}px`;
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
    let wasThere = false;
    const follow = () => {
      const thing = findThing(step.anchor);
      // Words about what is not there yet would puzzle whoever reads them.
      words.hidden = circle.hidden = thing === undefined;
      // Only where there is no room beside the thing as it stands does the page move, and only once.
      if (thing !== undefined && !wasThere && !hasRoom(thing, words)) makeRoom(thing, words);
      wasThere = thing !== undefined;
      if (thing !== undefined) settle(thing.getBoundingClientRect(), words, circle);
    };
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
