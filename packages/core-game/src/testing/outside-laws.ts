// Laws of what comes from outside: replays, saves, share strings, and mutilated versions of all of them.
import { type Luck, pick, type Result, SeededLuck } from "@games/core-rng";
import { canonical, hashValue } from "../canonical.js";
import type { GameTypes } from "../contract.js";
import type { Game } from "../game.js";
import {
  type ConformanceSettings,
  demand,
  demandSame,
  type Law,
  onTraces,
  playTrace,
  reach,
  type Trace,
} from "./traces.js";

/** The laws of replays, saves and hostile input for a game. */
export function outsideLaws<T extends GameTypes>(
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
      demand(played.hash === game.hash(state), "A replay ended in another state.");
    }),
    law("a share string is the replay", (trace) => {
      const { actions } = playTrace(game, trace);
      const replay = expectOk(game.record(trace.options, actions));
      demandSame(
        expectOk(game.unshare(expectOk(game.share(replay)))).actions,
        actions,
        "Sharing changed the actions.",
      );
    }),
    law("saving and loading is the identity", (trace) => {
      const { state } = playTrace(game, trace);
      demandSame(
        expectOk(game.load(game.save(state))),
        state,
        "Loading a save gave another state.",
      );
    }),
    law(
      "mutilated saves are refused or playable",
      (trace) => mutilatedSaves(game, trace),
      3 * (settings.games ?? 30),
    ),
    law("mutilated texts are refused with a code", (trace) => mutilatedTexts(game, trace)),
    law("mutilated actions are refused with a code", (trace) => mutilatedActions(game, trace)),
    law("mutilated options are refused with their faults", (trace) =>
      mutilatedOptions(game, trace),
    ),
  ];
}

function expectOk<V>(result: Result<V, { readonly code: string; readonly message: string }>): V {
  if (result.ok) return result.value;
  throw new Error(`Unexpected ${result.error.code}: ${result.error.message}`);
}

function demandCode(
  result: Result<unknown, { readonly code: string; readonly message: string }>,
): void {
  if (result.ok) return;
  demand(
    /^[a-z-]+$/.test(result.error.code) && result.error.message.length > 0,
    "A failure has no code or sentence.",
  );
}

/** Breaks a state, mends the hash over it, and demands that it is refused or can be played without harm. */
function mutilatedSaves<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, choices } = reach(game, trace);
  for (let i = 0; i < 10; i++) {
    const save = JSON.parse(game.save(state)) as { state: unknown; hash: string };
    save.state = mutilate(save.state, choices);
    save.hash = hashValue(save.state);
    const loaded = game.load(JSON.stringify(save));
    demandCode(loaded);
    if (loaded.ok) playOn(game, loaded.value, choices);
  }
}

function playOn<T extends GameTypes>(game: Game<T>, state: T["state"], choices: Luck): void {
  const luck = game.luckOf(state);
  for (let i = 0; i < 30; i++) {
    game.view(state);
    const legal = game.legalActions(state);
    demand(
      (legal.length === 0) === (game.outcome(state) !== undefined),
      "A loaded state is stuck.",
    );
    if (legal.length === 0) return;
    game.step(state, pick(choices, legal), luck);
  }
}

function mutilatedTexts<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, actions, choices } = reach(game, trace);
  const replay = expectOk(game.record(trace.options, actions));
  const save = game.save(state);
  const shared = expectOk(game.share(replay));
  for (let i = 0; i < 5; i++) {
    const loaded = game.load(damage(save, choices));
    demandCode(loaded);
    demand(
      !loaded.ok || game.hash(loaded.value) === game.hash(state),
      "A damaged save was loaded as another state.",
    );
    const unshared = game.unshare(damage(shared, choices));
    demandCode(unshared);
    demand(
      !unshared.ok || canonical(unshared.value.actions) === canonical(actions),
      "A damaged link was accepted.",
    );
    demandCode(game.replay(mutilate(JSON.parse(JSON.stringify(replay)), choices)));
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

function mutilatedActions<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const { state, actions, choices } = reach(game, trace);
  const before = canonical(state);
  const legal = game.legalActions(state);
  const models: readonly unknown[] = [...legal, ...actions.slice(-3)];
  for (let i = 0; i < 20 && models.length > 0; i++) {
    const action = mutilate(
      JSON.parse(JSON.stringify(pick(choices, models))),
      choices,
    ) as T["action"];
    const applied = game.apply(state, action);
    demandCode(applied);
    demand(
      !applied.ok || legal.some((one) => isCovered(one, action)),
      `Accepted ${canonical(action)}.`,
    );
  }
  demand(canonical(state) === before, "A refused action changed the state.");
}

/** Tells whether an action has every field of a legal one. */
function isCovered(legal: object, action: object): boolean {
  return canonical({ ...action, ...legal }) === canonical(action);
}

function mutilatedOptions<T extends GameTypes>(game: Game<T>, trace: Trace<T>): void {
  const luck = new SeededLuck(playTrace(game, { ...trace, length: 0 }).choices.words);
  const models = [trace.options, { ...game.create(trace.options), seed: 1 }];
  for (let i = 0; i < 10; i++) {
    const created = game.tryCreate(
      mutilate(JSON.parse(JSON.stringify(pick<unknown>(luck, models))), luck),
    );
    demandCode(created);
    demand(created.ok || created.error.faults.length > 0, "Refused options have no faults.");
    if (!created.ok) continue;
    expectOk(game.load(game.save(created.value)));
    playOn(game, created.value, luck);
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
function mutilate(value: unknown, luck: Luck): unknown {
  const hostile: unknown = JSON.parse(pick(luck, HOSTILE));
  if (typeof value !== "object" || value === null || luck.below(8) === 0) return hostile;
  const keys = Object.keys(value);
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
  const key = keys.length === 0 ? "extra" : pick(luck, keys);
  const way = luck.below(10);
  if (way === 0) delete copy[key];
  else if (way === 1) copy[pick(luck, ["extra", "0", "toString", "luck"])] = hostile;
  else if (way === 2 && keys.length > 0) copy[key] = copy[pick(luck, keys)];
  else copy[key] = mutilate(copy[key], luck);
  return copy;
}
