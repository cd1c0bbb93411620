// What a run was like, read off its events: the story that a screen tells at the end.
import { ENGLISH, type Words } from "../english/index.js";
import { type Event, PLAYER } from "../events.js";
import { type GameWithNames, namesOf } from "../names.js";

/** What a run was like. */
export interface RunStory {
  /** The enemy that took the last HP, or was beaten last, by its id; null when there was none. */
  readonly last: string | null;
  /** The story in a few sentences. */
  readonly lines: readonly string[];
}

/** What is counted of a run. */
interface Counts {
  beaten: number;
  hardest: { readonly size: number; readonly card: string | null };
  readonly plays: Map<string, number>;
  /** The card that is being played. */
  card: string | null;
  round: number;
  striker: string | null;
  fallen: string | null;
  isLost: boolean;
}

/** Tells a run from its steps, each with its events, such as those of a session's history. */
export function tellRun(
  steps: readonly { readonly events: readonly Event[] }[],
  game: GameWithNames,
  words: Words = ENGLISH,
): RunStory {
  const counts: Counts = {
    beaten: 0,
    hardest: { size: 0, card: null },
    plays: new Map(),
    card: null,
    round: 0,
    striker: null,
    fallen: null,
    isLost: false,
  };
  for (const { events } of steps) for (const event of events) addEvent(counts, event);
  return {
    last: counts.isLost ? counts.striker : counts.fallen,
    lines: linesOf(counts, game, words),
  };
}

function addEvent(counts: Counts, event: Event): void {
  switch (event.type) {
    case "turn-started":
      counts.round = event.turn;
      counts.card = null;
      break;
    case "card-played":
      counts.card = event.card;
      counts.plays.set(event.card, (counts.plays.get(event.card) ?? 0) + 1);
      break;
    case "potion-drunk":
    case "turn-ended":
      counts.card = null;
      break;
    case "enemy-acted":
      counts.striker = event.id;
      break;
    case "enemy-died":
      counts.beaten++;
      counts.fallen = event.id;
      break;
    case "hit":
    case "damaged":
      if (event.target !== PLAYER && event.size > counts.hardest.size)
        counts.hardest = { size: event.size, card: counts.card };
      break;
    case "game-ended":
      counts.isLost = event.outcome.result === "defeat";
      break;
  }
}

function linesOf(counts: Counts, game: GameWithNames, { story, names }: Words): string[] {
  const { beaten, hardest, plays, round, striker, fallen, isLost } = counts;
  const { card, enemy } = namesOf(game, names);
  const [favourite, times = 0] = [...plays].sort(([, a], [, b]) => b - a)[0] ?? [];
  const last = isLost ? striker : fallen;
  const end = isLost ? story.lastBlow : story.lastToFall;
  return [
    beaten === 0 ? "" : story.beaten(beaten),
    hardest.card === null ? "" : story.hardest(hardest.size, card(hardest.card)),
    favourite === undefined ? "" : story.favourite(card(favourite), times),
    last === null ? "" : end(enemy(last), round),
  ].filter((line) => line !== "");
}
