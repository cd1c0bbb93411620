// A second, plain model of the day (rules 10-15, 21-38 as far as a day meets them), written from RULES.md alone: words and lists
// of card ids instead of numbers and tables. It plays the systems `hybrid` and `odd` of any pack.
import type { Luck } from "@games/core-rng";
import type { Action, CardId, Config, Pack, View } from "../src/index.js";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const ALL = ["H", "D", "C", "S"].flatMap((suit) => RANKS.map((rank) => `${suit}${rank}` as CardId));
const SUITS = { H: "hearts", D: "diamonds", C: "clubs", S: "spades" } as const;

const rankOf = (card: CardId) => card.slice(1);
const inOrder = (cards: readonly CardId[]) => ALL.filter((card) => cards.includes(card));

export class PlainDay {
  stage: View["stage"] = "firstLog";
  status: View["status"] = "active";
  reason: View["defeatReason"] = null;
  day = 1;
  tokens: number;
  /** Cards nobody has seen, and the one that is known to lie on top. */
  unseen: CardId[] = [...ALL];
  top: CardId | null = null;
  faceDown = 0;
  rolled = 0;
  current: CardId | null = null;
  discard: CardId[] = [];
  sentBack: CardId | null = null;
  removed: CardId[] = [];
  today: CardId[] = [];
  turned = 0;
  aces = 0;
  isLit = false;
  isBoosted = false;
  hasTool = false;
  logs = 0;

  constructor(
    readonly config: Config,
    readonly pack: Pack,
    public integrity: number,
  ) {
    this.tokens = config.tokens;
    if (config.hasEarlyBeacon) this.top = this.aceWith("win"); // rule 2
  }

  play(action: Action, deck: Luck, dice: Luck): void {
    if (action.type === "write-log" || action.type === "skip-log") {
      if (action.type === "write-log") this.logs += 1;
      this.afterLog();
    } else if (action.type === "roll-tasks") {
      // rule 10
      this.rolled = dice.below(this.config.dayDie) + 1;
      this.faceDown = Math.min(this.rolled, this.left());
      this.stage = "processCard";
    } else if (action.type === "turn-card") this.turn(deck);
    else if (action.type === "pull") this.pull(dice);
    else if (action.type === "use-tool") {
      this.hasTool = false; // rule 30
      this.survive();
    } else if (action.type === "roll-rescue") this.rescue(dice);
    else if (action.type === "end-story") this.endStory();
    else this.chooseKing(action);
  }

  left(): number {
    return this.unseen.length;
  }

  /** Rule 1: a card has no identity until it is turned; it is any of the unseen ones, in the order of the cards. */
  turn(deck: Luck): void {
    const card = this.top ?? (inOrder(this.unseen)[deck.below(this.left())] as CardId);
    this.top = null;
    this.unseen = this.unseen.filter((one) => one !== card);
    this.faceDown -= 1;
    this.current = card;
    this.discard.push(card);
    this.today.push(card);
    this.turned += 1;
    if (this.needsPull(card)) this.stage = "towerPull";
    else this.applyCard(card);
  }

  /** Rules 17, 19, 25: the pack's pull cards, or 3 5 7 9 by odd ranks. */
  needsPull(card: CardId): boolean {
    if (this.config.system === "odd") return ["3", "5", "7", "9"].includes(rankOf(card));
    return this.config.system === "hybrid" && this.pack.pulls[card] !== undefined;
  }

  /** Rules 21, 22, 25: what the dice cost, less what the Aces take off. */
  pull(dice: Luck): void {
    const { current, config } = this;
    let sum = 0;
    for (let i = 0; i < (current === null ? config.finalDice : 1); i++) sum += dice.below(6) + 1;
    const reduction = this.aces * config.bonusPerAce;
    const isSevere =
      current !== null && config.system === "hybrid" && this.pack.pulls[current]?.isSevere === true;
    const damage = isSevere
      ? Math.max(1, sum + config.severeBonus - reduction)
      : Math.max(0, sum - reduction);
    this.integrity = Math.max(0, this.integrity - damage);
    if (this.integrity > 0) this.survive();
    else {
      this.current = null; // R14
      this.lose(current === null ? "final_pull_failed" : "ship_destroyed");
    }
  }

  survive(): void {
    if (this.current === null) this.win();
    else this.applyCard(this.current);
  }

  /** Rules 26-33: after the pull, what the card is for. */
  applyCard(card: CardId): void {
    if (rankOf(card) === this.pack.tracker) {
      if (this.kings().length >= this.config.trackerLimit && !this.config.isNarrativeOnly) {
        this.current = null;
        this.lose("four_kings"); // R23
        return;
      }
    } else if (rankOf(card) === "A") {
      this.aces += 1;
      const role = this.roleOf(card);
      if (role === "win" && !this.isLit) {
        this.isLit = true;
        this.tokens = this.config.tokens;
      }
      if (role === "boost") this.isBoosted = true;
      if (role === "skip") this.hasTool = true;
      const isAboutKings = role === "return-king" || role === "remove-king";
      if (isAboutKings && this.kingChoices(role).length > 0) {
        this.stage = "specialChecks"; // R17
        return;
      }
    }
    this.finishCard();
  }

