// The printed figures that the second model of damage works with, written down from the cards and not from the rows.

/** What a card's attack is made of. */
export interface Attack {
  readonly size: number;
  readonly times?: number;
  readonly all?: true;
  /** How often each Strength counts. */
  readonly factor?: number;
}

/** What the printed text of an attack looks at. */
export interface Table {
  /** The player's block as things are. */
  readonly block: number;
  /** The energy that was paid. */
  readonly paid: number;
  readonly turn: number;
  /** The other cards of the hand as the card was played. */
  readonly others: readonly string[];
}

const hit = (size: number) => (): Attack => ({ size });
const hitAll = (size: number) => (): Attack => ({ size, all: true });
const strikes = ({ others }: Table) => others.filter((id) => id.includes("strike")).length;
const onFirst = ({ turn }: Table, more: number) => (turn === 1 ? more : 0);

/** The printed attacks. */
export const ATTACKS: Readonly<Record<string, (table: Table) => Attack>> = {
  strike_r: hit(1),
  "strike_r+": hit(2),
  bash: hit(2),
  "bash+": hit(4),
  anger: hit(1),
  body_slam: ({ block }) => ({ size: block }),
  cleave: hitAll(2),
  "cleave+": hitAll(3),
  clothesline: hit(3),
  heavy_blade: () => ({ size: 3, factor: 3 }),
  "heavy_blade+": () => ({ size: 3, factor: 5 }),
  iron_wave: hit(1),
  pommel_strike: hit(2),
  twin_strike: () => ({ size: 1, times: 2 }),
  "twin_strike+": () => ({ size: 2, times: 2 }),
  wild_strike: hit(3),
  carnage: hit(4),
  headbutt: hit(2),
  perfected_strike: (table) => ({ size: 3 + strikes(table) }),
  "perfected_strike+": (table) => ({ size: 3 + 2 * strikes(table) }),
  sever_soul: hit(3),
  whirlwind: ({ paid }) => ({ size: 1, times: paid, all: true }),
  "whirlwind+": ({ paid }) => ({ size: 1, times: paid + 1, all: true }),
  bludgeon: hit(7),
  fiend_fire: ({ others }) => ({ size: 1, times: others.length }),
  immolate: hitAll(5),
  uppercut: hit(3),
  dramatic_entrance: (table) => ({ size: 2 + onFirst(table, 1), all: true }),
  "dramatic_entrance+": (table) => ({ size: 2 + onFirst(table, 3), all: true }),
  mind_blast: ({ others }) => ({ size: others.length }),
  swift_strike: hit(1),
};

/** Damage that is no hit, by the power or card that deals it. */
export const DAMAGE: Readonly<Record<string, number>> = {
  combust: 1,
  "combust+": 2,
  fire_breathing: 2,
  berserk: 1,
  "berserk+": 2,
  juggernaut: 1,
  "juggernaut+": 2,
  the_bomb: 10,
  panache: 3,
  sadistic_nature: 1,
};
/** What Sharp Hide, Enraged, Burn and Decay deal. */
export const TO_PLAYER = 1;

/** What some enemies say, by id. */
export const CURL_UP: Readonly<Record<string, number>> = {
  red_louse_first: 2,
  red_louse: 2,
  red_louse_summon: 2,
  green_louse: 2,
  curler: 2,
};
export const ANGRY: Readonly<Record<string, number>> = { mad_gremlin: 1 };
export const SPORES: Readonly<Record<string, number>> = { fungi_beast: 1, fungi_beast_summon: 1 };
