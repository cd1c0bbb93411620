import { bombFlip } from "@games/bomb-flip";
import { cautious } from "@games/bomb-flip/bots";
import { Session, unwrap } from "@games/core-game";
import { seeded } from "@games/core-rng";

// On the client: a game with the seed that the server gave out for today.
const session = new Session(bombFlip, { seed: "today" });
const mood = seeded("mood");
for (let now = session.getSnapshot(); now.outcome === undefined; now = session.getSnapshot()) {
  session.do(cautious(now.view, now.legalActions, mood));
}
const handedIn = JSON.stringify(unwrap(session.replay()));

// On the server: its own seed, its own options, and every hash compared on the way.
function scoreOf(text: string): number | string {
  const replay = JSON.parse(text);
  if (replay.seed !== "today" || Object.keys(replay.options).length > 0) return "not today's game";
  const replayed = bombFlip.replay(replay);
  if (!replayed.ok) return replayed.error.code;
  return bombFlip.outcome(replayed.value.state)?.totalScore ?? "not finished";
}
console.log(scoreOf(handedIn) === session.getSnapshot().outcome?.totalScore); // → true
console.log(scoreOf(handedIn.replace('"flip"', '"bank"'))); // → illegal-action

export {};
