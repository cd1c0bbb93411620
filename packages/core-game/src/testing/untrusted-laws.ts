// Laws of untrusted values: replays, saves, share strings, actions, options, and damaged versions of all of them.
import { type Luck, pick, type Result } from "@games/core-rng";
import { canonical, hashValue } from "../canonical.js";
import type { GameTypes, ReadonlyState } from "../contract.js";
import type { Game } from "../game.js";
import {
  assert,
  assertSame,
  type ConformanceSettings,
  type Law,
  midGame,
  onTraces,
  playTrace,
  type Trace,
} from "./traces.js";

/** The laws of replays, saves and hostile input for a game. */
export function untrustedLaws<T extends GameTypes>(
  game: Game<T>,
  settings: ConformanceSettings<T>,
): Law[] {
  const law = (name: string, check: (trace: Trace<T>) => void, games?: number): Law => ({
    name,
    check: () => onTraces(settings, check, games),
  });
  return [
    law("replay reproduces the hash", (trace) => {
      const { state, actions } = playTrace(game, trace);
      const replay = expectOk(game.record(trace.options, actions));
      const played = expectOk(game.replay(JSON.parse(JSON.stringify(replay))));
      assert(played.hash === game.hash(state), "A replay ended in another state.");
    }),
    law("a share string is the replay", (trace) => {
      const { actions } = playTrace(game, trace);
      const replay = expectOk(game.record(trace.options, actions));
      const shared = expectOk(game.unshare(expectOk(game.share(replay))));
      assertSame(shared.actions, actions, "Sharing changed the actions.");
    }),
    law("saving and loading is the identity", (trace) => {
      const { state } = playTrace(game, trace);
      const loaded = expectOk(game.load(game.save(state)));
      assertSame(loaded, state, "Loading a save gave another state.");
    }),
    law(
      "damaged saves are refused or playable",
      (trace) => damagedSaves(game, trace),
      3 * (settings.games ?? 30),
    ),
    law(
      "counters that can no longer be counted are refused",
      (trace) => hugeCounters(game, trace),
      5,
    ),
    law("damaged texts are refused with a code", (trace) => damagedTexts(game, trace)),
    law("damaged actions are refused with a code", (trace) => damagedActions(game, trace)),
    law("wrapped and surplus fields of actions are refused", (trace) =>
      wrappedActions(game, trace),
    ),
    law("junk is refused with a code and never throws", (trace) => junkActions(game, trace), 3),
    law("damaged options are refused with their faults", (trace) => damagedOptions(game, trace)),
  ];
}

function expectOk<V>(result: Result<V, { readonly code: string; readonly message: string }>): V {
  if (result.ok) return result.value;
  throw new Error(`Unexpected ${result.error.code}: ${result.error.message}`);
}

function assertCode(
  result: Result<unknown, { readonly code: string; readonly message: string }>,
): void {
  if (result.ok) return;
  assert(
    /^[a-z-]+$/.test(result.error.code) && result.error.message.length > 0,
    "A failure has no code or sentence.",
  );
}

/** Breaks a state, fixes the hash over it, and asserts that it is refused or can be played without harm. */
function damagedSaves<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = midGame(game, trace);
  for (let i = 0; i < 10; i++) {
    const save = JSON.parse(game.save(state)) as { state: unknown; hash: string };
    save.state = damageValue(save.state, choices);
    save.hash = hashValue(save.state);
    const loaded = game.load(JSON.stringify(save));
    assertCode(loaded);
    if (loaded.ok) playOn(game, loaded.value, choices);
  }
}

/** Puts the largest exact number in the place of every number of a state: adding to it would no longer be exact. */
function hugeCounters<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const save = JSON.parse(game.save(midGame(game, trace).state)) as { state: object };
  const { config, rng, ...counted } = save.state as Record<string, unknown>;
  for (const huge of withHugeNumber(counted)) {
    const state = { config, rng, ...(huge as object) };
    const loaded = game.load(JSON.stringify({ ...save, state, hash: hashValue(state) }));
    assert(!loaded.ok, `A state with a counter at its limit was loaded: ${canonical(huge)}.`);
    assertCode(loaded);
  }
}

/** Copies of a JSON value, each with another one of its numbers replaced. */
function* withHugeNumber(value: unknown): Generator<unknown> {
  if (typeof value === "number") yield Number.MAX_SAFE_INTEGER;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const huge of withHugeNumber(part)) {
      yield Array.isArray(value)
        ? value.map((item, i) => (String(i) === key ? huge : item))
        : { ...value, [key]: huge };
    }
  }
}

/** Plays a loaded state, as far as it needs nobody at a table to answer for a stream. */
function playOn<T extends GameTypes>(game: Game<T>, loaded: ReadonlyState<T>, choices: Luck): void {
  let state = loaded;
  for (let i = 0; i < 30; i++) {
    game.view(state);
    const legal = game.legalActions(state);
    assert(
      (legal.length === 0) === (game.outcome(state) !== undefined),
      "A loaded state is stuck.",
    );
    if (legal.length === 0) return;
    const applied = game.apply(state, pick(choices, legal));
    if (!applied.ok && applied.error.code === "needs-table") return;
    state = expectOk(applied).state;
  }
}

function damagedTexts<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, actions, choices } = midGame(game, trace);
  const replay = expectOk(game.record(trace.options, actions));
  const save = game.save(state);
  const shared = expectOk(game.share(replay));
  for (let i = 0; i < 5; i++) {
    const loaded = game.load(damage(save, choices));
    assertCode(loaded);
    assert(
      !loaded.ok || game.hash(loaded.value) === game.hash(state),
      "A damaged save was loaded as another state.",
    );
    const unshared = game.unshare(damage(shared, choices));
    assertCode(unshared);
    assert(
      !unshared.ok || canonical(unshared.value.actions) === canonical(actions),
      "A damaged link was accepted.",
    );
    assertCode(game.replay(damageValue(JSON.parse(JSON.stringify(replay)), choices)));
  }
}

