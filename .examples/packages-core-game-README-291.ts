import { shape } from "@games/core-game";

const hero = shape.record<{ name: string; hearts: number }>({
  name: shape.text(20, 1),
  hearts: shape.withDefault(shape.int(1, 9), 3),
});
console.log(shape.read(hero, { name: "Ann" })); // → { ok: true, value: { name: 'Ann', hearts: 3 } }

const bad = shape.read(hero, { name: "", hearts: 2.5 });
if (!bad.ok) console.log(shape.describeFaults(bad.error));
// → name must be text of 1 to 20 characters; hearts must be a whole number from 1 to 9.

export {};
