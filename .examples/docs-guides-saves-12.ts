import { bombFlip } from "@games/bomb-flip";
import { Session, unwrap } from "@games/core-game";

const session = new Session(bombFlip, { seed: "tuesday" });
session.do({ type: "flip", side: "left" });
const text = session.save(); // localStorage.setItem("game", text)

const again = unwrap(Session.load(bombFlip, text));
console.log(again.getSnapshot().step, bombFlip.hash(again.state) === bombFlip.hash(session.state)); // → 1 true
for (const wrong of ["", "{}", text.replace('"lives":3', '"lives":9'), text.replace("bomb-flip", "chess")]) {
  const loaded = bombFlip.load(wrong);
  console.log(loaded.ok ? "loaded" : loaded.error.code);
}
// → not-json
// → not-a-save
// → damaged
// → wrong-game

export {};
