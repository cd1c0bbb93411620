// The loops that every release is timed with. Each driver gets an instance of this module for itself (see against.ts), so
// that no loop is optimized for two games at once.
import type { AnyAction, AnyLuck, AnyPolicy, AnySession, AnyState, Driver } from "./driver.js";
import type { Case, Cases } from "./harness.js";

const SAVES = 40;
const REPLAYS = 4;

/** Luck for choices: a linear congruential generator is enough, and it is the same for every release. */
function createLuck(): AnyLuck {
  let x = 1;
  const next = () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x / 4294967296;
  };
  return { below: (n) => Math.floor(next() * n), chance: (p) => next() < p };
}

/** Any of some actions; undefined when there is none. */
function createChoices(): (legal: readonly AnyAction[]) => AnyAction | undefined {
  const luck = createLuck();
  return (legal) => legal[luck.below(legal.length)];
}

/** What came out of some games: how many actions, and a sum over how many were legal each time. */
interface Sum {
  actions: number;
  checksum: number;
}

function add(sum: Sum, legal: readonly AnyAction[]): void {
  sum.actions++;
  sum.checksum = (Math.imul(sum.checksum, 31) + legal.length) | 0;
}

type Loop = (games: number) => Sum;

/** Every loop over a driver, by its name. */
function loopsOf(driver: Driver, policy: AnyPolicy): Readonly<Record<string, Loop>> {
  /** Random games, each action played in a way that is passed in. */
  const playRandom = (games: number, play: (state: AnyState, action: AnyAction) => AnyState) => {
    const choose = createChoices();
    const sum: Sum = { actions: 0, checksum: 0 };
    for (let game = 0; game < games; game++) {
      let state = driver.start(game);
      for (;;) {
        const legal = driver.legalActions(state);
        const action = choose(legal);
        if (action === undefined) break;
        add(sum, legal);
        state = play(state, action);
      }
    }
    return sum;
  };

  /** The choices of the policy, as the game's own players make them. */
  const playPolicy: Loop = (games) => {
    const sum: Sum = { actions: 0, checksum: 0 };
    const luck = createLuck();
    for (let game = 0; game < games; game++) {
      const state = driver.start(game);
      for (;;) {
        const legal = driver.legalActions(state);
        if (legal.length === 0) break;
        add(sum, legal);
        driver.step(state, policy(driver.view(state), legal, luck));
      }
    }
    return sum;
  };

  const playSessions = (games: number, look: (session: AnySession) => void) => {
    const choose = createChoices();
    const sum: Sum = { actions: 0, checksum: 0 };
    for (let game = 0; game < games; game++) {
      const session = driver.session(driver.start(game));
      for (;;) {
        const legal = driver.legalActions(session.state);
        const action = choose(legal);
        if (action === undefined) break;
        add(sum, legal);
        if (!session.do(action).ok) throw new Error("A legal action was refused.");
        look(session);
      }
    }
    return sum;
  };

  return {
    "fast API": (games) =>
      playRandom(games, (state, action) => {
        driver.step(state, action);
        return state;
      }),
    "clone + step": (games) => playRandom(games, driver.stepCopy),
    apply: (games) => playRandom(games, driver.apply),
    "session.do": (games) => playSessions(games, () => undefined),
    "session.do + snapshot": (games) => playSessions(games, (session) => session.getSnapshot()),
    "view + policy": playPolicy,
  };
}

/** States from the middle of random games. */
function middles(driver: Driver): AnyState[] {
  const choose = createChoices();
  return Array.from({ length: SAVES }, (_, game) => {
    let state = driver.start(game);
    for (let step = 0; step < 3 * game; step++) {
      const action = choose(driver.legalActions(state));
      if (action !== undefined) state = driver.apply(state, action);
    }
    return state;
  });
}

function saveAndLoad(driver: Driver, states: readonly AnyState[]): number {
  let checksum = 0;
  for (const state of states) {
    const loaded = driver.load(driver.save(state));
    checksum = (Math.imul(checksum, 31) + driver.legalActions(loaded).length) | 0;
  }
  return checksum;
}

/** Whole random games from a seed, recorded. */
function recordings(driver: Driver): object[] {
  const choose = createChoices();
  return Array.from({ length: REPLAYS }, (_, i) => {
    const seed = `replay ${i}`;
    const actions: AnyAction[] = [];
    let state = driver.create(seed);
    for (;;) {
      const action = choose(driver.legalActions(state));
      if (action === undefined) return driver.record(seed, actions);
      actions.push(action);
      state = driver.apply(state, action);
    }
  });
}

function replayAll(driver: Driver, replays: readonly object[]): number {
  let steps = 0;
  for (const replay of replays) steps += driver.replay(replay);
  return steps;
}

/** Every case of a driver, each made when it is asked for: nothing is played in a process that is not measured there. */
export function casesOf(driver: Driver, policy: AnyPolicy, games: number): Cases {
  const cases: Record<string, () => Case> = {};
  for (const [name, loop] of Object.entries(loopsOf(driver, policy))) {
    cases[name] = () => ({ ops: loop(games).actions, run: () => loop(games).checksum });
  }
  cases["save + load"] = () => {
    const states = middles(driver);
    return { ops: SAVES, run: () => saveAndLoad(driver, states) };
  };
  cases.replay = () => {
    const replays = recordings(driver);
    const run = () => replayAll(driver, replays);
    return { ops: run(), run };
  };
  return cases;
}
