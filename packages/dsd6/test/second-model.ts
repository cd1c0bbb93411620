// A second, plain model of Scanners and stasis (rules 11, 12, 18, 19; R1, R2, R5, R30, R34, R35, E7), written from RULES.md
// alone. It keeps its own Scanner dice and tokens, and takes the rest of the table from what the captain saw before.
import type { Luck } from "@games/core-rng";
import type { Action, Config, Dsd6Event, View } from "../src/index.js";

const SYMBOLS = ["skull", "lightning", "alien", "warning", "hazard", "nova"]; // rule 3
const THREAT = 5; // the last of the six faces of rule 2

type Drawn = Extract<Dsd6Event, { type: "card-drawn" }>;

/** What the model needs to know of the table that is not its own matter. */
export interface Seen {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Dsd6Event[];
  /** Whether a card is a filler, and whether it blocks the Commander while it is in play. */
  isFiller(card: number): boolean;
  isCommsOffline(card: number): boolean;
}

export class PlainScanners {
  scanners = new Set<number>();
  tokens = new Map<number, number>();
  /** What the rules of this chapter foretell of the events of the last action. */
  activated: number[] = [];
  held: number[] = [];

  constructor(readonly config: Config) {}

  /** Plays an action with the dice that were rolled for it. */
  play(action: Action, seen: Seen, crew: Luck, threat: Luck): void {
    this.activated = [];
    this.held = [];
    const { before } = seen;
    if (action.type === "roll") this.roll(pool(before), crew);
    else if (action.type === "reroll")
      this.roll(
        pool(before).filter((die) => die !== action.die),
        crew,
      );
    else if (action.type === "change" && action.face === "threat") this.scanners.add(action.other);
    else if (action.type === "heal" && action.freed !== null) this.scanners.delete(action.freed);
    else if (action.type === "stasis")
      this.tokens.set(action.target, (this.tokens.get(action.target) ?? 0) + 1);
    else if (action.type === "end-assign") this.drawForTurn(seen);
    else if (action.type === "continue" && before.phase === "draw") threat.below(6);
    else if (action.type === "continue") this.activate(seen);
    this.forgetCards(seen.after);
  }

  /** Rule 12: Threat faces go to the Scanners by themselves. */
  roll(dice: readonly number[], crew: Luck): void {
    for (const die of dice) if (crew.below(6) === THREAT) this.scanners.add(die);
  }

  /** R1, R2: one card, and one more for every three dice in the Scanners. */
  drawForTurn(seen: Seen): void {
    const extra = Math.floor(this.scanners.size / 3);
    this.draw(1 + extra, seen);
    if (this.config.scannerDice !== "release") return;
    const lowest = [...this.scanners].sort((a, b) => a - b).slice(0, 3 * extra);
    for (const die of lowest) this.scanners.delete(die);
  }

  /** Rule 18, R34: under Comms Offline a filler brings another card; E7: graded, it empties the Scanners. */
  draw(count: number, seen: Seen): void {
    const drawn = seen.events.filter((event): event is Drawn => event.type === "card-drawn");
    const inPlay = new Set(seen.before.threats.map(({ card }) => card));
    for (const event of seen.events) {
      if (event.type === "card-discarded") inPlay.delete(event.card);
    }
    let due = count;
    for (const { card } of drawn) {
      due -= 1;
      if (!seen.isFiller(card)) {
        inPlay.add(card);
        continue;
      }
      if ([...inPlay].some((other) => seen.isCommsOffline(other))) due += 1;
      if (this.config.difficultyModel === "graded") this.scanners.clear();
    }
    const isCutShort = seen.after.deckSize === 0 || seen.after.outcome !== null;
    if (due !== 0 && !(isCutShort && due > 0))
      throw new Error(`${due} more cards should be drawn.`);
  }

  /** Rule 19, R29, R30, R38: a card of the symbol acts, unless a token holds it or it is destroyed. */
  activate(seen: Seen): void {
    const { before, after, events } = seen;
    let draws = 0;
    // A lost game stops at once (R29), so what comes after the loss never happens.
    const came = events.filter(({ type }) => type === "threat-activated" || type === "stasis-used");
    let left = after.outcome === null ? Number.POSITIVE_INFINITY : came.length;
    for (const { card, symbol, isDestroyed } of before.threats) {
      if (symbol !== before.threatDie || isDestroyed || left === 0) continue;
      left -= 1;
      const tokens = this.tokens.get(card) ?? 0;
      if (tokens > 0) {
        this.tokens.set(card, tokens - 1);
        this.held.push(card);
      } else {
        this.activated.push(card);
        if (seen.isCommsOffline(card)) draws += 1; // R35
      }
    }
    this.draw(draws, seen);
    if (this.config.stasis === "one-turn" && after.outcome === null) this.tokens.clear();
  }

  /** Tokens last as long as the card is in play. */
  forgetCards({ threats }: View): void {
    for (const card of this.tokens.keys())
      if (!threats.some((threat) => threat.card === card)) this.tokens.delete(card);
  }
}

function pool({ dice }: View): number[] {
  return dice.flatMap(({ place }, die) => (place === "pool" ? [die] : []));
}

/** The symbol that an answer of the threat die stands for. */
export const symbolOf = (answer: number): string | undefined => SYMBOLS[answer];
