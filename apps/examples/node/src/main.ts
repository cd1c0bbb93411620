// A bot plays Deep Space D-6: `npm start -- tuesday hard`. The game is printed in words, and its replay is verified.
import { Session, unwrap } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { DIFFICULTIES, dsd6 } from "@games/dsd6";
import { bots } from "@games/dsd6/bots";
import { describeEvent, describeOutcome } from "@games/dsd6/text";

const [seed = "tuesday", asked = "normal"] = process.argv.slice(2);
const difficulty = DIFFICULTIES.find((name) => name === asked);
if (difficulty === undefined) {
  console.error(`A difficulty is one of: ${DIFFICULTIES.join(", ")}.`);
  process.exit(1);
}

const session = new Session(dsd6, { seed, difficulty });
session.subscribe(({ events }) => {
  for (const event of events) console.log(describeEvent(event, dsd6));
});

// A bot sees what a player sees; for tie-breaks it has its own luck, never that of the game.
const tieBreaks = seeded(seed, "bot");
for (let now = session.getSnapshot(); now.outcome === undefined; now = session.getSnapshot()) {
  session.do(bots.captain(now.view, now.legalActions, tieBreaks));
}

// A replay is the seed, the options and the actions: whoever plays it gets the same game, hash by hash.
const replay = unwrap(session.replay());
const { state, steps } = unwrap(dsd6.replay(JSON.parse(JSON.stringify(replay))));
const outcome = dsd6.outcome(state);
if (outcome === undefined) throw new Error("The replay stops before the end.");
console.log(`\n${describeOutcome(outcome, dsd6)}`);
console.log(`Verified: ${steps} actions, hash ${dsd6.hash(state)}.`);
console.log(`To share: ${unwrap(session.share())}`);
