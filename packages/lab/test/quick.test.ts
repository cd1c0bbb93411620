// The quick figures of one life of bomb flip: against figures by hand, and against the solver of whole games.
import { bombFlip, type Config, type Options } from "@games/bomb-flip";
import { describe, expect, it } from "vitest";
import { scoreFigures } from "../src/studies/bomb-flip/figures.js";
import { lifeFigures, quickGraph } from "../src/studies/bomb-flip/quick.js";
import { payoutAt } from "../src/studies/bomb-flip/runs.js";

function configure(options: Options): Config {
  const config = bombFlip.configure({ lives: 1, ...options });
  if (!config.ok) throw config.error;
  return config.value;
}

const PLAIN = { jokerChance: 0, bombBase: 0.4, bombSlope: 0, bombCap: 0.4 } as const;
/** Half of the chance of a bomb among the two cards: the player takes one of them. */
const SAFE = 1 - 0.4 / 2;

describe("without jokers and with one chance of a bomb", () => {
  const graph = quickGraph(configure(PLAIN));
  const figures = (...pays: number[]) => lifeFigures(graph, [0, ...pays]);

  it("banking at one comes to the mean number of flips before a bomb", () => {
    const { score, banks, scoreAtOne, decentBanks } = figures(3, 3, 3, 3, 3, 3, 3);
    expect(scoreAtOne).toBeCloseTo((3 * SAFE) / (1 - SAFE), 5);
    expect(score).toBeCloseTo(scoreAtOne, 5);
    expect(banks).toBeCloseTo(SAFE / (1 - SAFE), 5);
    expect(decentBanks).toBe(0);
  });

  it("a bank at two needs two flips, of which the second brings a new number in six of seven", () => {
    const { score, banks, scoreAtOne } = figures(0, 10, 10, 10, 10, 10, 10);
    const both = SAFE ** 2;
    expect(banks).toBeCloseTo(((6 / 7) * both) / (1 - both), 5);
    expect(score).toBeCloseTo((10 * (6 / 7) * both) / (1 - both), 5);
    expect(scoreAtOne).toBe(0);
  });

  it.each([3, 4, 5, 6, 7])("a bank at %d alone, by walking one run", (goal) => {
    const pays = [1, 2, 3, 4, 5, 6, 7].map((uniques) => (uniques >= goal ? 50 : 0));
    const { score, banks, decentBanks } = figures(...pays);
    // The chance that a run reaches the goal, and that it ends before in a bust, after which the next one begins.
    let alive = 1;
    let bust = 0;
    for (let uniques = 0; uniques < goal; uniques++) {
      bust += alive * SAFE * (uniques / 7);
      alive *= SAFE * (1 - uniques / 7);
    }
    const perLife = alive / (1 - bust - alive);
    expect(banks).toBeCloseTo(perLife, 5);
    expect(score).toBeCloseTo(50 * perLife, 3);
    expect(decentBanks).toBeCloseTo(goal === 4 || goal === 5 ? perLife : 0, 5);
  });

  it("the bomb is likelier with every step of the streak, up to the cap", () => {
    const { score } = lifeFigures(
      quickGraph(configure({ ...PLAIN, bombBase: 0.2, bombSlope: 0.2, bombCap: 0.5 })),
      [0, 0, 0, 10, 10, 10, 10, 10],
    );
    // Bombs are there with 0.2, 0.4 and 0.5; the second and the third flip must bring new numbers. A bust ends the streak.
    const [one, two, three] = [0.9, 0.8, 0.75];
    const reached = one * two * three * (6 / 7) * (5 / 7);
    const bust = one * two * (1 / 7) + one * two * three * (6 / 7) * (2 / 7);
    expect(score).toBeCloseTo((10 * reached) / (1 - bust - reached), 5);
  });
});

