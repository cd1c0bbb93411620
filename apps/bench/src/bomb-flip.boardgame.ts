// Bomb flip in boardgame.io, as its documents would have it written: moves on G, its own random plugin, undo off. It is
// driven through the bare reducer, which is the fastest way in: no client, no store, no log.
import { createRequire } from "node:module";
import type { Game, State } from "boardgame.io";

/** The game's own state. */
interface Table {
  lives: number;
  totalScore: number;
  bonusBank: number;
  streak: number;
  uniques: number[];
  hasShield: boolean;
  scramblerCharges: number;
  jammerTurns: number;
  turns: number;
  banks: number;
  busts: number;
  bombs: number;
}

const POINTS = [0, 4, 10, 18, 28, 40, 54, 100];

function resetRun(G: Table): void {
  G.streak = 0;
  G.uniques = [];
  G.hasShield = false;
  G.scramblerCharges = 0;
  G.jammerTurns = 0;
}

/** What the random plugin offers that this game needs. */
interface Random {
  Number(): number;
  Die(sides: number): number;
}

function drawNumber(G: Table, random: Random): void {
  let number = random.Die(7);
  if (G.uniques.includes(number) && G.hasShield) {
    G.hasShield = false;
    return;
  }
  while (G.uniques.includes(number) && G.scramblerCharges > 0) {
    G.scramblerCharges--;
    number = random.Die(7);
  }
  if (G.uniques.includes(number)) {
    G.busts++;
    resetRun(G);
  } else {
    G.uniques.push(number);
  }
}

function drawJoker(G: Table, random: Random): void {
  const joker = random.Die(3);
  if (joker === 1 && G.hasShield) G.bonusBank += 5;
  else if (joker === 1) G.hasShield = true;
  else if (joker === 2) G.scramblerCharges = Math.min(4, G.scramblerCharges + 2);
  else G.jammerTurns = 3;
}

function hitBomb(G: Table): void {
  G.bombs++;
  if (G.hasShield) {
    G.hasShield = false;
    G.streak = 0;
  } else {
    G.lives--;
    resetRun(G);
  }
}

function bombChance({ streak, jammerTurns }: Table): number {
  const chance = Math.min(0.2 + 0.06 * streak, 0.56);
  return jammerTurns > 0 ? Math.max(0, chance - 0.15) : chance;
}

const game: Game<Table> = {
  name: "bomb-flip",
  disableUndo: true,
  setup: () => ({
    lives: 3,
    totalScore: 0,
    bonusBank: 0,
    streak: 0,
    uniques: [],
    hasShield: false,
    scramblerCharges: 0,
    jammerTurns: 0,
    turns: 0,
    banks: 0,
    busts: 0,
    bombs: 0,
  }),
  moves: {
    flip: ({ G, random }, side: "left" | "right") => {
      G.turns++;
      const hasBomb = random.Number() < bombChance(G);
      if (G.jammerTurns > 0) G.jammerTurns--;
      if (hasBomb && (random.Number() < 0.5 ? "left" : "right") === side) {
        hitBomb(G);
        return;
      }
      G.streak++;
      if (random.Number() < 0.15) drawJoker(G, random);
      else drawNumber(G, random);
    },
    bank: ({ G }) => {
      G.turns++;
      G.banks++;
      G.totalScore += (POINTS[G.uniques.length] ?? 0) + G.bonusBank;
      G.bonusBank = 0;
      resetRun(G);
    },
  },
  endIf: ({ G }) => (G.lives === 0 ? { totalScore: G.totalScore } : undefined),
};

/** The part of boardgame.io's internal entry that a bare loop needs; Node can only require it. */
interface Internal {
  InitializeGame(options: {
    game: Game<Table> & { seed: string };
    numPlayers: number;
  }): State<Table>;
  CreateGameReducer(options: {
    game: Game<Table>;
  }): (state: State<Table>, action: object) => State<Table>;
}

process.env.NODE_ENV = "production"; // read once, when boardgame.io is loaded
const { InitializeGame, CreateGameReducer }: Internal = createRequire(import.meta.url)(
  "boardgame.io/internal",
);
const reduce = CreateGameReducer({ game });

const move = (type: string, ...args: unknown[]) => ({
  type: "MAKE_MOVE",
  payload: { type, args, playerID: "0" },
});
const FLIP_LEFT = move("flip", "left");
const BANK = move("bank");

/** Plays one game with the policy "flip left until `target` uniques, then bank" and returns its last state. */
export function playBoardgame(seed: string, target: number): Readonly<Table> {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: 1 });
  while (state.ctx.gameover === undefined) {
    state = reduce(state, state.G.uniques.length >= target ? BANK : FLIP_LEFT);
  }
  return state.G;
}
