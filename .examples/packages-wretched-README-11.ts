import { createWretchedGame } from "@games/wretched";
import { salvageShip } from "@games/wretched/packs";
import { describeEvent } from "@games/wretched/text";

const game = createWretchedGame(salvageShip);
let state = game.create({ seed: "tuesday", preset: "calibrated" });
for (const type of ["skip-log", "roll-tasks", "turn-card"] as const) {
  const done = game.apply(state, { type });
  if (!done.ok) throw new Error(done.error.message);
  state = done.value.state;
  for (const event of done.value.events) if (event.type === "card-turned") console.log(describeEvent(event, salvageShip.names)); // → The Seven of Clubs was turned.
}

export {};
