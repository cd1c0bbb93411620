// The story around a game: the distress call that it begins with, and what became of the ship, told from what happened.
import { count, listWords } from "@games/core-game/text";
import { threatName, type WithCards } from "./names.js";
import type { Event, Outcome } from "./types.js";

/** The distress call that brings the ship here. */
export const DISTRESS_CALL: readonly string[] = [
  "A distress call from the Auborne system: a freighter, no name given, losing air.",
  "You came out of the jump beside it. It was empty, and it had been for years.",
  "Now your drive is dead, and the same call goes out again: yours. Hold on until somebody answers.",
];

/** What a game came to, counted from its events. */
interface Tally {
  readonly destroyed: string[];
  resolved: number;
  hullLost: number;
  repaired: number;
  sent: number;
  scanned: number;
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
    scanned: 0,
    damage: new Map(),
  };
  for (const event of events) {
    if (event.type === "threat-destroyed") tally.destroyed.push(event.threat);
    else if (event.type === "threat-resolved") tally.resolved++;
    else if (event.type === "hull-repaired") tally.repaired += event.amount;
    else if (event.type === "crew-sent") tally.sent++;
    else if (event.type === "die-scanned") tally.scanned++;
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
): string[] {
  const tally = tallyOf(events);
  return [
    fight(tally, outcome, game),
    ship(tally),
    worst(tally, game),
    CALLS[outcome.result],
  ].filter((line) => line !== "");
}

function fight({ destroyed, resolved }: Tally, { turns }: Outcome, game: WithCards): string {
  const names = [...new Set(destroyed)].map((id) => threatName(id, game));
  const shown = names.length > 3 ? [...names.slice(0, 3), "others"] : names;
  const shot = names.length === 0 ? "shot down nothing" : `shot down ${listWords(shown)}`;
  const fixed = resolved === 0 ? "" : ` and solved ${count(resolved, "threat")} on board`;
  return `For ${count(turns, "turn")} the crew held out, ${shot}${fixed}.`;
}

function ship({ hullLost, repaired, sent }: Tally): string {
  if (hullLost + sent === 0) return "";
  const hull = `The hull lost ${count(hullLost, "point")} and got ${repaired} back`;
  return sent === 0
    ? `${hull}.`
    : `${hull}; crew was sent to the Infirmary ${count(sent, "time")}.`;
}

function worst({ damage }: Tally, game: WithCards): string {
  let most: readonly [string, number] | undefined;
  for (const entry of damage) if (most === undefined || entry[1] > most[1]) most = entry;
  if (most === undefined || most[1] === 0) return "";
  return `${threatName(most[0], game)} did the most damage: ${most[1]} in all.`;
}

const CALLS: Readonly<Record<Outcome["result"], string>> = {
  won: "Then a fleet came out of the dark and answered the call.",
  "hull-lost": "The call is still going out. Nobody is left to stop it.",
  "crew-lost": "The ship drifts on with its lights burning, and the call repeats.",
};
