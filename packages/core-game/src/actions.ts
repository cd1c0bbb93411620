// Reading actions: whatever a caller passes is parsed once, and what is kept is the game's own frozen copy.
import { err, ok, type Result } from "@games/core-rng";
import type { GameTypes, Refusal } from "./contract.js";
import { type CommonCode, commonRefusal } from "./errors.js";
import { type Fault, isObject, parse, type Shape } from "./shape.js";

/** How many frozen actions are remembered, so that whoever makes new ones all the time cannot fill the memory. */
const MAX_KNOWN = 4096;

/** Parses actions; a frozen action that was seen before is known by identity. */
export function actionReader<T extends GameTypes>(
  shape: Shape<T["action"]>,
): (action: unknown) => Result<T["action"], Refusal<CommonCode>> {
  const known = new Map<unknown, Result<T["action"], never>>();
  return (action) => {
    const seen = known.get(action);
    if (seen !== undefined) return seen;
    const parsed = parse(shape, action);
    if (!parsed.ok) return err(refuse(action, parsed.error[0]));
    const own = ok(Object.freeze(parsed.value));
    // Frozen and flat: such an object can never read otherwise, so its identity stands for its content.
    if (known.size < MAX_KNOWN && Object.isFrozen(action)) known.set(action, own);
    return own;
  };
}

function refuse(action: unknown, fault: Fault | undefined): Refusal<CommonCode> {
  if (fault === undefined || fault.path === "" || !isObject(action)) {
    return commonRefusal("not-an-action");
  }
  if (fault.path === "type") {
    return commonRefusal(fault.code === "missing" ? "not-an-action" : "unknown-action");
  }
  return {
    ...commonRefusal("bad-field", { field: fault.path, problem: fault.message }),
    fault,
  };
}