describe("with one kind of joker and nothing else", () => {
  const only = (weights: Options["jokerWeights"], more: Options = {}) =>
    configure({ ...PLAIN, jokerChance: 0.5, jokerWeights: weights, ...more } as Options);
  const PAYS = [0, 4, 4, 4, 4, 4, 4, 4];

  it("a shield survives a bomb, and a second one pays its bonus or nothing", () => {
    const weights = { shield: 1, scrambler: 0, jammer: 0 };
    const at = (options: Options) =>
      lifeFigures(quickGraph(only(weights, options)), PAYS).scoreAtOne;
    // From a new run: a bomb, a shield, or a number. With a shield: it is lost, or there is another, or a number.
    const bomb = 1 - SAFE;
    const half = SAFE / 2;
    // V = half (4 + V) + half W; W = bomb V + half (b + W) + half (4 + V), where b is the bonus of another shield.
    const worthWith = (bonus: number) => {
      const w = (constant: number, v: number) => (constant + v * (bomb + half)) / (1 - half);
      const constant = half * bonus + half * 4;
      const [at0, at1] = [w(constant, 0), w(constant, 1)];
      return (half * 4 + half * at0) / (1 - half - half * (at1 - at0));
    };
    expect(at({ shieldOverflow: "ignored" })).toBeCloseTo(worthWith(0), 5);
    expect(at({ shieldOverflow: "bonus", shieldBonus: 5 })).toBeCloseTo(worthWith(5), 4);
  });

  it("a jammer makes the next flips safer for its turns", () => {
    const weights = { shield: 0, scrambler: 0, jammer: 1 };
    const config = only(weights, { jammerStrength: 0.4, jammerLength: 1 });
    const { scoreAtOne } = lifeFigures(quickGraph(config), PAYS);
    // V = SAFE/2 (4 + V) + SAFE/2 W, and with the jammer no bomb: W = 1/2 (4 + V) + 1/2 W.
    // So W = 4 + V, and V = SAFE (4 + V).
    expect(scoreAtOne).toBeCloseTo((4 * SAFE) / (1 - SAFE), 5);
  });

  it("a scrambler rolls a duplicate again", () => {
    const weights = { shield: 0, scrambler: 1, jammer: 0 };
    const pays = [0, 0, 10, 10, 10, 10, 10, 10];
    const of = (options: Options) => lifeFigures(quickGraph(only(weights, options)), pays);
    const one = of({ scramblerCharges: 1, scramblerCap: 1 });
    const two = of({ scramblerCharges: 2, scramblerCap: 2 });
    const capped = of({ scramblerCharges: 2, scramblerCap: 2, jokerChance: 0 } as Options);
    expect(two.score).toBeGreaterThan(one.score);
    expect(capped.score).toBeCloseTo((10 * (6 / 7) * SAFE ** 2) / (1 - SAFE ** 2), 5);
    // The value of a place with u numbers and c charges, up to one: h is half of SAFE.
    const h = SAFE / 2;
    const solve = (start: number) => {
      // With one charge and one number: another joker changes nothing; a duplicate is rolled again once.
      const late1 = (h * ((6 / 7 + 6 / 49) * (10 + start) + (1 / 49) * start)) / (1 - h);
      const late0 = h * late1 + h * ((6 / 7) * (10 + start) + (1 / 7) * start);
      const early1 = (h * late1) / (1 - h);
      return h * early1 + h * late0;
    };
    const slope = solve(1) - solve(0);
    expect(one.score).toBeCloseTo(solve(0) / (1 - slope), 4);
  });
});

it("all together come to what the solver of whole games finds, where no overflow waits", () => {
  const config = configure({
    shieldOverflow: "ignored",
    jokerChance: 0.3,
    bombSlope: 0.18,
    jammerLength: 2,
    scramblerCharges: 1,
    scramblerCap: 1,
  });
  const pays = Array.from({ length: 8 }, (_, uniques) => payoutAt(config, uniques));
  const { score, banks, decentBanks, scoreAtOne } = lifeFigures(quickGraph(config), pays);
  const { figures } = scoreFigures(config);
  expect(score).toBeCloseTo(figures.bestScore as number, 4);
  expect((config.trophies.gold * banks) / score).toBeCloseTo(figures.banksForGold as number, 3);
  expect(decentBanks / banks).toBeCloseTo(figures.shareAtFourOrFive as number, 4);
  expect(scoreAtOne / score).toBeCloseTo(figures.bankAtOneShare as number, 4);
});
