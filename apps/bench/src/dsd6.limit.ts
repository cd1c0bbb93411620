// The limit for Deep Space D-6: random play as one hand-written program over plain numbers and typed arrays, with the
// standard rules written into it, the same generator, and the same draws in the same order as the engine.
import { type AleaState, deriveRng } from "@games/core-rng";

const UNIT = 2 ** -32;
const MULTIPLIER = 2091639;

/** The four words of each stream one after the other: crew, threat, deck, choices. */
const words = new Float64Array(16);
const CREW = 0;
const THREAT_DIE = 4;
const DECK = 8;
const CHOICES = 12;
const scratch: AleaState = { c: 0, s0: 0, s1: 0, s2: 0 };

function below(stream: number, n: number): number {
  for (;;) {
    const t = MULTIPLIER * (words[stream + 1] as number) + (words[stream] as number) * UNIT;
    words[stream + 1] = words[stream + 2] as number;
    words[stream + 2] = words[stream + 3] as number;
    const carry = t | 0;
    words[stream] = carry;
    const word = t - carry;
    words[stream + 3] = word;
    const product = word * n;
    const result = product | 0;
    const fraction = product - result;
    if (fraction >= n * UNIT || fraction >= (4294967296 % n) * UNIT) return result;
  }
}

function setRng(stream: number, from: AleaState): void {
  words[stream] = from.c;
  words[stream + 1] = from.s0;
  words[stream + 2] = from.s1;
  words[stream + 3] = from.s2;
}

// Cards by number, copy after copy: 0-1 Panel Explosion, 2-4 Distracted, 5-6 Friendly Fire, 7 Boost Morale, 8 Nebula,
// 9 Time Warp, 10 Pandemic, 11 Spore, 12 Robots, 13 Comms Offline, 14-15 Strike Bombers, 16-17 Scout, 18 Pirates,
// 19 Space Pirates, 20 Orbital Cannon, 21 Solar Winds, 22 Hijackers, 23 Barrier, 24 Ouroboros, 25-27 Don't Panic.
const NEBULA = 8;
const TIME_WARP = 9;
const COMMS = 13;
const CANNON = 20;
const SOLAR_WINDS = 21;
const BARRIER = 23;
const BOSS = 24;
const FIRST_ENEMY = 14;
const FIRST_FILLER = 25;
const CARDS = 28;
/** A table with one digit a card; 9 stands for none. */
const digits = (text: string) => Int8Array.from(text, Number);
// Symbols: Skull 0, Lightning 1, Alien 2, Warning 3, Hazard 4, Nova 5.
const SYMBOL = digits("3355511545423111440030222999");
const HP = digits("0000000000000033224560348000");
// Faces: Commander 0, Tactical 1, Medical 2, Science 3, Engineering 4, Threat 5.
const NEED = digits("4499911033221499999999999999");
const NEEDED = digits("1100011122212200000000000000");

// Places: pool 0, stations 1-5 by face, Scanners 6, Infirmary 7, on card c at 9 + c.
const place = new Int8Array(6);
const face = new Int8Array(6);
const play = new Int8Array(32);
const hp = new Int8Array(32);
const stasis = new Int32Array(32);
const rest = new Int8Array(32);
const discard = new Int8Array(32);
let inPlay = 0;
let inRest = 0;
let inDiscard = 0;
let bossLeft = 1;
let isBossDown = 0;
let hull = 8;
let shields = 4;
/** 0 while the game continues, then 1 won, 2 hull, 3 crew, 4 stalemate. */
let result = 0;

function at(where: number): number {
  let count = 0;
  for (let die = 0; die < 6; die++) if (place[die] === where) count++;
  return count;
}

function has(card: number): boolean {
  for (let i = 0; i < inPlay; i++) if (play[i] === card) return true;
  return false;
}

function enemies(): number {
  let count = 0;
  for (let i = 0; i < inPlay; i++) {
    if ((play[i] as number) >= FIRST_ENEMY && (hp[i] as number) > 0) count++;
  }
  return count;
}

