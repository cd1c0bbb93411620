// Everything that takes untrusted data: how an input for it is made, and what must hold of its answer.
import { canonical, hashText, hashValue, Session, unwrap } from "@games/core-game";
import {
  fairGame,
  fairOptions,
  offerFairGame,
  readFairOffer,
  verifyFairGame,
} from "@games/core-game/fair";
import { ask, askCreate, replayTable, unshareTable } from "@games/core-game/table";
import { type Answer, type Luck, parseDice, pick } from "@games/core-rng";
import { loadJournal } from "@games/wretched/journal";
import { parsePackJson } from "@games/wretched/pack-loader";
import { salvageShip } from "@games/wretched/packs";
import { type Answered, assert, assertCode, assertPlayable } from "./answers.js";
import { type AnyGame, GAMES, type Reached, samplePositions } from "./games.js";
import { bendValue, damageOften, damageText, damageValue } from "./hostile.js";

/** One thing that takes untrusted data. */
export interface Entry {
  readonly name: string;
  /** An input, as plain JSON, so that a failure can be kept. */
  make(luck: Luck): unknown;
  /** Gives the input to the entry and throws when something does not hold. */
  run(input: unknown): void | Promise<void>;
}

type Bent = { readonly state: unknown };

/** The entries of one game. */
function entriesOf(name: string, game: AnyGame, luck: Luck): Entry[] {
  const reached = samplePositions(game, luck, 40);
  const replays = reached.map(({ seed, actions }) =>
    JSON.parse(JSON.stringify(unwrap(game.record({ seed }, actions)))),
  );
  const saves = reached.map(({ state }) => JSON.parse(game.save(state)) as Bent);
  const entry = <I>(kind: string, make: (luck: Luck) => I, run: (input: I) => void): Entry => ({
    name: `${name}: ${kind}`,
    make,
    run: run as Entry["run"],
  });
  return [
    entry(
      "options",
      (from) => damageOften<unknown>(pick(from, optionsOf(reached)), from, damageValue),
      (input) => {
        const created = assertCode(game.tryCreate(input));
        if (created !== undefined) assertPlayable(game, created.state, 5);
      },
    ),
    entry(
      "action",
      (from) => ({ at: from.below(reached.length), action: makeAction(game, reached, from) }),
      ({ at, action }) => runAction(game, reached[at] as Reached, action),
    ),
    entry(
      "save",
      (from) => damageOften(JSON.stringify(pick(from, saves)), from, damageText),
      (text) => assertLoaded(game, game.load(text)),
    ),
    entry(
      "impossible save",
      (from) => {
        const save = pick(from, saves);
        const bend = from.below(4) === 0 ? damageValue : bendValue;
        return { ...save, state: damageOften(save.state, from, bend) };
      },
      (save) =>
        assertLoaded(game, game.load(JSON.stringify({ ...save, hash: hashOf(save.state) }))),
    ),
    entry(
      "replay",
      (from) => damageOften<unknown>(pick(from, replays), from, damageValue),
      (input) => assertReplayed(game, input),
    ),
    ...linkEntries(name, game, reached),
    ...tableEntries(name, game, reached),
    entry(
      "content",
      (from) => damageOften<unknown>(game.rows, from, from.below(2) ? damageValue : bendValue),
      (rows) => {
        const changed = assertCode(game.withContent(rows as object));
        if (changed !== undefined) assertPlayable(changed, changed.create({ seed: "content" }), 20);
      },
    ),
  ];
}

function hashOf(state: unknown): string {
  try {
    return hashValue(state);
  } catch {
    return ""; // nested deeper than can be walked
  }
}

const optionsOf = (reached: readonly Reached[]): object[] =>
  reached.map(({ state, seed }) => ({ ...state.config, seed }));

function makeAction(game: AnyGame, reached: readonly Reached[], luck: Luck): unknown {
  const { state, actions } = pick(luck, reached);
  const models = [...game.legalActions(state), ...actions.slice(-5)];
  const model: unknown = models.length === 0 ? { type: "none" } : pick(luck, models);
  return luck.below(3) === 0 ? bendValue(model, luck) : damageOften(model, luck, damageValue);
}

/** An action is accepted exactly when it is listed, and a refused one changes nothing. */
function runAction(game: AnyGame, { state }: Reached, action: unknown): void {
  const before = canonical(state);
  const given = action as { readonly type: string };
  const applied = game.apply(state, given);
  assertCode(applied);
  assert(canonical(state) === before, "The state was changed.");
  const refusal = game.check(state, given);
  assert((refusal === undefined) === applied.ok, "check and apply differ.");
  if (!applied.ok) return;
  const listed = game.legalActions(state).some((one) => canonical(one) === canonical(action));
  assert(listed, "An action that is not listed was accepted.");
  assertCode(game.preview(state, given));
}

function assertLoaded(game: AnyGame, loaded: Answered<{ rng: object; config: object }>): void {
  const state = assertCode(loaded);
  if (state !== undefined) assertPlayable(game, state as Reached["state"], 30);
}

function assertReplayed(game: AnyGame, input: unknown): void {
  const replayed = assertCode(game.replay(input));
  assertCode(replayTable(game, input));
  if (replayed === undefined) return;
  const shared = assertCode(game.share(input as Parameters<AnyGame["share"]>[0]));
  assert(shared !== undefined, "A replay that plays cannot be shared.");
}

