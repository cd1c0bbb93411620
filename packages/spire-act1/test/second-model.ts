// A second, plain model of hits and damage (rules 6, 15, 16; R8–R11, R16, R24, R28), written from RULES.md and the printed cards
// alone. It keeps its own HP, block and tokens of everyone, and foretells every hit and all that a hit sets off.
import { expect } from "vitest";
import type { CombatView, SpireAct1Event, View } from "../src/index.js";
import {
  ANGRY,
  ATTACKS,
  type Attack,
  CURL_UP,
  DAMAGE,
  SPORES,
  TO_PLAYER,
} from "./printed-damage.js";

const CAPS = { vulnerable: 3, weak: 3, poison: 30, strength: 8 } as const; // rule 16
const MAX_BLOCK = 20;

class Creature {
  block = 0;
  vulnerable = 0;
  weak = 0;
  poison = 0;
  curl: "open" | "owed" | "done" = "open";

  constructor(
    readonly id: string,
    public hp: number,
    public strength = 0,
  ) {}

  copy(): Creature {
    return Object.assign(new Creature(this.id, this.hp, this.strength), this);
  }

  /** Block first, then HP. */
  take(size: number): { readonly blocked: number; readonly lost: number } {
    const blocked = Math.min(this.block, size);
    const lost = Math.min(this.hp, size - blocked);
    this.block -= blocked;
    this.hp -= lost;
    return { blocked, lost };
  }

  /** What a dead or gone enemy has. */
  clear(): void {
    Object.assign(this, { hp: 0, block: 0, strength: 0, vulnerable: 0, weak: 0, poison: 0 });
  }

  shown(): readonly unknown[] {
    return [this.id, this.hp, this.block, this.strength, this.vulnerable, this.weak];
  }
}

type Expected = { readonly type: SpireAct1Event["type"] } & Readonly<Record<string, unknown>>;
type Side = number | "player";
type Of<K extends SpireAct1Event["type"]> = Extract<SpireAct1Event, { readonly type: K }>;

/** Rule 15: one hit as the tokens on both sides change it. */
function sizeOf(total: number, isWeak: boolean, isVulnerable: boolean): number {
  if (isWeak === isVulnerable) return total;
  return isWeak ? Math.max(0, total - 1) : 2 * total;
}