/** Cuts a text, drops a letter or changes one. */
function damage(text: string, luck: Luck): string {
  const at = luck.below(text.length);
  return pick(luck, [
    text.slice(0, at),
    text.slice(0, at) + text.slice(at + 1),
    `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ (1 << luck.below(7)))}${text.slice(at + 1)}`,
  ]);
}

function damagedActions<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, actions, choices } = midGame(game, trace);
  const before = canonical(state);
  const legal = game.legalActions(state);
  const models: readonly unknown[] = [...legal, ...actions.slice(-3)];
  for (let i = 0; i < 20 && models.length > 0; i++) {
    const action = damageValue(
      JSON.parse(JSON.stringify(pick(choices, models))),
      choices,
    ) as T["action"];
    const applied = game.apply(state, action);
    assertCode(applied);
    assert(
      !applied.ok || legal.some((one) => canonical(one) === canonical(action)),
      `Accepted ${canonical(action)}.`,
    );
  }
  assert(canonical(state) === before, "A refused action changed the state.");
}

/** Every field of a legal action wrapped in a list or an object, and a field too many: each must be refused. */
function wrappedActions<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = midGame(game, trace);
  const before = canonical(state);
  for (const action of game.legalActions(state)) {
    for (const [key, value] of Object.entries(action)) {
      for (const wrapped of [[value], { [key]: value }, [[value]], { toString: () => value }]) {
        assertRefused(game, state, { ...action, [key]: wrapped });
      }
    }
    assertRefused(game, state, { ...action, extra: 1 });
    assertRefused(game, state, [action]);
    assertRefused(game, state, Object.create(action));
    const parsed = game.parseAction(JSON.parse(JSON.stringify(action)));
    assert(parsed.ok, `A legal action cannot be parsed: ${canonical(action)}.`);
    assertSame(parsed.value, action, "A parsed action differs from the listed one.");
  }
  assert(canonical(state) === before, "A refused action changed the state.");
}

/** Values that no client should send: nothing may accept them or throw. */
function junkActions<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state } = midGame(game, trace);
  for (const junk of makeJunk()) {
    assertRefused(game, state, junk);
    for (const [action] of [game.legalActions(state)]) {
      if (action !== undefined) assertRefused(game, state, { ...action, type: junk });
    }
    assertCode(game.tryCreate(junk));
    assertCode(game.replay(junk));
    assertCode(game.load(junk as string));
    assertCode(game.unshare(junk as string));
  }
}

function makeJunk(): unknown[] {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  let deep: unknown = 1;
  for (let i = 0; i < 20_000; i++) deep = [deep];
  const throwing = {
    get type(): string {
      throw new Error("a getter that throws");
    },
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const throwingProxy = new Proxy({ type: "" }, { isExtensible: fail, ownKeys: fail });
  const huge = new Array(1_000_000).fill(0);
  const plain = [
    undefined,
    null,
    0,
    Number.NaN,
    "",
    "no such thing",
    true,
    [],
    {},
    Symbol("a"),
    () => 1,
  ];
  return [...plain, cyclic, deep, throwing, proxy, throwingProxy, huge, new Map(), 10n];
}

function fail(): never {
  throw new Error("a proxy that throws");
}

function assertRefused<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: unknown,
): void {
  const parsed = game.parseAction(action);
  assertCode(parsed);
  assert(!parsed.ok, "Junk was parsed as an action.");
  const refusal = game.check(state, action as T["action"]);
  assert(refusal !== undefined && refusal.message.length > 0, "Junk passed the check.");
  assert(!game.apply(state, action as T["action"]).ok, "Junk was applied.");
}

function damagedOptions<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const luck = playTrace(game, { ...trace, length: 0 }).choices;
  const models = [trace.options, { ...game.create(trace.options), seed: 1 }];
  for (let i = 0; i < 10; i++) {
    const created = game.tryCreate(
      damageValue(JSON.parse(JSON.stringify(pick<unknown>(luck, models))), luck),
    );
    assertCode(created);
    assert(created.ok || created.error.faults.length > 0, "Refused options have no faults.");
    if (!created.ok) continue;
    expectOk(game.load(game.save(created.value.state)));
    playOn(game, created.value.state, luck);
  }
}

const HOSTILE: readonly string[] = [
  "null",
  "true",
  "-1",
  "0",
  "1",
  "2",
  "7",
  "1.5",
  "1e308",
  "9007199254740993",
  '""',
  '"x"',
  '"__proto__"',
  '"constructor"',
  "[]",
  "[[]]",
  "{}",
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{}}}',
  `[${"0,".repeat(5000)}0]`,
  `${"[".repeat(500)}${"]".repeat(500)}`,
];

/** A copy of a JSON value with one part replaced, removed, added or doubled. */
function damageValue(value: unknown, luck: Luck): unknown {
  const hostile: unknown = JSON.parse(pick(luck, HOSTILE));
  if (typeof value !== "object" || value === null || luck.below(8) === 0) return hostile;
  const keys = Object.keys(value);
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
  const key = keys.length === 0 ? "extra" : pick(luck, keys);
  const way = luck.below(10);
  if (way === 0) delete copy[key];
  else if (way === 1) copy[pick(luck, ["extra", "0", "toString", "rng"])] = hostile;
  else if (way === 2 && keys.length > 0) copy[key] = copy[pick(luck, keys)];
  else copy[key] = damageValue(copy[key], luck);
  return copy;
}