function leave(i: number): void {
  inPlay--;
  for (let j = i; j < inPlay; j++) {
    play[j] = play[j + 1] as number;
    hp[j] = hp[j + 1] as number;
    stasis[j] = stasis[j + 1] as number;
  }
}

function hit(amount: number): void {
  const absorbed = Math.min(amount, shields);
  shields -= absorbed;
  hull -= amount - absorbed;
  if (hull <= 0) {
    hull = 0;
    result = 2;
  }
}

function checkWin(): void {
  if (result === 0 && isBossDown === 1 && inRest + bossLeft === 0 && enemies() === 0) result = 1;
}

function sendCrew(amount: number): void {
  let left = amount;
  for (let reach = 0; reach < 3; reach++) {
    for (let die = 0; die < 6 && left > 0; die++) {
      const where = place[die] as number;
      const isReached =
        reach === 0
          ? where === 0
          : reach === 1
            ? where > 0 && where < 6
            : where > 8 && (NEED[where - 9] as number) < 9;
      if (!isReached) continue;
      place[die] = 7;
      left--;
    }
  }
  if (at(7) === 6) result = 3;
}

function drawOne(isSetup: boolean): boolean {
  let card = BOSS;
  if (inRest > 0) {
    const i = below(DECK, inRest);
    card = rest[i] as number;
    inRest--;
    for (let j = i; j < inRest; j++) rest[j] = rest[j + 1] as number;
  } else if (bossLeft === 1) bossLeft = 0;
  else return false;
  if (card >= FIRST_FILLER) {
    discard[inDiscard++] = card;
    return !isSetup && has(COMMS);
  }
  if (card === SOLAR_WINDS) {
    hit(5);
    discard[inDiscard++] = card;
    return false;
  }
  play[inPlay] = card;
  hp[inPlay] = HP[card] as number;
  stasis[inPlay++] = 0;
  if (card >= 2 && card <= 4) {
    for (let die = 0; die < 6; die++) {
      if (place[die] !== 0) continue;
      place[die] = 9 + card;
      break;
    }
  }
  return false;
}

function drawCards(count: number): void {
  for (let left = count; left > 0 && result === 0; left--) {
    if (inRest + bossLeft === 0) return;
    if (drawOne(false)) left++;
    checkWin();
  }
}

/** One activation; returns the cards to draw afterwards. */
function fire(i: number): number {
  const card = play[i] as number;
  if (card === BARRIER && hp[i] === 0) return 0;
  if ((stasis[i] as number) > 0) {
    stasis[i] = (stasis[i] as number) - 1;
    return 0;
  }
  if (card < 2 || card === 22) sendCrew(1);
  else if (card < 5) {
    for (let die = 0; die < 6; die++) if (place[die] === 9 + card) place[die] = 0;
    leave(i);
    discard[inDiscard++] = card;
  } else if (card < 7 || card === 14 || card === 15) hit(1);
  else if (card === 7) {
    for (let die = 0; die < 6; die++) {
      if (place[die] !== 7) continue;
      place[die] = 0;
      break;
    }
  } else if (card === NEBULA) {
    if (shields > 0) shields--;
  } else if (card === TIME_WARP) {
    for (let left = 3; left > 0 && inDiscard > 0; left--) {
      const back = discard[--inDiscard] as number;
      let j = inRest++;
      for (; j > 0 && (rest[j - 1] as number) > back; j--) rest[j] = rest[j - 1] as number;
      rest[j] = back;
    }
  } else if (card === 10) {
    for (let die = 0; die < 6; die++) if (place[die] === 0) place[die] = 7;
    if (at(7) === 6) result = 3;
  } else if (card < COMMS) sendCrew(2);
  else if (card === COMMS) return 1;
  else if (card < 18) hit(1);
  else if (card === 18) hit(2);
  else if (card === 19) {
    hit(2);
    if (result === 0 && shields > 0) shields--;
  } else if (card === BARRIER) {
    hit(2);
    if (result === 0) hp[i] = 4;
  } else hit(3);
  return 0;
}

