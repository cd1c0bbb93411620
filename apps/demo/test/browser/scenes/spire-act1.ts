// Places of Spire: every question, room and enemy of both acts, all cards in one deck, and every end.
import type { Policy } from "@games/core-game";
import { type SpireAct1, spireAct1 } from "@games/spire-act1";
import { hunt, type Scene } from "./hunt.ts";

/** What is done only when nothing else can be. */
const LAST: readonly string[] = ["end-turn", "discard-potion", "drink"];

/** Plays each choice that is next in turn, so that all kinds are met. */
const turnByTurn = (): Policy<SpireAct1> => {
  let turn = 0;
  return (_, legalActions) => {
    turn++;
    const plays = legalActions.filter(
      ({ type }, i) => !LAST.includes(type) && (i > 0 || type !== "leave"),
    );
    const action = plays[turn % Math.max(1, plays.length)] ?? legalActions.at(-1);
    if (action === undefined) throw new Error("Nothing can be done.");
    return action;
  };
};

/** The printed act, with time to see it. */
const PRINTED = { ruleSet: "printed", maxHp: 200 } as const;
const LUCKY = { relics: ["loaded_die", "the_abacus", "captains_wheel", "horn_cleat"] } as const;
const CARDS = spireAct1.content.cards
  .filter(({ supply, card }) => supply === null && card.type !== "ticket")
  .map(({ card }) => card.id);

/** The scenes. */
export const scenes = (): Iterable<Scene> =>
  hunt<SpireAct1>({
    game: spireAct1,
    options: [
      { ...PRINTED, gold: 99, ...LUCKY },
      { ...PRINTED, potions: ["fire_potion", "blood_potion"], ascension: 12 },
      { maxHp: 200, ruleSet: "plan" },
      { ...PRINTED, deck: CARDS, hasNeow: false },
      { ruleSet: "printed" },
    ],
    players: [turnByTurn()],
    games: 12,
    newsOf: ({ view: { phase, pending, combat, run }, outcome }) => {
      if (outcome !== undefined) return [`the end: ${outcome.result}, ${run.boss ?? "no"} boss`];
      const { board } = run.map;
      const asked =
        pending === null ? "" : `${board === null ? "plan" : "printed"} ${phase} ${pending.ask}`;
      const to = pending?.ask === "card" ? `card to ${pending.to}` : asked;
      const by = pending?.ask === "room" ? [`room of ${pending.by}`] : [];
      const enemies = combat?.enemies.map(({ id }) => `against ${id}`) ?? [];
      return [asked, to, ...by, ...enemies, ...(run.deck.length > 100 ? ["all cards"] : [])];
    },
  });

/** The endings that there are. */
export const endings: readonly string[] = ["act-complete", "defeat"];
