// The salvage-ship story in CommonJS, a few steps at a time: `npm start` goes on from story.json, and begins it when
// there is none. Delete the file to begin anew.
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { createWretchedGame } = require("@games/wretched");
const { salvageShip } = require("@games/wretched/packs");
const { survivalChance } = require("@games/wretched/screen");
const { describeEvent, describeOutcome } = require("@games/wretched/text");

const FILE = "story.json";
const STEPS = 20;
const [seed = "tuesday"] = process.argv.slice(2);
const game = createWretchedGame(salvageShip);

function begin() {
  if (!existsSync(FILE)) return game.create({ seed, preset: "calibrated" });
  const loaded = game.load(readFileSync(FILE, "utf8"));
  if (loaded.ok) return loaded.value;
  console.error(`${FILE} cannot be read (${loaded.error.code}): ${loaded.error.message}`);
  process.exit(1);
}

/** Plays an action and tells what happened; `state` itself stays as it was. */
function play(state, action) {
  const chance = survivalChance(game.view(state));
  if (action.type === "pull") console.log(`To hold: ${(chance * 100).toFixed(1)} %.`);
  const played = game.apply(state, action);
  if (!played.ok) throw new Error(played.error.message);
  const lines = played.value.events.map((event) => describeEvent(event, salvageShip.names));
  for (const line of lines.filter(Boolean)) console.log(line);
  return played.value.state;
}

let state = begin();
for (let i = 0; i < STEPS && game.outcome(state) === undefined; i++) {
  state = play(state, game.legalActions(state)[0]);
}
writeFileSync(FILE, game.save(state));

const outcome = game.outcome(state);
console.log(outcome ? describeOutcome(outcome) : `Kept in ${FILE}: run again to go on.`);