/** The stalemate of R24, seen at the beginning of a turn. */
function isStuck(): boolean {
  if (at(0) > 0 || inRest + bossLeft > 0) return false;
  const canShuffle = has(TIME_WARP);
  for (let i = 0; i < inPlay; i++) {
    const card = play[i] as number;
    if ((card === 5 || card === 6 || card >= FIRST_ENEMY) && card !== 22) {
      if (card !== BARRIER || (hp[i] as number) > 0) return false;
    }
    if (card >= 2 && card <= 4 && at(9 + card) > 0) return false;
    if (card === 7 && at(7) > 0) return false;
  }
  if (!canShuffle) return true;
  for (let i = 0; i < inDiscard; i++) {
    const card = discard[i] as number;
    if (card === 5 || card === 6) return false;
    if (card >= FIRST_ENEMY && card < FIRST_FILLER && card !== 22) return false;
    if (card === 7 && at(7) > 0) return false;
  }
  return true;
}

function rollPool(): void {
  for (let die = 0; die < 6; die++) if (place[die] === 0) face[die] = below(CREW, 6);
  for (let die = 0; die < 6; die++) if (place[die] === 0 && face[die] === 5) place[die] = 6;
}

function isTarget(i: number, isBarrierUp: boolean, foes: number): boolean {
  const card = play[i] as number;
  if (card < FIRST_ENEMY || hp[i] === 0) return false;
  return card === BOSS ? !isBarrierUp : card !== CANNON || foes === 1;
}

/** What is in play, as the dice of one decision need it. */
let isBarrierUp = false;
let foes = 0;
let hasNebula = false;
let hasComms = false;
let isWarped = false;

function look(): void {
  isBarrierUp = hasNebula = hasComms = isWarped = false;
  foes = 0;
  for (let i = 0; i < inPlay; i++) {
    const card = play[i] as number;
    if (card === NEBULA) hasNebula = true;
    else if (card === COMMS) hasComms = true;
    else if (card === TIME_WARP) isWarped = true;
    else if (card >= FIRST_ENEMY && (hp[i] as number) > 0) {
      foes++;
      if (card === BARRIER) isBarrierUp = true;
    }
  }
}

/** How many actions a station offers to a die that shows its face. */
function stationActions(shown: number, pool: number, scanned: number): number {
  if (shown === 4) return 1;
  if (shown === 2) return scanned > 0 ? scanned : 1;
  if (shown === 0) return hasComms || pool < 2 ? 0 : 1 + 6 * (pool - 1);
  let count = shown === 3 && !hasNebula ? 1 : 0;
  for (let i = 0; i < inPlay; i++) {
    if (shown === 1 ? isTarget(i, isBarrierUp, foes) : play[i] !== BARRIER || hp[i] !== 0) count++;
  }
  return count;
}

function cardActions(shown: number): number {
  let count = 0;
  for (let i = 0; i < inPlay; i++) if (NEED[play[i] as number] === shown) count++;
  return count;
}

function nth(where: number, n: number, except = -1): number {
  let left = n;
  for (let die = 0; die < 6; die++) {
    if (place[die] === where && die !== except && left-- === 0) return die;
  }
  return -1;
}

function shoot(target: number): void {
  const left = (hp[target] as number) - 1;
  hp[target] = left === 0 && isWarped ? 1 : left;
  if (hp[target] !== 0) return;
  const card = play[target] as number;
  if (card === BARRIER) stasis[target] = 0;
  else {
    leave(target);
    if (card === BOSS) isBossDown = 1;
    else discard[inDiscard++] = card;
  }
  checkWin();
}

/** Plays the k-th action of a station with a die. */
function useStation(die: number, k: number): void {
  const shown = face[die] as number;
  const scanned = at(6);
  place[die] = shown + 1;
  if (shown === 0) {
    if (k === 0) rollPool();
    else {
      const other = nth(0, ((k - 1) / 6) | 0);
      face[other] = (k - 1) % 6;
      if (face[other] === 5) place[other] = 6;
    }
  } else if (shown === 2) {
    const freed = scanned > 0 ? nth(6, k) : -1;
    for (let other = 0; other < 6; other++) if (place[other] === 7) place[other] = 0;
    if (freed >= 0) place[freed] = 0;
  } else if (shown === 3 && !hasNebula && k === 0) shields = 4;
  else if (shown !== 4) {
    let left = shown === 3 && !hasNebula ? k - 1 : k;
    for (let i = 0; i < inPlay; i++) {
      const fits =
        shown === 1 ? isTarget(i, isBarrierUp, foes) : play[i] !== BARRIER || hp[i] !== 0;
      if (!fits || left-- > 0) continue;
      if (shown === 1) shoot(i);
      else stasis[i] = (stasis[i] as number) + 1;
      return;
    }
  }
}

