// Laws of policies: a policy sees the view alone, live or copied, and neither keeps nor changes it.
import { seeded } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes, Policy } from "../contract.js";
import type { Game } from "../game.js";
import {
  assertSame,
  type ConformanceSettings,
  type Law,
  midGame,
  onTraces,
  type Trace,
} from "./traces.js";

/**
 * The policy, shown every view through a guard that can only be read, and only until the policy has chosen: it throws when
 * the policy changes the view, or reads one that it kept.
 */
export function guardPolicy<T extends GameTypes>(policy: Policy<T>): Policy<T> {
  return (view, legalActions, luck) => {
    const guard = createGuard();
    try {
      return policy(guard.show(view) as T["view"], legalActions, luck);
    } finally {
      guard.revoke();
    }
  };
}

interface Guard {
  show(value: object): object;
  revoke(): void;
}

function createGuard(): Guard {
  const shown = new Map<object, { readonly proxy: object; readonly revoke: () => void }>();
  const refuse = (): never => {
    throw new Error("A policy changed its view.");
  };
  /** What is frozen can be kept and cannot be changed, so that it needs no guard. */
  const wrap = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Object.isFrozen(value) ? show(value) : value;
  const traps: ProxyHandler<object> = {
    get: (target, key) => wrap(Reflect.get(target, key)),
    getOwnPropertyDescriptor: (target, key) => {
      const own = Reflect.getOwnPropertyDescriptor(target, key);
      // The length of a list cannot be described otherwise than it is.
      if (own === undefined || own.configurable === false) return own;
      const value = wrap(Reflect.get(target, key));
      return { value, enumerable: own.enumerable === true, configurable: true, writable: true };
    },
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
    setPrototypeOf: refuse,
    preventExtensions: refuse,
  };
  function show(value: object): object {
    const known = shown.get(value);
    if (known !== undefined) return known.proxy;
    const guarded = Proxy.revocable(value, traps);
    shown.set(value, guarded);
    return guarded.proxy;
  }
  return {
    show,
    revoke: () => {
      for (const { revoke } of shown.values()) revoke();
    },
  };
}

/** The laws of some policies of a game, by their names, ready for a test runner. */
export function policyLaws<T extends GameTypes>(
  game: Game<T>,
  policies: Readonly<Record<string, Policy<T>>>,
  settings: ConformanceSettings<T>,
): Law[] {
  return Object.entries(policies).map(([name, policy]) => ({
    name: `${name} reads its view and nothing else, live or copied`,
    check: () => onTraces(settings, (trace) => readsTheView(game, policy, trace)),
  }));
}

function readsTheView<T extends GameTypes>(
  game: Game<T>,
  policy: Policy<T>,
  trace: Trace<T>,
): void {
  const { state, choices } = midGame(game, trace);
  const legal = game.legalActions(state);
  if (legal.length === 0) return;
  const guarded = guardPolicy(policy);
  const before = canonical(state);
  const choose = (view: T["view"]) => guarded(view, legal, seeded(trace.choices, "policy"));
  const usual = choose(game.view(state));
  const show = game.liveView();
  assertSame(choose(show(state)), usual, "A policy does something else when its view is live.");
  const other = game.sample(state, choices);
  assertSame(choose(show(other)), usual, "A policy knows something that the view hides.");
  assertSame(choose(show(state)), usual, "A policy remembers what it saw.");
  if (canonical(state) !== before) throw new Error("A policy changed the state.");
}
