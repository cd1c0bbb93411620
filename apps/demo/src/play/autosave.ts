// Keeps a game after every change, and its result once it is over.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { useEffect } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import { languageTag } from "../language/language.ts";
import type { Mark, ResultRow, SaveRow } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { seedOf } from "./seed-words.ts";

/** Follows a session and writes down what it comes to. */
export function useAutosave(kept: {
  readonly plugin: AnyPlugin;
  readonly session: Session<GameTypes>;
  readonly snapshot: Snapshot<GameTypes>;
  readonly slot: string;
  readonly marks: readonly Mark[];
  /** The game as a row. */
  readonly toRow: () => SaveRow;
  /** What else changes when the row does. */
  readonly version: unknown;
}): void {
  const { plugin, session, snapshot, slot, marks, toRow, version } = kept;
  const store = useStore();
  const markNames = marks.join(" ");
  // `markNames` stands for `marks`, whose identity changes.
  useEffect(() => {
    void store.put("saves", toRow());
    const { outcome } = snapshot;
    if (outcome !== undefined)
      void keepResult(store, resultOf(plugin, session, outcome, slot, marks));
  }, [store, plugin, session, snapshot, slot, markNames, version]);
}

/** Keeps a result, unless the same game, action by action, has one already: the file of a game can be opened twice. */
async function keepResult(store: Store, row: ResultRow): Promise<void> {
  const known = await store.list("results");
  const isKnown = known.some(
    ({ id, game, share }) =>
      id !== row.id && game === row.game && share !== null && share === row.share,
  );
  if (!isKnown) await store.put("results", row);
}

function resultOf(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  outcome: GameTypes["outcome"],
  slot: string,
  marks: readonly Mark[],
): ResultRow {
  const share = session.share();
  return {
    id: slot,
    game: session.game.id,
    seed: seedOf(session.options),
    result: outcome.result,
    sentence: plugin.describeOutcome(outcome, session.game),
    language: languageTag(),
    score: plugin.scoreOf?.(outcome) ?? null,
    marks,
    share: share.ok ? share.value : null,
    finished: Date.now(),
  };
}