/** Saved sessions and links, damaged behind their checks. */
function linkEntries(name: string, game: AnyGame, reached: readonly Reached[]): Entry[] {
  const sessions = reached.slice(0, 20).map(({ seed, actions }) => {
    const session = new Session(game, { seed });
    for (const action of actions) session.do(action);
    session.undo();
    return session;
  });
  const saves = sessions.map((session) => JSON.parse(session.save()) as Bent);
  const links = sessions.map((session) => unwrap(session.share()));
  return [
    {
      name: `${name}: session`,
      make: (luck) => {
        const save = pick(luck, saves);
        const isBent = luck.below(2) === 0;
        return isBent
          ? {
              ...save,
              session: damageOften<unknown>(
                (save as { session?: unknown }).session,
                luck,
                damageValue,
              ),
            }
          : damageOften(JSON.stringify(save), luck, damageText);
      },
      run: (input) => {
        const text = typeof input === "string" ? input : JSON.stringify(input);
        const session = assertCode(Session.load(game, text));
        if (session === undefined) return;
        assertPlayable(game, session.state, 10);
        session.undo();
        session.redo();
        assertCode(Session.load(game, session.save()));
      },
    },
    {
      name: `${name}: link`,
      make: (luck) => {
        const link = pick(luck, links);
        const body = damageOften(link.slice(10), luck, damageText);
        return luck.below(8) === 0
          ? damageText(link, luck)
          : `G2${hashText(body).slice(0, 8)}${body}`;
      },
      run: (input) => {
        const replay = assertCode(game.unshare(input as string));
        assertCode(unshareTable(game, input as string));
        if (replay !== undefined)
          assert(game.replay(replay).ok, "A link that opens does not play.");
      },
    },
  ];
}

/** Play with real dice: answers that nobody could give, at every position. */
function tableEntries(name: string, game: AnyGame, reached: readonly Reached[]): Entry[] {
  const answers = (luck: Luck): Answer[] =>
    Array.from({ length: luck.below(8) }, () =>
      pick<Answer>(luck, [0, 1, 2, 3, 5, true, false, -1, 1.5, 2 ** 31, "0" as never]),
    );
  return [
    {
      name: `${name}: answers`,
      make: (luck) => ({
        at: luck.below(reached.length),
        which: luck.below(20),
        given: answers(luck),
      }),
      run: (input) => {
        const { at, which, given } = input as { at: number; which: number; given: Answer[] };
        assertCode(askCreate(game, { seed: 1 }, game.streams, given));
        const { state } = reached[at] as Reached;
        const rng = Object.fromEntries(game.streams.map((stream) => [stream, null]));
        const asked = { ...state, rng: { source: state.rng.source, ...rng } };
        const legal = game.legalActions(asked);
        const action = legal[which % Math.max(1, legal.length)];
        if (action !== undefined) assertCode(ask(game, asked, action, given));
      },
    },
  ];
}

/** Offers and proofs of fair play. */
async function fairEntries(luck: Luck): Promise<Entry[]> {
  const game = GAMES["bomb-flip"] as AnyGame;
  const { offer, secret } = await offerFairGame(game, {});
  const session = new Session(fairGame(game), fairOptions(offer, secret, "word"));
  const views = [session.getSnapshot().view];
  const actions: object[] = [];
  for (let i = 0; i < 12 && session.getSnapshot().outcome === undefined; i++) {
    const action = pick(luck, session.getSnapshot().legalActions);
    session.do(action);
    actions.push(action);
    views.push(session.getSnapshot().view);
  }
  const held = { offer, playerSeed: "word", actions, views };
  const proof = JSON.parse(JSON.stringify({ secret, replay: unwrap(session.replay()) }));
  const honest = canonical(proof);
  return [
    {
      name: "fair: offer",
      make: (from) => damageOften<unknown>(offer, from, damageValue),
      run: (input) => void assertCode(readFairOffer(game, input)),
    },
    {
      name: "fair: proof",
      make: (from) => damageOften<unknown>(proof, from, damageValue),
      run: async (input) => {
        const verified = assertCode(await verifyFairGame(game, input, held));
        if (verified === undefined) return;
        const isHonest = canonical(input) === honest || hasHonestGame(input, proof);
        assert(isHonest, "Another proof was accepted.");
      },
    },
  ];
}

/** A proof may leave out hashes or carry the same values in other words, such as 1 for 1.0; the game must be the same. */
function hasHonestGame(input: unknown, proof: { replay: object }): boolean {
  const { replay } = input as { replay: object };
  return canonical({ ...replay, hashes: [] }) === canonical({ ...proof.replay, hashes: [] });
}

/** What reads text or rows without being a game. */
function otherEntries(): Entry[] {
  const pack = JSON.stringify(salvageShip);
  const journal = JSON.stringify({
    ...{ pack: "salvage-ship", narrator: "Ann", day: 1, cards: [], events: ["Day 1 began."] },
    entries: [
      {
        ...{ kind: "day", day: 1, timestamp: "", content: "It holds.", cards: ["AH"] },
        ...{ events: [], integrity: 40, tokens: 10 },
      },
    ],
  });
  return [
    {
      name: "dice notation",
      make: (luck) =>
        damageOften(pick(luck, ["2d6+1", "d6", "3d8-2", "1000d1000000"]), luck, damageText),
      run: (input) => void assertCode(parseDice(input as string)),
    },
    {
      name: "wretched: pack as JSON",
      make: (luck) => damageOften(pack, luck, damageText),
      run: (input) => void assertCode(parsePackJson(input as string)),
    },
    {
      name: "wretched: journal",
      make: (luck) => damageOften(journal, luck, damageText),
      run: (input) => void assertCode(loadJournal(input as string)),
    },
  ];
}

/** Every entry, with positions that come from `luck`. */
export async function makeEntries(luck: Luck): Promise<Entry[]> {
  const games = Object.entries(GAMES).flatMap(([name, game]) => entriesOf(name, game, luck));
  return [...games, ...(await fairEntries(luck)), ...otherEntries()];
}
