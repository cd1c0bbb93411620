// What is loaded when it is first needed: the table of a story when a game is opened, and the list of stories with the options.
import type { Wretched } from "@games/wretched";
import { lazy, Suspense } from "react";
import { withWords } from "../../language/language.ts";
import type { ContentChooserProps, ScreenProps } from "../plugin.ts";
import { words } from "./words.ts";

const Table = lazy(async () => ({ default: (await withWords(import("./screen.tsx"))).Screen }));
const Chooser = lazy(async () => ({
  default: (await withWords(import("./content-chooser.tsx"))).ContentChooser,
}));

/** Everything between the bar and the log. */
export const Screen = (props: ScreenProps<Wretched>) => (
  <Suspense fallback={<p role="status">{words().loading.table}</p>}>
    <Table {...props} />
  </Suspense>
);

/** The part of the form that is about the story. */
export const ContentChooser = (props: ContentChooserProps<Wretched>) => (
  <Suspense fallback={<p role="status">{words().loading.stories}</p>}>
    <Chooser {...props} />
  </Suspense>
);
