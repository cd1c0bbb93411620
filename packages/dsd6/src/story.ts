// What became of the ship, told from what happened.
import type { ThreatId } from "./data/ids.js";
import { ENGLISH, type Words } from "./english.js";
import { threatName, type WithCards } from "./names.js";
import type { Event, Outcome } from "./types.js";

/** What a game came to, counted from its events. */
interface Tally {
  readonly destroyed: string[];
  resolved: number;
  hullLost: number;
  repaired: number;
  sent: number;
  /** The damage that each threat did. */
  readonly damage: Map<string, number>;
}

function tallyOf(events: readonly Event[]): Tally {
  const tally: Tally = {
    destroyed: [],
    resolved: 0,
    hullLost: 0,
    repaired: 0,
    sent: 0,
    damage: new Map(),
  };
  for (const event of events) {
    if (event.type === "threat-destroyed") tally.destroyed.push(event.threat);
    else if (event.type === "threat-resolved") tally.resolved++;
    else if (event.type === "hull-repaired") tally.repaired += event.amount;
    else if (event.type === "crew-sent") tally.sent++;
    else if (event.type === "ship-damaged") {
      const { threat, hullLost, shieldsLost } = event;
      tally.hullLost += hullLost;
      tally.damage.set(threat, (tally.damage.get(threat) ?? 0) + hullLost + shieldsLost);
    }
  }
  return tally;
}

/** The story of a finished game in two to four sentences, from all of its events in order. */
export function describeStory(
  events: readonly Event[],
  outcome: Outcome,
  game: WithCards,
  words: Words = ENGLISH,
): string[] {
  const tally = tallyOf(events);
  const { destroyed, resolved, hullLost, repaired, sent } = tally;
  const { story } = words;
  const names = [...new Set(destroyed)].map((id) => threatName(id, game, words));
  return [
    story.fight(outcome.turns, names, resolved),
    ...(hullLost + sent === 0 ? [] : [story.ship(hullLost, repaired, sent)]),
    ...worstOf(tally).map(([id, damage]) => story.worst(threatName(id, game, words), damage)),
    story.calls[outcome.result],
  ];
}

/** The threat that did the most damage and how much, if any did. */
function worstOf({ damage }: Tally): readonly (readonly [ThreatId, number])[] {
  const [most] = [...damage].sort(([, a], [, b]) => b - a);
  return most === undefined || most[1] === 0 ? [] : [most];
}
