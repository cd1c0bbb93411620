// The study of Deep Space D-6.
import { type Dsd6, dsd6, PRINTED_GAME } from "@games/dsd6";
import { bots, searcherFor } from "@games/dsd6/bots";
import { describeAction, describeEvent, describeOutcome } from "@games/dsd6/text";
import { type AnyStudy, defineStudy } from "../../study.js";
import { errs } from "./players.js";
import { DSD6_LEGEND, dsd6Screen } from "./screen.js";
import { DSD6_CLAIMS, dsd6Sections } from "./sections.js";

/** Deep Space D-6: captains of several strengths, search, and the switches of the rules. */
export const dsd6Study: AnyStudy = defineStudy<Dsd6>(dsd6, (game) => ({
  title: "Deep Space D-6",
  presets: { "as-ruled": {}, printed: PRINTED_GAME },
  players: {
    captain: bots.captain,
    careless: errs(0.05),
    novice: errs(0.2),
    random: bots.random,
    search: searcherFor(game),
  },
  measures: {
    turns: ({ turn }) => turn,
    hull: ({ hull }) => Math.max(0, hull),
    cardsLeft: ({ deck }) => deck.top.length + deck.rest.length + deck.bottom.length,
  },
  results: ["won", "hull-lost", "crew-lost"],
  maxSteps: 20_000,
  value: ({ ending }) => (ending === "won" ? 1 : 0),
  strength: {
    title: "What search adds to the captain, normal difficulty",
    base: bots.captain,
    effort: "rollouts for a turn",
    unit: "percentage points won",
    scale: 100,
    efforts: [300, 600, 1200, 2400],
    worlds: 64,
    period: ({ turn }) => turn,
    player: (rollouts) => searcherFor(game, { rollouts }),
  },
  claims: [DSD6_CLAIMS],
  sections: dsd6Sections,
  describeView: (view) => dsd6Screen(view, game),
  legend: DSD6_LEGEND,
  describeAction: (action) => describeAction(action, game),
  describeEvent: (event) => describeEvent(event, game),
  describeOutcome: (outcome) => describeOutcome(outcome, game),
}));
