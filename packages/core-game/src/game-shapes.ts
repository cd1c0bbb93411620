// Shapes for what games are made of: seeds, actions, random states and decks.
import type { Deck, RngSource, RngState, Seed, StreamsRng } from "@games/core-rng";
import {
  type FieldShapes,
  isObject,
  list,
  oneOf,
  record,
  refine,
  report,
  type Shape,
  say,
} from "./shape.js";

/** A seed: text or a finite number. */
export const seed: Shape<Seed> = (value, context) =>
  (typeof value === "string" && value.length <= 1000) || Number.isFinite(value)
    ? (value as Seed)
    : report(context, say("not-a-seed"));

/** The fields of each type of action, without the type itself. */
export type ActionFields<A extends { readonly type: string }> = {
  readonly [K in A["type"]]: FieldShapes<Omit<ActionOf<A, K>, "type">>;
};

/** The members of a union of actions that can have a type. */
export type ActionOf<A, K> = A extends { readonly type: infer T }
  ? K extends T
    ? A
    : never
  : never;

/** The shape of an action: for each type the shapes of its fields. */
export function actionShape<A extends { readonly type: string }>(
  fields: ActionFields<A>,
): Shape<A> {
  const kinds = new Map<unknown, Shape<A>>();
  for (const [type, shapes] of Object.entries(fields)) {
    kinds.set(type, record<A>({ type: oneOf([type]), ...(shapes as object) } as FieldShapes<A>));
  }
  return (value, context) => {
    if (!isObject(value)) return report(context, say("not-an-object"));
    if (!Object.hasOwn(value, "type")) return report(context, say("missing"), "type");
    const kind = kinds.get(value.type);
    if (kind !== undefined) return kind(value, context);
    const values = Object.keys(fields).join(", ");
    return report(context, say("not-one-of", { values }), "type");
  };
}

/** The random state of named streams of a source; a stream that is asked has null. */
export function rngShape<N extends string>(
  source: RngSource,
  names: readonly N[],
): Shape<StreamsRng<N>> {
  const state: Shape<RngState> = (value, context) =>
    value === null || source.isState(value)
      ? (value as RngState)
      : report(context, say("not-random-state", { source: source.id }));
  const fields = Object.fromEntries(names.map((name) => [name, state]));
  return record({ source: oneOf([source.id]), ...fields } as FieldShapes<StreamsRng<N>>);
}

/** A face-down deck of at most `max` cards, its unknown part in ascending order. */
export function deck<C extends number | string>(card: Shape<C>, max: number): Shape<Deck<C>> {
  const cards = list(card, max);
  const rest = refine(cards, (found) => (isAscending(found) ? undefined : say("not-ascending")));
  return record<Deck<C>>({ top: cards, rest, bottom: cards });
}

function isAscending(cards: readonly (number | string)[]): boolean {
  return cards.every((card, i) => i === 0 || (cards[i - 1] as number | string) <= card);
}
