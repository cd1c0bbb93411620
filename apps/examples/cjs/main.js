// The salvage-ship story in CommonJS, a few steps at a time: `npm start` continues from story.json, and begins the story
// when there is none. Delete the file to start over.
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { wretched } = require("@games/wretched");
const { salvageShip } = require("@games/wretched/packs");
const { survivalChance } = require("@games/wretched/screen");
const { describeEvent, describeOutcome } = require("@games/wretched/text");

const FILE = "story.json";
const STEPS = 20;
const [seed = "tuesday"] = process.argv.slice(2);
const game = load(wretched.withContent(salvageShip)); // the same rules, with the story's prose

function begin() {
  if (!existsSync(FILE)) return game.create({ seed, preset: "calibrated" });
  return load(game.load(readFileSync(FILE, "utf8")));
}

/** The value of a result; what cannot be loaded is named by a code and a sentence. */
function load(result) {
  if (result.ok) return result.value;
  console.error(`Not loaded (${result.error.code}): ${result.error.message}`);
  process.exit(1);
}

/** Plays an action and prints what happened; `state` itself stays as it was. */
function play(state, action) {
  const chance = survivalChance(game.view(state));
  if (action.type === "pull") console.log(`Chance to hold: ${(chance * 100).toFixed(1)}%.`);
  const played = game.apply(state, action);
  if (!played.ok) throw new Error(played.error.message);
  const lines = played.value.events.map((event) => describeEvent(event, game));
  for (const line of lines.filter(Boolean)) console.log(line);
  return played.value.state;
}

let state = begin();
for (let i = 0; i < STEPS && game.outcome(state) === undefined; i++) {
  state = play(state, game.legalActions(state)[0]);
}
writeFileSync(FILE, game.save(state));

const outcome = game.outcome(state);
console.log(outcome ? describeOutcome(outcome, game) : `Saved in ${FILE}: run again to continue.`);
