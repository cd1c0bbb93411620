// Fights of the printed decks: who is met, who comes along, and what the fight gives.
import type { CompiledEncounter } from "../act-content.js";
import { POOL_REWARDS } from "../data/printed/figures.js";
import type { Play } from "../types.js";
import type { FightDeck, RewardPart } from "../vocabulary.js";
import { drawFrom, putBack } from "./decks.js";
import { spawnEnemy, spawnSummon } from "./enemies.js";
import { startPostponed, startRelics } from "./gains.js";
import { createCombat } from "./nodes.js";
import { openRewards } from "./offers.js";
import { resetUses } from "./relics.js";
import { nodeOf } from "./run.js";
import { beginTurn } from "./turn.js";

/** Begins a fight of a deck; the first node has a deck of its own. */
export function beginPrintedFight(play: Play, deck: FightDeck): void {
  const { state } = play;
  const isFirst =
    deck === "encounter" && state.run.combatCount === 0 && nodeOf(state.run.map).id === 0;
  const encounter =
    deck === "boss" ? state.run.boss : drawEncounter(play, isFirst ? "first" : deck);
  if (encounter === null) return;
  state.combat = createCombat(play.content, state.run);
  state.combat.encounter = encounter;
  resetUses(play, "fight");
  state.stack.push({ kind: "fight" });
  const { enemy, summons } = play.content.act.encounters[encounter] as CompiledEncounter;
  spawnEnemy(play, enemy);
  for (const gang of summons) spawnSummon(play, gang);
  beginTurn(play);
}

/** Used cards go to the bottom of their deck; first encounters are set aside. */
function drawEncounter(play: Play, deck: Exclude<FightDeck, "boss">): number | null {
  const id = drawFrom(play, deck);
  if (id === undefined) return null;
  if (deck !== "first") putBack(play, deck, id);
  return play.content.act.encounterNumbers.get(id) ?? null;
}

/** What a won fight gives: end-of-combat abilities first, then the reward of its card. */
export function rewardPrintedFight(play: Play, encounter: number | null): void {
  const { run } = play.state;
  const parts: readonly RewardPart[] =
    encounter === null
      ? (POOL_REWARDS[nodeOf(run.map).type] ?? POOL_REWARDS.encounter)
      : (play.content.act.encounters[encounter] as CompiledEncounter).row.reward;
  openRewards(play, parts);
  startPostponed(play);
  startRelics(play, "fight-won");
}
