// Every game that frozen games are played with: those that the lab knows, and the stories that come with one of them.
import type { Game, GameTypes } from "@games/core-game";
import { studies } from "@games/lab/studies";
import { wretched } from "@games/wretched";
import * as packs from "@games/wretched/packs";

/** Whatever that entry exports and the game takes for a story is one. */
const stories = Object.values(packs).flatMap((pack: unknown) => {
  const story = wretched.withContent(pack as Parameters<typeof wretched.withContent>[0]);
  return story.ok ? [story.value] : [];
});

const games: readonly Game<GameTypes>[] = [
  ...Object.values(studies).map(({ game }) => game),
  ...(stories as unknown as readonly Game<GameTypes>[]),
];

/** The game that a frozen game was played with; undefined when there is none. */
export const findGame = (id: string, contentHash: string | undefined) =>
  games.find((one) => one.id === id && one.contentHash === contentHash);
