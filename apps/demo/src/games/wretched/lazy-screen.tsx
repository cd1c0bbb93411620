// The table of a story, which is loaded when the first game of it is opened.
import type { Wretched } from "@games/wretched";
import { lazy, Suspense } from "react";
import { withWords } from "../../language/language.ts";
import type { ScreenProps } from "../plugin.ts";
import { words } from "./words.ts";

const Table = lazy(async () => ({ default: (await withWords(import("./screen.tsx"))).Screen }));

/** Everything between the bar and the log. */
export const Screen = (props: ScreenProps<Wretched>) => (
  <Suspense fallback={<p role="status">{words().loading.table}</p>}>
    <Table {...props} />
  </Suspense>
);