export class PlainDamage {
  player = new Creature("player", 0);
  enemies: Creature[] = [];
  isFight = false;
  /** How often each matter came up. */
  readonly met = {
    hits: 0,
    toPlayer: 0,
    blocked: 0,
    weak: 0,
    vulnerable: 0,
    cancelled: 0,
    damaged: 0,
    deaths: 0,
    curls: 0,
    angry: 0,
    poison: 0,
    spores: 0,
  };
  /** What has been foretold and has not happened yet, in order. */
  #due: Expected[] = [];
  /** The attack that was announced and has not begun. */
  #attack: {
    readonly id: string;
    readonly paid: number;
    readonly others: readonly string[];
  } | null = null;
  #source = "";
  #acting: Of<"enemy-acted"> | null = null;
  #turn = 0;

  constructor(readonly strengthOf: (id: string) => number) {}

  /** Follows one action: everything that was foretold happens, and nothing else does. */
  follow(events: readonly SpireAct1Event[], before: View, after: View): void {
    for (const event of events) {
      const due = this.#due.shift();
      if (due !== undefined) expect(event).toMatchObject(due);
      this.#read(event, before, due !== undefined);
    }
    expect(this.#due).toEqual([]);
    if (after.combat === null) this.isFight = false;
    else this.#compare(after.combat);
    if (after.pending?.ask !== "turn") return;
    this.#endAttack();
    expect(this.enemies.filter(({ curl, hp }) => curl === "owed" && hp > 0)).toEqual([]);
  }

  #compare({ player, enemies }: CombatView): void {
    const { hp, block, strength, vulnerable, weak } = this.player;
    expect(player).toMatchObject({ hp, block, strength, vulnerable, weak });
    const seen = enemies.map((e) => [e.id, e.hp, e.block, e.strength, e.vulnerable, e.weak]);
    expect(seen).toEqual(this.enemies.map((enemy) => enemy.shown()));
    expect(enemies.map(({ poison }) => poison)).toEqual(this.enemies.map(({ poison }) => poison));
  }

  /** R9, R11: an attack that did not come had nothing to hit with, or nobody to hit. */
  #endAttack(): void {
    if (this.#attack === null) return;
    const { id } = this.#attack;
    const { size, times = 1, factor = 1 } = this.#printed();
    const isNothing = size + this.player.strength * factor <= 0 || times <= 0;
    const isNobody = this.enemies.every(({ hp }) => hp === 0);
    expect(isNothing || isNobody, `${id} hits`).toBe(true);
  }

  /** The attack that was announced, which begins now. */
  #printed(): Attack {
    const attack = this.#attack;
    this.#attack = null;
    const printed = ATTACKS[attack?.id ?? ""];
    if (attack === null || printed === undefined) throw new Error("Nobody announced this hit.");
    return printed({ ...attack, block: this.player.block, turn: this.#turn });
  }

  #of(side: Side): Creature {
    const one = side === "player" ? this.player : this.enemies[side];
    if (one === undefined) throw new Error(`There is no enemy ${side}.`);
    return one;
  }

  #read(event: SpireAct1Event, before: View, wasDue: boolean): void {
    switch (event.type) {
      case "enemy-appeared":
        this.#appear(event, before);
        return;
      case "turn-started":
        this.#turn = event.turn;
        return;
      case "die-rolled":
        this.enemies = this.enemies.filter(({ hp }) => hp > 0);
        return;
      case "card-played":
        this.#announce(event, before);
        return;
      case "power-triggered":
      case "power-used":
        this.#source = event.card;
        return;
      case "enemy-acted":
        this.#endAttack();
        this.#acting = event;
        return;
      case "fight-won":
        this.isFight = false;
        return;
      case "enemy-died":
        expect(wasDue).toBe(true);
        this.met.deaths++;
        return;
      case "enemy-left":
        this.#of(event.enemy).clear();
        return;
      default:
        if (this.isFight) this.#change(event, before, wasDue);
    }
  }

  #appear({ enemy, id, hp }: Of<"enemy-appeared">, before: View): void {
    if (!this.isFight) {
      this.player = new Creature("player", before.run.hp);
      this.enemies = [];
      this.isFight = true;
    }
    expect(enemy).toBe(this.enemies.length);
    this.enemies.push(new Creature(id, hp, this.strengthOf(id)));
  }

  #announce({ card, energy }: Of<"card-played">, { combat, pending }: View): void {
    this.#endAttack();
    this.#acting = null;
    this.#source = card;
    if (ATTACKS[card] === undefined) return;
    const others = combat?.hand.map((held) => held.card) ?? [];
    if (pending?.ask === "turn") others.splice(others.indexOf(card), 1);
    this.#attack = { id: card, paid: energy, others };
  }

  #change(event: SpireAct1Event, before: View, wasDue: boolean): void {
    switch (event.type) {
      case "hit":
        if (!wasDue) this.#foretell(event);
        this.#harm(event);
        return;
      case "damaged":
        expect(event.size).toBe(this.#damageOf(event, before));
        this.met.damaged++;
        this.#harm(event);
        return;
      case "hp-lost":
        this.#lose(event);
        return;
      case "healed":
        this.player.hp += event.amount;
        return;
      case "block-gained":
        this.#gainBlock(event);
        return;
      case "block-lost":
        this.#of(event.target).block -= event.amount;
        expect(event.block).toBe(this.#of(event.target).block);
        return;
      case "token-placed":
      case "token-removed":
        this.#token(event, wasDue);
    }
  }

  /** Begins an attack: all of its hits and what they set off are due from here on, and the first of them is this one. */
  #foretell(event: Of<"hit">): void {
    this.#due = this.#acting === null ? this.#playerAttack(event.target) : this.#enemyAttack();
    expect(event).toMatchObject(this.#due.shift() ?? { type: "nothing" });
  }

  #playerAttack(aimed: Side): Expected[] {
    const { size, times = 1, all, factor = 1 } = this.#printed();
    const player = this.player.copy();
    const enemies = this.enemies.map((enemy) => enemy.copy());
    const due: Expected[] = [];
    const isWeak = player.weak > 0;
    const targets = all ? enemies : [enemies[Number(aimed)] as Creature];
    const total = size + player.strength * factor;
    const sizes = new Map(targets.map((one) => [one, sizeOf(total, isWeak, one.vulnerable > 0)]));
    for (let time = 0; time < times; time++)
      for (const one of targets) {
        if (one.hp === 0) continue;
        this.#count(isWeak, one.vulnerable > 0);
        const target = enemies.indexOf(one);
        const hit = sizes.get(one) ?? 0;
        due.push({ type: "hit", by: "player", target, id: one.id, size: hit, ...one.take(hit) });
        due.push(...this.#answer(one, target, player, Number(due.at(-1)?.lost)));
      }
    for (const one of targets)
      if (one.vulnerable > 0) due.push(spent("vulnerable", enemies.indexOf(one), one.vulnerable));
    if (isWeak) due.push(spent("weak", "player", player.weak));
    return due;
  }

  #count(isWeak: boolean, isVulnerable: boolean): void {
    if (isWeak && isVulnerable) this.met.cancelled++;
    else if (isWeak) this.met.weak++;
    else if (isVulnerable) this.met.vulnerable++;
  }

  /** R8: death and Spore Cloud, or Angry. */
  #answer(one: Creature, target: number, player: Creature, lost: number): Expected[] {
    if (one.hp === 0) {
      one.clear();
      return this.#death(one.id, target, player);
    }
    const gained = lost > 0 ? Math.min(ANGRY[one.id] ?? 0, CAPS.strength - one.strength) : 0;
    if (gained === 0) return [];
    one.strength += gained;
    this.met.angry++;
    const total = one.strength;
    return [{ type: "token-placed", target, token: "strength", amount: gained, total }];
  }

  #death(id: string, enemy: number, player: Creature): Expected[] {
    const due: Expected[] = [{ type: "enemy-died", enemy, id }];
    const amount = Math.min(SPORES[id] ?? 0, CAPS.vulnerable - player.vulnerable);
    if (amount === 0) return due;
    player.vulnerable += amount;
    this.met.spores++;
    const total = player.vulnerable;
    return [...due, { type: "token-placed", target: "player", token: "vulnerable", amount, total }];
  }

  #enemyAttack(): Expected[] {
    const acting = this.#acting as Of<"enemy-acted">;
    const { hit = 0, times = 1 } = acting.action;
    const player = this.player.copy();
    const enemy = this.#of(acting.enemy).copy();
    const size = sizeOf(hit + enemy.strength, enemy.weak > 0, player.vulnerable > 0);
    const due: Expected[] = [];
    for (let time = 0; time < times && player.hp > 0; time++) {
      const { id } = enemy;
      due.push({ type: "hit", by: acting.enemy, target: "player", id, size, ...player.take(size) });
      this.met.toPlayer++;
    }
    if (player.hp === 0) return due;
    if (player.vulnerable > 0) due.push(spent("vulnerable", "player", player.vulnerable));
    if (enemy.weak > 0) due.push(spent("weak", acting.enemy, enemy.weak));
    return due;
  }

  /** What damage that is no hit must be: it knows no tokens. */
  #damageOf({ target }: Of<"damaged">, { combat }: View): number {
    if (target === "player") return TO_PLAYER;
    if (this.#source.startsWith("flame_barrier"))
      return combat?.enemies[target]?.attack?.times ?? 0;
    return DAMAGE[this.#source] ?? Number.NaN;
  }

  #harm({ target, size, blocked, lost, type }: Of<"hit"> | Of<"damaged">): void {
    const one = this.#of(target);
    expect({ blocked, lost }).toEqual(one.take(size));
    if (blocked > 0) this.met.blocked++;
    if (type === "hit") this.met.hits++;
    if (target === "player") return;
    if (one.hp > 0 && lost > 0 && CURL_UP[one.id] !== undefined && one.curl === "open")
      one.curl = "owed";
    if (one.hp > 0) return;
    one.clear();
    if (type === "damaged") this.#due.unshift(...this.#death(one.id, target, this.player.copy()));
  }

  /** Poison takes as many HP as there are tokens, past block; the player loses HP past block by cards. */
  #lose({ target, amount, hp }: Of<"hp-lost">): void {
    const one = this.#of(target);
    if (target !== "player") {
      expect(amount).toBe(Math.min(one.hp, one.poison));
      one.poison--;
      this.met.poison++;
    }
    one.hp -= amount;
    expect(hp).toBe(one.hp);
    if (target === "player" || one.hp > 0) return;
    one.clear();
    this.#due.push(...this.#death(one.id, target, this.player.copy()));
  }

  #gainBlock({ target, amount, block }: Of<"block-gained">): void {
    const one = this.#of(target);
    one.block += amount;
    expect(block).toBe(one.block);
    if (target === "player") expect(one.block).toBeLessThanOrEqual(MAX_BLOCK);
    else if (one.curl === "owed") {
      one.curl = "done";
      this.met.curls++;
      expect(amount).toBe(CURL_UP[one.id]);
    } else expect(amount).toBe(this.#acting?.action.block);
  }

  #token(event: Of<"token-placed"> | Of<"token-removed">, wasDue: boolean): void {
    const { type, target, token, amount, total } = event;
    const one = this.#of(target);
    if (target !== "player" && token === "strength" && !wasDue)
      // an enemy gains Strength by Angry or by its own action
      expect([target, amount]).toEqual([
        this.#acting?.enemy,
        Math.min(this.#acting?.action.strength ?? 0, CAPS.strength - one.strength),
      ]);
    one[token] += type === "token-placed" ? amount : -amount;
    expect(total).toBe(one[token]);
    expect(total).toBeLessThanOrEqual(CAPS[token]);
    expect(total).toBeGreaterThanOrEqual(0);
  }
}

/** One token that an attack spends. */
function spent(token: "weak" | "vulnerable", target: Side, had: number): Expected {
  return { type: "token-removed", target, token, amount: 1, total: had - 1 };
}
