// What holds in every state of every game: dice and cards conserved, numbers in range, Ouroboros last, every game ends.
// 5,000 games by default, 100,000 with: GAMES=100000 npm run unit dsd6 properties
import { pick, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { captain } from "../src/bots.js";
import { type Config, dsd6, type Options, PRINTED_GAME, type State } from "../src/index.js";
import { card, standardCards } from "./position.js";

const GAMES = Number(process.env.GAMES ?? 5000);
/** Far beyond what any of them takes. */
const MAX_ACTIONS = 5000;
/** One game in seven is played by the captain, who gets to the end of the deck. */
const CAPTAIN_EVERY = 7;
const BOSS = card("ouroboros");
const BARRIER = card("ouroboros-barrier");

const VARIANTS: readonly Options[] = [
  {},
  { difficulty: "easy" },
  { difficulty: "hard" },
  { difficulty: "easy", difficultyModel: "graded" },
  PRINTED_GAME,
  { resolvedDice: "spent" },
  { unfinishedDice: "stay" },
  { scannerDice: "release" },
  { medical: "either", stationUse: "once" },
  { stasis: "one-turn", barrier: "returns" },
];

const CARDS: Readonly<Record<Config["difficulty"], string>> = {
  easy: inOrder(standardCards("easy")),
  normal: inOrder(standardCards("normal")),
  hard: inOrder(standardCards("hard")),
};

function inOrder(cards: readonly number[]): string {
  return cards
    .slice()
    .sort((a, b) => a - b)
    .join();
}

/** What is wrong with a state, or undefined; written down apart from the checks of the engine itself. */
function fault(state: State): string | undefined {
  const { deck, inPlay, hitPoints, discard, places, faces } = state;
  const removed = state.isBossDestroyed ? [BOSS] : [];
  const cards = [...deck.top, ...deck.rest, ...deck.bottom, ...inPlay, ...discard, ...removed];
  if (inOrder(cards) !== CARDS[state.config.difficulty]) return "cards";
  if (places.length !== 6 || faces.length !== 6) return "six dice";
  if (places.some((at) => at > 8 && !inPlay.includes(at - 9))) return "a die on no card";
  if (state.hull < 0 || state.hull > 8) return "hull";
  if (state.shields < 0 || state.shields > 4) return "shields";
  if (hitPoints.length !== inPlay.length) return "lists in play";
  if (state.stasisTokens.length !== inPlay.length) return "lists in play";
  if (hitPoints.some((points) => points < 0 || points > 8)) return "hit points";
  if (discard.includes(BOSS) || discard.includes(BARRIER)) return "discarded boss";
  const isUndrawn = !state.isBossDestroyed && !inPlay.includes(BOSS);
  if (isUndrawn !== (deck.bottom.length === 1 && deck.bottom[0] === BOSS)) return "boss not last";
  return undefined;
}

function playGame(seed: number): { state: State; actions: number } {
  const state = dsd6.clone(dsd6.create({ seed, ...VARIANTS[seed % VARIANTS.length] }));
  const context = dsd6.open(state);
  const choices = seeded(seed, "choices");
  let actions = 0;
  for (; actions < MAX_ACTIONS; actions++) {
    const wrong = fault(state);
    if (wrong !== undefined) throw new Error(`Game ${seed}, action ${actions}: ${wrong}.`);
    const legal = dsd6.legalActions(state);
    if (legal.length === 0) break;
    const isCaptain = seed % CAPTAIN_EVERY === 0;
    const action = isCaptain ? captain(dsd6.view(state), legal, choices) : pick(choices, legal);
    dsd6.step(context, action);
  }
  return { state, actions };
}

describe("in every game", () => {
  it(`no invariant is broken and the game ends, in ${GAMES} games`, { timeout: 3e6 }, () => {
    const results = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      const { state, actions } = playGame(seed);
      const outcome = dsd6.outcome(state);
      if (outcome === undefined)
        throw new Error(`Game ${seed} continues after ${actions} actions.`);
      results.add(outcome.result);
    }
    expect([...results].sort()).toEqual(["crew-lost", "hull-lost", "won"]);
  });

  it("the order of the deck is nowhere: the unknown part is kept sorted", () => {
    for (let seed = 0; seed < 200; seed++) {
      const { rest } = playGame(seed).state.deck;
      expect(rest).toEqual(rest.slice().sort((a, b) => a - b));
    }
  });

  it("the streams are apart: another number of crew rolls never changes the cards", () => {
    const draws = (rerolls: boolean) => {
      const state = dsd6.clone(dsd6.create({ seed: "streams" }));
      const drawn: string[] = [];
      const context = dsd6.open(state, (event) => {
        if (event.type === "card-drawn") drawn.push(event.threat);
      });
      for (let i = 0; i < 200 && dsd6.outcome(state) === undefined && state.turn < 6; i++) {
        const legal = dsd6.legalActions(state);
        const reroll = rerolls && legal.find(({ type }) => type === "reroll");
        const last = legal[legal.length - 1];
        if (last === undefined) break;
        dsd6.step(context, reroll || last);
      }
      return drawn;
    };
    const [plain, rerolled] = [draws(false), draws(true)];
    expect(plain.length).toBeGreaterThan(3);
    const shared = Math.min(plain.length, rerolled.length);
    expect(rerolled.slice(0, shared)).toEqual(plain.slice(0, shared));
  });
});
