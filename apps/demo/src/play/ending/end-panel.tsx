// The end of a game: its picture and story, how it compares, and what to do next.

import type { GameTypes, Session } from "@games/core-game";
import type { OptionValues } from "@games/core-game/text";
import type { Result } from "@games/core-rng";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { AnyPlugin, Ending } from "../../games/plugin.ts";
import { goTo } from "../../routes.ts";
import type { Mark, ResultRow } from "../../store/rows.ts";
import { useRows, useStore } from "../../store/use-store.ts";
import { bestOf } from "../best-results.tsx";
import { playAgain } from "../open.ts";
import { timeWords } from "../play-time.ts";
import { seedWords } from "../seed-words.ts";
import { words } from "../words.ts";
import { useEnding } from "./use-ending.ts";
import "./end.css";

const CardDialog = lazy(async () => ({
  default: (await import("./card-dialog.tsx")).CardDialog,
}));

/** How many of the best results stand beside the end. */
const SHOWN = 3;

/** Tells how the game ended; the focus goes to it and it comes into sight, so that it is neither missed nor in the way. */
export function EndPanel(props: {
  readonly plugin: AnyPlugin;
  readonly title: string;
  readonly session: Session<GameTypes>;
  readonly slot: string;
  readonly marks: readonly Mark[];
  readonly outcome: GameTypes["outcome"];
  /** How long it was played, in milliseconds. */
  readonly played: number;
  /** Begins another game, for games that do not begin with a seed. */
  readonly begin?: () => Promise<Result<string, string>>;
  readonly onShare: () => void;
}) {
  const { plugin, title, session, slot, marks, outcome, played, begin, onShare } = props;
  const store = useStore();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const ending = useEnding(plugin, session, outcome);
  const [problem, setProblem] = useState("");
  const [isCardShown, setCardShown] = useState(false);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const results = useRows("results");
  // Newer browsers answer with a promise, and an effect may return nothing but a function.
  useEffect(() => void panel.current?.scrollIntoView({ block: "nearest" }), [ending, results]);
  const isGood = plugin.isGoodEnd(outcome);
  const again = async (values?: OptionValues) => {
    const begun = await (begin?.() ?? playAgain(plugin, session, store, values));
    if (begun.ok) goTo(begun.value);
    else setProblem(begun.error);
  };
  const sentence = plugin.describeOutcome(outcome, session.game);
  const says = words().end;
  return (
    <section
      ref={panel}
      className={isGood ? "end good" : "end"}
      data-mood={ending?.mood ?? (isGood ? "glad" : "quiet")}
      aria-labelledby="end-heading"
    >
      {plugin.loadEndings !== undefined && (
        <div ref={picture} className="end-picture" aria-hidden="true">
          {ending !== undefined && <ending.Picture />}
        </div>
      )}
      <div className="end-words">
        <h2 id="end-heading" ref={heading} tabIndex={-1}>
          {says.heading}
        </h2>
        {ending !== undefined && (
          <p className="end-title" lang={ending.language}>
            {ending.title}
          </p>
        )}
        <p>{played < 1000 ? sentence : says.played(sentence, timeWords(played))}</p>
        {ending?.story.map((line, i) => (
          <p key={line} className="end-story" lang={i === 0 ? ending.language : undefined}>
            {line}
          </p>
        ))}
        <div className="row">
          <button type="button" className="primary" onClick={() => void again()}>
            {says.again}
          </button>
          {ending !== undefined && (
            <button type="button" className="plain" onClick={() => setCardShown(true)}>
              {says.makeCard}
            </button>
          )}
          <button type="button" className="plain" onClick={onShare}>
            {says.share}
          </button>
        </div>
        <p className="problem" role="alert">
          {problem}
        </p>
      </div>
      <div className="end-beside">
        <Standing plugin={plugin} slot={slot} marks={marks} results={results} />
        {ending !== undefined && (
          <WhatNext
            ending={ending}
            onBegin={begin === undefined ? (values) => void again(values) : undefined}
          />
        )}
      </div>
      {isCardShown && ending !== undefined && (
        <Suspense>
          <CardDialog
            game={title}
            ending={ending}
            sentence={sentence}
            session={session}
            picture={picture.current?.querySelector("svg") ?? undefined}
            onClose={() => setCardShown(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The best results of this game, with this one among them. */
function Standing(props: {
  readonly plugin: AnyPlugin;
  readonly slot: string;
  readonly marks: readonly Mark[];
  /** Undefined until they are read. */
  readonly results: readonly ResultRow[] | undefined;
}) {
  const { plugin, slot, marks, results } = props;
  const best = bestOf(results?.filter((row) => row.game === plugin.game.id) ?? []);
  const place = best.findIndex(({ id }) => id === slot) + 1;
  if (plugin.scoreOf === undefined || best.length === 0) return null;
  const says = words().end;
  return (
    <section className="end-best" aria-labelledby="end-best-heading">
      <h3 id="end-best-heading">{says.best}</h3>
      <ol>
        {best.slice(0, SHOWN).map((row) => (
          <li key={row.id} aria-current={row.id === slot || undefined}>
            <b>{row.score === null ? "" : (plugin.nameScore?.(row.score) ?? row.score)}</b>{" "}
            {seedWords(row.seed)}
            {row.id === slot && <span>{says.thisGame}</span>}
          </li>
        ))}
      </ol>
      {place > SHOWN && <p className="quiet">{says.place(place, best.length)}</p>}
      {marks.length > 0 && <p className="quiet">{says.marked}</p>}
    </section>
  );
}

function WhatNext(props: {
  readonly ending: Ending;
  /** Undefined where no game begins from a form. */
  readonly onBegin: ((values: OptionValues) => void) | undefined;
}) {
  const { ending, onBegin } = props;
  const says = words().end;
  return (
    <section aria-labelledby="end-next-heading">
      <h3 id="end-next-heading">{says.next}</h3>
      <ul className="end-next">
        {ending.next.map(({ text, values, label }) => (
          <li key={text}>
            {text}{" "}
            {values !== undefined && onBegin !== undefined && (
              <button type="button" className="plain" onClick={() => onBegin(values)}>
                {label ?? says.playThat}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
