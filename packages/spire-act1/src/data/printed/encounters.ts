// The fights of the first act: first encounters, encounters, elites and bosses with their rewards, and the gang of gremlins.
import type { EncounterRow, GangRow, RewardPart } from "../../vocabulary.js";

const CARD: RewardPart = { part: "card" };
const POTION: RewardPart = { part: "potion" };
const gold = (n: number): RewardPart => ({ part: "gold", n });
const ELITE: readonly RewardPart[] = [/* @__PURE__ */ gold(2), { part: "relic" }, CARD];
const boss = (n: number): RewardPart[] => [gold(n), { part: "boss-relic" }, { part: "rare" }];

/** Enemies of whom one is drawn at random. */
export const GANGS: readonly GangRow[] = [
  {
    id: "gremlins",
    enemies: ["mad_gremlin", "sneaky_gremlin", "fat_gremlin", "gremlin_wizard"],
  },
];

/** Solo, a gang is two gremlins beside the first. */
const GREMLINS = ["gremlins", "gremlins"];

const FIRST: readonly EncounterRow[] = [
  { id: "first_cultist", deck: "first", enemy: "cultist", reward: [gold(1), CARD] },
  { id: "first_jaw_worm", deck: "first", enemy: "jaw_worm_first", reward: [gold(1), POTION, CARD] },
  {
    id: "first_louses",
    deck: "first",
    enemy: "red_louse_first",
    summons: ["green_louse"],
    reward: [gold(1), CARD],
  },
  {
    id: "first_slimes",
    deck: "first",
    enemy: "small_slime",
    summons: ["acid_slime"],
    reward: [POTION, CARD],
  },
];

const ENCOUNTERS: readonly EncounterRow[] = [
  {
    id: "cultist_louse",
    deck: "encounter",
    enemy: "cultist",
    summons: ["green_louse"],
    reward: [gold(1), CARD],
  },
  {
    id: "cultist_slime",
    deck: "encounter",
    enemy: "cultist",
    summons: ["spike_slime"],
    reward: [gold(1), POTION, CARD],
  },
  { id: "looter", deck: "encounter", enemy: "looter", reward: [POTION, CARD], below: 7 },
  { id: "blue_slaver", deck: "encounter", enemy: "blue_slaver", reward: [gold(2), CARD] },
  { id: "red_slaver", deck: "encounter", enemy: "red_slaver", reward: [gold(1), CARD] },
  {
    id: "small_slimes",
    deck: "encounter",
    enemy: "small_slime",
    summons: ["acid_slime", "spike_slime"],
    reward: [gold(1), CARD],
  },
  {
    id: "large_slime",
    deck: "encounter",
    enemy: "large_slime",
    reward: [gold(1), POTION, CARD],
    below: 7,
  },
  { id: "jaw_worm", deck: "encounter", enemy: "jaw_worm", reward: [gold(1), CARD], below: 7 },
  {
    id: "mad_gremlins",
    deck: "encounter",
    enemy: "mad_gremlin",
    summons: GREMLINS,
    reward: [gold(2), CARD],
  },
  {
    id: "sneaky_gremlins",
    deck: "encounter",
    enemy: "sneaky_gremlin",
    summons: GREMLINS,
    reward: [gold(1), POTION, CARD],
  },
  {
    id: "fungi_beasts",
    deck: "encounter",
    enemy: "fungi_beast",
    summons: ["fungi_beast_summon"],
    reward: [gold(1), POTION, CARD],
  },
  {
    id: "louses",
    deck: "encounter",
    enemy: "red_louse",
    summons: ["green_louse", "red_louse_summon"],
    reward: [gold(1), CARD],
  },
];

/** P11: they pay what those they replace pay. */
const ASCENSION_7: readonly EncounterRow[] = [
  {
    id: "large_slime_a7",
    deck: "encounter",
    enemy: "large_slime_a7",
    reward: [gold(1), POTION, CARD],
    from: 7,
  },
  {
    id: "jaw_worm_a7",
    deck: "encounter",
    enemy: "jaw_worm_a7",
    summons: ["spike_slime"],
    reward: [gold(1), CARD],
    from: 7,
  },
  {
    id: "looter_a7",
    deck: "encounter",
    enemy: "looter_a7",
    summons: ["acid_slime"],
    reward: [POTION, CARD],
    from: 7,
  },
];

/** Elites and bosses come in versions for stretches of Ascensions; their rewards stay but for the bosses' gold. */
const ELITES: readonly EncounterRow[] = [
  { id: "lagavulin", deck: "elite", enemy: "lagavulin", reward: ELITE, below: 1 },
  { id: "gremlin_nob", deck: "elite", enemy: "gremlin_nob", reward: ELITE, below: 1 },
  { id: "sentries", deck: "elite", enemy: "sentry", reward: ELITE, below: 1 },
  { id: "lagavulin_a1", deck: "elite", enemy: "lagavulin_a1", reward: ELITE, from: 1, below: 12 },
  {
    id: "gremlin_nob_a1",
    deck: "elite",
    enemy: "gremlin_nob_a1",
    reward: ELITE,
    from: 1,
    below: 12,
  },
  { id: "sentries_a1", deck: "elite", enemy: "sentry_a1", reward: ELITE, from: 1, below: 12 },
  { id: "lagavulin_a12", deck: "elite", enemy: "lagavulin_a12", reward: ELITE, from: 12 },
  { id: "gremlin_nob_a12", deck: "elite", enemy: "gremlin_nob_a12", reward: ELITE, from: 12 },
  { id: "sentries_a12", deck: "elite", enemy: "sentry_a12", reward: ELITE, from: 12 },
];

const BOSSES: readonly EncounterRow[] = [
  {
    id: "the_guardian",
    deck: "boss",
    enemy: "the_guardian",
    reward: boss(3),
    faces: [1, 2],
    below: 10,
  },
  { id: "hexaghost", deck: "boss", enemy: "hexaghost", reward: boss(3), faces: [3, 4], below: 10 },
  {
    id: "slime_boss",
    deck: "boss",
    enemy: "slime_boss",
    reward: boss(3),
    faces: [5, 6],
    below: 10,
  },
  {
    id: "the_guardian_a10",
    deck: "boss",
    enemy: "the_guardian_a10",
    reward: boss(2),
    faces: [1, 2],
    from: 10,
  },
  {
    id: "hexaghost_a10",
    deck: "boss",
    enemy: "hexaghost_a10",
    reward: boss(2),
    faces: [3, 4],
    from: 10,
  },
  {
    id: "slime_boss_a10",
    deck: "boss",
    enemy: "slime_boss_a10",
    reward: boss(2),
    faces: [5, 6],
    from: 10,
  },
];

/** Every fight. */
export const FIGHTS: readonly EncounterRow[] = [
  ...FIRST,
  ...ENCOUNTERS,
  ...ASCENSION_7,
  ...ELITES,
  ...BOSSES,
];
