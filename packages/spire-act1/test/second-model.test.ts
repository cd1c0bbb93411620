// The engine and a second model of hits and damage, step by step over random fights.
import { pick, sample, seeded } from "@games/core-rng";
import { expect, it } from "vitest";
import type { Options, SpireAct1Event } from "../src/index.js";
import { lab } from "./arena.js";
import { ATTACKS } from "./printed-damage.js";
import { PlainDamage } from "./second-model.js";

const GAMES = Number(process.env.GAMES ?? 60);

/** What gives and takes block, Strength and tokens, and deals damage that is no hit. */
const OTHERS = [
  ...[
    "defend_r",
    "flex",
    "shrug_it_off",
    "true_grit",
    "seeing_red",
    "disarm",
    "entrench",
    "offering",
  ],
  ...[
    "flame_barrier",
    "ghostly_armor",
    "power_through",
    "rage",
    "shockwave",
    "spot_weakness",
    "blind",
    "trip",
  ],
  ...["inflame", "demon_form", "metallicize", "limit_break", "rupture", "barricade", "second_wind"],
  ...["combust", "combust+", "fire_breathing", "berserk", "berserk+", "juggernaut", "juggernaut+"],
  ...["the_bomb", "panache", "sadistic_nature", "poison_3", "poison_5", "decay"],
];
const CARDS = [...Object.keys(ATTACKS), ...OTHERS];
const FOES = [
  ...[
    "red_louse",
    "green_louse",
    "curler",
    "mad_gremlin",
    "mad_gremlin",
    "fungi_beast",
    "brute",
    "wall",
  ],
  ...[
    "gremlin_nob",
    "the_guardian",
    "blue_slaver",
    "acid_slime",
    "jaw_worm",
    "cultist",
    "slime_boss",
    "sentry",
  ],
];
const strengths = new Map(lab.rows.enemies.map(({ id, strength = 0 }) => [id, strength]));

function optionsOf(game: number): Options {
  const luck = seeded(game, "options");
  const encounters = Array.from({ length: 4 }, () => sample(luck, FOES, 1 + luck.below(3)));
  const deck = Array.from({ length: 8 + luck.below(14) }, () => pick(luck, CARDS));
  return {
    maxHp: 20 + luck.below(60),
    deck,
    encounters,
    map: ["encounter", "encounter", "encounter"],
  };
}

it("hits and damage are as in the second model", () => {
  const model = new PlainDamage((id) => strengths.get(id) ?? 0);
  for (let game = 0; game < GAMES; game++) {
    const state = lab.clone(lab.create({ seed: game, ...optionsOf(game) }));
    const choices = seeded(game, "choices");
    let events: SpireAct1Event[] = [];
    const play = lab.open(state, (event) => events.push(event));
    for (let legal = lab.legalActions(state); legal.length > 0; legal = lab.legalActions(state)) {
      const before = lab.view(state);
      const playing = legal.filter(({ type }) => type !== "end-turn" && type !== "take"); // rewards are left
      const isReward = before.phase === "reward";
      events = [];
      lab.step(
        play,
        pick(choices, isReward || (playing.length > 0 && choices.chance(0.8)) ? playing : legal),
      );
      model.follow(events, before, lab.view(state));
    }
  }
  for (const [what, count] of Object.entries(model.met))
    expect(count, what).toBeGreaterThan(GAMES / 20);
});
