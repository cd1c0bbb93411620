// The limit for bomb flip: whole games as one loop over local variables, every draw of the generator written out, all
// figures folded into tables. The same draws in the same order as the engine's, so that every total must be the same.
import { type AleaState, deriveRng } from "@games/core-rng";

const BOMB = Float64Array.from({ length: 7 }, (_, streak) => Math.min(0.2 + 0.06 * streak, 0.56));
const JAMMED = BOMB.map((chance) => Math.max(0, chance - 0.15));
const BITS = Uint8Array.from(
  { length: 128 },
  (_, set) => set.toString(2).replaceAll("0", "").length,
);
const POINTS = Uint8Array.of(0, 4, 10, 18, 28, 40, 54, 100);

/** Plays games with the policy "flip left until `target` uniques, then bank" and returns their checksum. */
export function playLimit(base: AleaState, games: number, target: number): number {
  const UNIT = 2 ** -32;
  const MULTIPLIER = 2091639;
  const REJECTED = (4294967296 % 7) * UNIT;
  const cards = { c: 0, s0: 0.5, s1: 0.5, s2: 0.5 };
  const loot = { c: 0, s0: 0.5, s1: 0.5, s2: 0.5 };
  let sum = 0;
  for (let game = 0; game < games; game++) {
    deriveRng(base, game * 2, cards);
    deriveRng(base, game * 2 + 1, loot);
    let { c: cardsCarry, s0: cards0, s1: cards1, s2: cards2 } = cards;
    let { c: lootCarry, s0: loot0, s1: loot1, s2: loot2 } = loot;
    let lives = 3;
    let score = 0;
    let bonus = 0;
    let streak = 0;
    let uniques = 0;
    let shield = false;
    let charges = 0;
    let jammer = 0;
    let turns = 0;
    let banks = 0;
    let busts = 0;
    let bombs = 0;
    let t = 0;
    let whole = 0;
    while (lives > 0) {
      turns++;
      if ((BITS[uniques] as number) >= target) {
        score += (POINTS[BITS[uniques] as number] as number) + bonus;
        banks++;
        bonus = 0;
        streak = 0;
        uniques = 0;
        shield = false;
        charges = 0;
        jammer = 0;
        continue;
      }
      const chance = (jammer > 0 ? JAMMED : BOMB)[Math.min(streak, 6)] as number;
      if (jammer > 0) jammer--;
      t = MULTIPLIER * cards0;
      whole = t | 0;
      t = t - whole + cardsCarry * UNIT;
      if (t >= 1) {
        t -= 1;
        whole++;
      }
      cards0 = cards1;
      cards1 = cards2;
      cards2 = t;
      cardsCarry = whole;
      if (t < chance) {
        t = MULTIPLIER * cards0;
        whole = t | 0;
        t = t - whole + cardsCarry * UNIT;
        if (t >= 1) {
          t -= 1;
          whole++;
        }
        cards0 = cards1;
        cards1 = cards2;
        cards2 = t;
        cardsCarry = whole;
        if (t < 0.5) {
          bombs++;
          streak = 0;
          if (shield) {
            shield = false;
          } else {
            lives--;
            uniques = 0;
            charges = 0;
            jammer = 0;
          }
          continue;
        }
      }
      streak++;
      t = MULTIPLIER * loot0;
      whole = t | 0;
      t = t - whole + lootCarry * UNIT;
      if (t >= 1) {
        t -= 1;
        whole++;
      }
      loot0 = loot1;
      loot1 = loot2;
      loot2 = t;
      lootCarry = whole;
      if (t < 0.15) {
        t = MULTIPLIER * loot0;
        whole = t | 0;
        t = t - whole + lootCarry * UNIT;
        if (t >= 1) {
          t -= 1;
          whole++;
        }
        loot0 = loot1;
        loot1 = loot2;
        loot2 = t;
        lootCarry = whole;
        if (t < 1 / 3) {
          if (shield) bonus += 5;
          else shield = true;
          continue;
        }
        t = MULTIPLIER * loot0;
        whole = t | 0;
        t = t - whole + lootCarry * UNIT;
        if (t >= 1) {
          t -= 1;
          whole++;
        }
        loot0 = loot1;
        loot1 = loot2;
        loot2 = t;
        lootCarry = whole;
        if (t < 0.5) charges = charges < 2 ? charges + 2 : 4;
        else jammer = 3;
        continue;
      }
      for (;;) {
        t = MULTIPLIER * loot0;
        whole = t | 0;
        t = t - whole + lootCarry * UNIT;
        if (t >= 1) {
          t -= 1;
          whole++;
        }
        loot0 = loot1;
        loot1 = loot2;
        loot2 = t;
        lootCarry = whole;
        const product = t * 7;
        const number = product | 0;
        if (product - number < REJECTED) continue;
        if ((uniques & (1 << number)) === 0) {
          uniques |= 1 << number;
          break;
        }
        if (shield) {
          shield = false;
          break;
        }
        if (charges === 0) {
          busts++;
          streak = 0;
          uniques = 0;
          jammer = 0;
          break;
        }
        charges--;
      }
    }
    sum += score + 3 * turns + 5 * banks + 7 * busts + 11 * bombs;
  }
  return sum;
}
