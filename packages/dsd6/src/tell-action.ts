// Texts for actions: one for each type.
import type { Action } from "./types.js";

/** One text for each type of action, told with the name of the card that it is about. */
export type ActionTexts<A extends Action> = {
  readonly [K in A["type"]]: (action: Extract<A, { readonly type: K }>, target: string) => string;
};

/** The text of an action, told with the name of the card that it is about. */
export function tellAction<A extends Action>(
  texts: ActionTexts<A>,
  action: A,
  target: string,
): string {
  const tell = texts[action.type as A["type"]] as (action: A, target: string) => string;
  return tell(action, target);
}
