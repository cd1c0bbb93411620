// The table of a story, which is loaded when the first game of it is opened.
import type { Wretched } from "@games/wretched";
import { lazy, Suspense } from "react";
import type { ScreenProps } from "../plugin.ts";

const Table = lazy(async () => ({ default: (await import("./screen.tsx")).Screen }));

/** Everything between the bar and the log. */
export const Screen = (props: ScreenProps<Wretched>) => (
  <Suspense fallback={<p role="status">Opening the logbook …</p>}>
    <Table {...props} />
  </Suspense>
);
