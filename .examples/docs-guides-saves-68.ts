import { type BombFlip, bombFlip } from "@games/bomb-flip";
import { defineGame, hashValue, type Rules, unwrap } from "@games/core-game";

const rules = bombFlip as unknown as Rules<BombFlip>; // stands for the rules that you wrote

// Suppose that version 2 counts `bombs`, which version 1 did not.
const second = defineGame<BombFlip>({
  ...rules,
  schema: 2,
  migrations: { 1: (old) => ({ ...(old as object), bombs: 0 }) },
});
const { bombs, ...rest } = bombFlip.create({ seed: "tuesday" });
const old = { ...JSON.parse(bombFlip.save({ bombs, ...rest })), state: rest, hash: hashValue(rest) };
console.log(unwrap(second.load(JSON.stringify(old))).bombs); // → 0

const forgetful = defineGame<BombFlip>({ ...rules, schema: 2, migrations: { 1: (state) => state } });
const refused = forgetful.load(JSON.stringify(old));
console.log(refused.ok ? "" : refused.error.code); // → bad-state

export {};
