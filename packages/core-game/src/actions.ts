// Reading actions: whatever a caller passes is parsed once, and what is kept is the game's own frozen copy.
import { err, ok, type Result } from "@games/core-rng";
import type { GameTypes, ReadonlyState, Refusal } from "./contract.js";
import { type CommonCode, commonRefusal } from "./errors.js";
import type { Game } from "./game.js";
import { type Fault, parse, type Shape } from "./shape.js";

/** How many frozen actions are remembered, so that whoever makes new ones all the time cannot fill the memory. */
const MAX_KNOWN = 4096;

/** Reads the actions of a game. */
export interface ActionReader<A> {
  /** The game's own copy of a frozen action that was parsed before; undefined for any other value. */
  recall(action: unknown): A | undefined;
  /** Parses an action. */
  parse(action: unknown): Result<A, Refusal<CommonCode>>;
}

/** A reader for the actions of a shape. */
export function actionReader<A extends object>(shape: Shape<A>): ActionReader<A> {
  const known = new Map<unknown, A>();
  let canKeep = false;
  const read: Shape<A> = (action, context) => {
    // Frozen and flat, an object can never read otherwise: its identity stands for its content. The first question is cheap
    // and nearly always settles it.
    canKeep = !Object.isExtensible(action) && Object.isFrozen(action);
    return shape(action, context);
  };
  return {
    recall: (action) => known.get(action),
    parse(action) {
      const seen = known.get(action);
      if (seen !== undefined) return ok(seen);
      const parsed = parse(read, action);
      if (!parsed.ok) return err(refuse(parsed.error[0]));
      const own = Object.freeze(parsed.value);
      if (canKeep && known.size < MAX_KNOWN) known.set(action, own);
      return ok(own);
    },
  };
}

/** An action as it is played: parsed, and legal in a state. */
export function readLegal<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: unknown,
): Result<T["action"], Refusal<T["code"] | CommonCode>> {
  const known = game.parseAction(action);
  const refusal = known.ok ? game.check(state, known.value) : undefined;
  return refusal === undefined ? known : err(refusal);
}

function refuse(fault: Fault | undefined): Refusal<CommonCode> {
  if (fault === undefined || fault.path === "") return commonRefusal("not-an-action");
  if (fault.path === "type") {
    return commonRefusal(fault.code === "missing" ? "not-an-action" : "unknown-action");
  }
  return {
    ...commonRefusal("bad-field", { field: fault.path, problem: fault.message }),
    fault,
  };
}
