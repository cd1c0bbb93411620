// The drawing of a story in a box of its own size, so that nothing moves when it is there.
import { lazy, Suspense } from "react";
import type { Look } from "./looks.ts";
import "./looks.css";

const Picture = lazy(async () => ({
  default: (await import("./art/story-picture.tsx")).StoryPicture,
}));

/** Shows the drawing, which is loaded when it is first needed. */
export const StoryArt = ({ look }: { readonly look: Look }) => (
  <div className="wr-art" aria-hidden="true">
    <Suspense fallback={null}>
      <Picture look={look} />
    </Suspense>
  </div>
);