  roleOf(card: CardId) {
    return this.config.aces[SUITS[card[0] as keyof typeof SUITS]];
  }

  aceWith(role: string): CardId | null {
    return ALL.find((card) => rankOf(card) === "A" && this.roleOf(card) === role) ?? null;
  }

  /** Kings that count: in sight, and not taken out of the game. */
  kings(): CardId[] {
    return this.discard.filter(
      (card) => rankOf(card) === this.pack.tracker && !this.removed.includes(card),
    );
  }

  kingChoices(role: string): CardId[] {
    const only = role === "return-king" ? this.pack.returnableKing : null;
    return this.kings().filter((card) => only === null || card === only);
  }

  /** R18 */
  chooseKing(action: Action): void {
    if (action.type === "return-king") {
      this.discard = this.discard.filter((card) => card !== action.card);
      this.today = this.today.filter((card) => card !== action.card); // R58
      this.sentBack = action.card;
    } else if (action.type === "remove-king") this.removed.push(action.card);
    this.finishCard();
  }

  finishCard(): void {
    this.current = null;
    if (this.faceDown > 0) {
      this.stage = "processCard";
      return;
    }
    if (this.sentBack !== null) this.unseen.push(this.sentBack); // R18: not among today's cards
    this.sentBack = null;
    this.stage = "journalPhase"; // rule 13
  }

  /** Rules 5, 13, 14; R22, R24, R54. */
  afterLog(): void {
    if (this.stage === "firstLog") this.dawn();
    else if (this.stage === "finalLog") this.stage = "exit";
    else if (this.isLit && this.tokens > 0) this.stage = "beaconRoll";
    else this.dusk();
  }

  dawn(): void {
    this.rolled = 0;
    this.today = [];
    this.stage = this.left() === 0 ? "journalPhase" : "rollForTasks";
  }

  /** Rules 15, 38; R27. */
  dusk(): void {
    const { isNarrativeOnly, exhaustionWithBeacon } = this.config;
    if (
      this.left() > 0 ||
      (!isNarrativeOnly && this.isLit && exhaustionWithBeacon === "continue")
    ) {
      this.day += 1;
      this.dawn();
    } else if (isNarrativeOnly) this.endStory();
    else this.lose("deck_exhausted");
  }

  /** Rules 14, 29, 35, 36. */
  rescue(dice: Luck): void {
    const { config } = this;
    const need = this.isBoosted ? config.rescueBoosted : config.rescueBase;
    const count = config.rescueDice === "one" ? 1 : this.aces;
    for (let i = 0; i < count && this.tokens > 0; i++) {
      if (dice.below(6) + 1 >= need) this.tokens -= 1;
    }
    if (this.tokens > 0) this.dusk();
    else if (config.system !== "off") {
      this.status = "final_pull_required";
      this.stage = "finalPull";
    } else if (config.isNarrativeOnly) this.dusk();
    else this.win();
  }

  win(): void {
    this.status = "victory";
    this.stage = "finalLog";
  }

  lose(reason: NonNullable<View["defeatReason"]>): void {
    this.status = "defeat";
    this.reason = reason;
    this.stage = "finalLog";
  }

  /** R53 */
  endStory(): void {
    this.status = this.isLit && this.tokens === 0 ? "victory" : "ended";
    this.current = null; // R61
    this.stage = "finalLog";
  }

  /** The same facts as the view of the engine. */
  facts() {
    const hidden = this.sentBack === null ? this.unseen : [...this.unseen, this.sentBack];
    return {
      stage: this.stage,
      status: this.status,
      defeatReason: this.reason,
      day: this.day,
      integrity: this.integrity,
      tokens: this.tokens,
      faceDownCount: this.faceDown,
      cardsThisTurn: this.rolled,
      kingsRevealed: this.kings().length,
      bonusCounter: this.aces,
      isBeaconActive: this.isLit,
      isBoosted: this.isBoosted,
      hasTool: this.hasTool,
      logsWritten: this.logs,
      deckSize: hidden.length - this.faceDown,
      unseen: inOrder(hidden),
      knownNext: this.top,
      known: this.top === null ? [] : [this.top],
      turnedToday: this.today.length,
      cardsTurned: this.turned,
      current: this.current,
      discard: this.discard,
      returnedKing: this.sentBack,
      removedKings: this.removed,
    };
  }
}
