import { Session, unwrap } from "@games/core-game";
import { bombFlip } from "@games/bomb-flip"; // any game of the contract works the same way

const first = bombFlip.create({ seed: "tuesday" });
console.log(bombFlip.legalActions(first).map(({ type }) => type).join(" ")); // → flip flip

const refused = bombFlip.apply(first, { type: "bank" }); // never throws, never changes `first`
console.log(refused.ok ? "" : refused.error.code); // → nothing-to-bank

const { state, events } = unwrap(bombFlip.apply(first, { type: "flip", side: "left" }));
console.log(first.turns, state.turns, events.length > 0); // → 0 1 true
console.log(unwrap(bombFlip.load(bombFlip.save(state))).turns); // → 1

const session = new Session(bombFlip, { seed: "tuesday" }); // the same game, for a screen
session.do({ type: "flip", side: "left" });
console.log(bombFlip.hash(session.state) === bombFlip.hash(state)); // → true

export {};
