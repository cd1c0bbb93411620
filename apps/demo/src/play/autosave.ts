// Keeps a game after every change, and its result once it is over.
import type { GameTypes, Session, Snapshot } from "@games/core-game";
import { useEffect } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import type { Mark, ResultRow } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { rowOf } from "./open.ts";

/** Follows a session and writes down what it comes to. */
export function useAutosave(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  snapshot: Snapshot<GameTypes>,
  slot: string,
  marks: readonly Mark[],
): void {
  const store = useStore();
  const markNames = marks.join(" ");
  // `markNames` stands for `marks`, whose identity changes.
  useEffect(() => {
    void store.put("saves", rowOf(plugin, session, slot, marks));
    const { outcome } = snapshot;
    if (outcome !== undefined)
      void keepResult(store, resultOf(plugin, session, outcome, slot, marks));
  }, [store, plugin, session, snapshot, slot, markNames]);
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
    seed: String(session.options.seed),
    result: outcome.result,
    sentence: plugin.describeOutcome(outcome, session.game),
    score: plugin.scoreOf?.(outcome) ?? null,
    marks,
    share: share.ok ? share.value : null,
    finished: Date.now(),
  };
}
