import { bombFlip } from "@games/bomb-flip";
import { Session, unwrap } from "@games/core-game";

const session = new Session(bombFlip, { seed: "tuesday" });
session.do({ type: "flip", side: "left" });
session.do({ type: "bank" });

const replay = unwrap(session.replay()); // plain JSON: seed, options, actions, hashes
console.log(replay.seed, replay.actions.length); // → tuesday 2

const { state, steps } = unwrap(bombFlip.replay(JSON.parse(JSON.stringify(replay))));
console.log(steps, bombFlip.hash(state) === bombFlip.hash(session.state)); // → 2 true
const link = unwrap(session.share());
console.log(link.length < 100, /^[\w-]+$/.test(link)); // → true true

const shared = unwrap(bombFlip.unshare(link)); // verified: a cut or changed link is refused
console.log(shared.actions); // → [ { type: 'flip', side: 'left' }, { type: 'bank' } ]
const broken = bombFlip.unshare(link.slice(0, -2));
console.log(broken.ok ? "" : broken.error.code); // → damaged
const stage = new Session(bombFlip, { ...shared.options, seed: shared.seed });
for (const action of shared.actions) {
  stage.do(action);
  console.log(stage.getSnapshot().events.map(({ type }) => type).join(" "));
}
// → card-flipped number-drawn cards-dealt
// → run-banked cards-dealt

export {};