/** Puts a die on the k-th card that needs its face. */
function useCard(die: number, k: number): void {
  let left = k;
  for (let i = 0; i < inPlay; i++) {
    const card = play[i] as number;
    if (NEED[card] !== face[die] || left-- > 0) continue;
    place[die] = 9 + card;
    if (at(9 + card) < (NEEDED[card] as number)) return;
    for (let other = 0; other < 6; other++) if (place[other] === 9 + card) place[other] = 0;
    leave(i);
    discard[inDiscard++] = card;
    return;
  }
}

/** One decision of Assign; false when Assign ends. */
function assign(): boolean {
  look();
  const pool = at(0);
  const scanned = at(6);
  let count = 1;
  for (let die = 0; die < 6; die++) {
    const shown = face[die] as number;
    if (place[die] === 0 && shown < 5)
      count += stationActions(shown, pool, scanned) + cardActions(shown);
  }
  let k = below(CHOICES, count);
  for (let die = 0; die < 6; die++) {
    const shown = face[die] as number;
    if (place[die] !== 0 || shown > 4) continue;
    const stations = stationActions(shown, pool, scanned);
    if (k < stations) {
      useStation(die, k);
      return true;
    }
    k -= stations;
    const cards = cardActions(shown);
    if (k < cards) {
      useCard(die, k);
      return true;
    }
    k -= cards;
  }
  return false;
}

function setUp(): void {
  place.fill(0);
  face.fill(6);
  inPlay = inDiscard = inRest = isBossDown = result = 0;
  for (let card = 0; card < CARDS; card++) if (card !== BOSS) rest[inRest++] = card;
  bossLeft = 1;
  hull = 8;
  shields = 4;
  drawOne(true);
  drawOne(true);
}

/** What both ways of playing sum up: a fast wrong answer is useless. */
export function digest(turn: number, hullLeft: number, how: number, actions: number): number {
  return turn * 1009 + hullLeft * 101 + how * 11 + actions;
}

/** Plays games of uniformly random legal actions and returns the sum of their digests. */
export function playLimit(base: AleaState, choices: AleaState, games: number): number {
  setRng(CHOICES, choices);
  let sum = 0;
  for (let game = 0; game < games; game++) {
    for (let stream = 0; stream < 3; stream++) {
      deriveRng(base, game * 3 + stream, scratch);
      setRng(stream * 4, scratch);
    }
    setUp();
    let turn = 1;
    let actions = 0;
    while (result === 0) {
      below(CHOICES, 1);
      rollPool();
      actions++;
      while (assign() && result === 0) actions++;
      actions++;
      if (result !== 0) break;
      const engineers = at(5);
      hull = Math.min(hull + engineers, 8);
      drawCards(1 + ((at(6) / 3) | 0));
      if (result !== 0) break;
      below(CHOICES, 1);
      const symbol = below(THREAT_DIE, 6);
      below(CHOICES, 1);
      actions += 2;
      let draws = 0;
      for (let i = 0; i < inPlay && result === 0; ) {
        const card = play[i] as number;
        if (SYMBOL[card] === symbol) draws += fire(i);
        if (i < inPlay && play[i] === card) i++;
      }
      drawCards(draws);
      checkWin();
      if (result !== 0) break;
      for (let die = 0; die < 6; die++) {
        const where = place[die] as number;
        if ((where > 0 && where < 6) || (where > 8 && (NEED[where - 9] as number) < 9))
          place[die] = 0;
      }
      turn++;
      if (isStuck()) result = 4;
    }
    sum += digest(turn, hull, result, actions);
  }
  return sum;
}
