// A second, plain model of the game, written from the rules in RULES.md alone: sets and words instead of bits, no shared code.
import type { Luck } from "@games/core-rng";
import type { Config, Side, View } from "../src/index.js";

export class PlainGame {
  lives: number;
  score = 0;
  bonus = 0;
  streak = 0;
  numbers = new Set<number>();
  hasShield = false;
  charges = 0;
  jammer = 0;
  turns = 0;
  banks = 0;
  busts = 0;
  bombs = 0;

  constructor(readonly config: Config) {
    this.lives = config.lives;
  }

  /** R3, R4 */
  chanceOfBomb(): number {
    const { bombBase, bombSlope, bombCap, jammerStrength } = this.config;
    const plain = Math.min(bombCap, bombBase + this.streak * bombSlope);
    return this.jammer > 0 ? Math.max(0, plain - jammerStrength) : plain;
  }

  flip(side: Side, cards: Luck, loot: Luck): void {
    this.turns += 1;
    const isThere = cards.chance(this.chanceOfBomb()); // R5
    this.jammer = Math.max(0, this.jammer - 1); // R4
    const bombSide = isThere ? (cards.chance(1 / 2) ? "left" : "right") : "nowhere";
    if (bombSide === side) this.explode();
    else this.find(loot);
  }

  /** R7, R8 */
  explode(): void {
    this.bombs += 1;
    if (this.hasShield) {
      this.hasShield = false;
      this.streak = 0;
      return;
    }
    this.lives -= 1;
    this.loseRun();
  }

  /** R9: a treasure; R10: a number from 1 to 7. */
  find(loot: Luck): void {
    this.streak += 1;
    if (loot.chance(this.config.jokerChance)) this.takeJoker(this.drawJoker(loot));
    else this.takeNumber(loot.below(7) + 1, loot);
  }

  drawJoker(loot: Luck): "shield" | "scrambler" | "jammer" {
    const { shield, scrambler, jammer } = this.config.jokerWeights;
    if (loot.chance(shield / (shield + scrambler + jammer))) return "shield";
    return loot.chance(scrambler / (scrambler + jammer)) ? "scrambler" : "jammer";
  }

  /** R12 */
  takeJoker(joker: "shield" | "scrambler" | "jammer"): void {
    const { config } = this;
    if (joker === "jammer") this.jammer = config.jammerLength;
    else if (joker === "scrambler")
      this.charges = Math.min(config.scramblerCap, this.charges + config.scramblerCharges);
    else if (!this.hasShield) this.hasShield = true;
    else if (config.shieldOverflow === "bonus") this.bonus += config.shieldBonus;
  }

  /** R10, R11, R13 */
  takeNumber(number: number, loot: Luck): void {
    if (!this.numbers.has(number)) {
      this.numbers.add(number);
    } else if (this.hasShield) {
      this.hasShield = false;
    } else if (this.charges > 0) {
      this.charges -= 1;
      this.takeNumber(loot.below(7) + 1, loot);
    } else {
      this.busts += 1;
      this.loseRun();
    }
  }

  /** R14 */
  bank(): void {
    this.turns += 1;
    this.banks += 1;
    this.score += this.worth();
    this.bonus = 0;
    this.loseRun();
  }

  worth(): number {
    const { bankPoints, fullSetBonus } = this.config;
    if (this.numbers.size === 0) return 0;
    const points = bankPoints[this.numbers.size - 1] ?? Number.NaN;
    return points + (this.numbers.size === 7 ? fullSetBonus : 0) + this.bonus;
  }

  /** R15 */
  loseRun(): void {
    this.streak = 0;
    this.numbers.clear();
    this.hasShield = false;
    this.charges = 0;
    this.jammer = 0;
  }

  /** The same facts as the view of the engine. */
  facts(): Omit<View, "config" | "bestTotalScore" | "trophyTier"> {
    return {
      lives: this.lives,
      totalScore: this.score,
      bonusBank: this.bonus,
      streak: this.streak,
      runUniques: [1, 2, 3, 4, 5, 6, 7].filter((number) => this.numbers.has(number)),
      runHasShield: this.hasShield,
      scramblerCharges: this.charges,
      jammerTurns: this.jammer,
      bombChance: this.chanceOfBomb(),
      payout: this.worth(),
      turns: this.turns,
      banks: this.banks,
      busts: this.busts,
      bombs: this.bombs,
    };
  }
}
