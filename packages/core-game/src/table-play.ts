// Play at a table: every question of an asked stream is answered from the answers that came with an action.
import { type Answer, err, ok, unwrap } from "@games/core-rng";
import type { GameTypes, ReadonlyState } from "./contract.js";
import { commonRefusal, OptionsError } from "./errors.js";
import type { Game } from "./game.js";
import type { SessionPlay } from "./session-play.js";
import { ask, askCreate } from "./table-ask.js";
import { recordTable, shareTable } from "./table-replay.js";

/** How a session plays whose luck is answered at a table. */
export function tablePlay<T extends GameTypes>(
  game: Game<T>,
  asked: readonly T["stream"][],
  setup: readonly Answer[],
): SessionPlay<T> {
  const apply: SessionPlay<T>["apply"] = (state, { action, answers = [] }) => {
    const played = ask(game, state, action, answers);
    if (!played.ok) return err(played.error as ReturnType<typeof commonRefusal>);
    return played.value.isDone ? ok(played.value.value) : err(commonRefusal("needs-table"));
  };
  return {
    create(options) {
      const created = unwrap(askCreate(game, options, asked, setup));
      return created.isDone ? ok(created.value) : err(new OptionsError([]));
    },
    apply,
    repeat: (state, played) =>
      played.reduce<ReadonlyState<T>>((now, step) => unwrap(apply(now, step)).state, state),
    record: ({ seed, ...options }, played) =>
      recordTable(
        game,
        { ...(options as T["options"]), seed: seed ?? null },
        played.map(({ action }) => action),
        { asked, answers: [setup, ...played.map(({ answers = [] }) => answers)] },
      ),
    share: (replay) => shareTable(game, replay),
  };
}
