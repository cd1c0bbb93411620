// What users of a game hold is read-only, as the type checker sees it: a line below that may be changed fails `npm run typecheck`.
import { seeded } from "@games/core-rng";
import { expect, expectTypeOf, test } from "vitest";
import {
  type DeepReadonly,
  type Game,
  type GameTypes,
  type ReadonlyState,
  Session,
  unwrap,
} from "../src/index.js";
import { type State, type Toy, toy } from "./toy.js";

test("states that are handed out are read-only throughout", () => {
  const created = toy.create({ seed: 1 });
  const session = new Session(toy, { seed: 1 });
  const applied = unwrap(toy.apply(created, { type: "dig" })).state;
  const loaded = unwrap(toy.load(toy.save(created)));
  const replayed = unwrap(toy.replay(unwrap(session.replay()))).state;
  const { state } = unwrap(toy.tryCreate({ seed: 1 }));
  for (const one of [created, session.state, session.stateAt(0), applied, loaded, replayed, state])
    expectTypeOf(one).toEqualTypeOf<ReadonlyState<Toy>>();
  // @ts-expect-error a field
  () => created.depth++;
  // @ts-expect-error a list in it
  () => session.state.chests.top.push(1);
  // @ts-expect-error the fast API changes what it plays
  () => toy.open(created);
  expect(toy.hash(loaded)).toBe(toy.hash(created));
});

test("what is one's own can be changed: copies, samples and what setup returns", () => {
  const created = toy.create({ seed: 1 });
  expectTypeOf(toy.clone(created)).toEqualTypeOf<State>();
  expectTypeOf(toy.sample(created, seeded(1))).toEqualTypeOf<State>();
  expectTypeOf(toy.setup).returns.toEqualTypeOf<State>();
  const own = toy.clone(created);
  own.depth = 3;
  expect(toy.view(own).depth).toBe(3); // and whatever reads takes it too
  expect(toy.view(created).depth).toBe(0);
});

test("lists, records, unions, unknown values and branded names keep their kind", () => {
  type Id = string & { readonly brand: "id" };
  interface Sample {
    ids: Id[];
    byId: Record<string, number[]>;
    either: { type: "a"; list: number[] } | null;
    pair: [number, Id];
    maybe?: boolean;
    any: unknown;
  }
  expectTypeOf<DeepReadonly<Sample>>().toEqualTypeOf<{
    readonly ids: readonly Id[];
    readonly byId: { readonly [x: string]: readonly number[] };
    readonly either: { readonly type: "a"; readonly list: readonly number[] } | null;
    readonly pair: readonly [number, Id];
    readonly maybe?: boolean;
    readonly any: unknown;
  }>();
  expectTypeOf<Sample>().toExtend<DeepReadonly<Sample>>();
  const first = <T extends GameTypes>(game: Game<T>, own: T["state"]) => game.legalActions(own)[0]; // in generic code too
  expect(first<Toy>(toy, toy.clone(toy.create({ seed: 1 })))).toBeDefined();
});
