// Every game that frozen games are played with: those that the lab knows, and the stories that come with one of them.
import type { Game, GameTypes } from "@games/core-game";
import { unwrap } from "@games/core-rng";
import { studies } from "@games/lab/studies";
import { wretched } from "@games/wretched";
import { glasshouse, salvageShip } from "@games/wretched/packs";

const stories = [salvageShip, glasshouse].map((pack) => unwrap(wretched.withContent(pack)));

const games: readonly Game<GameTypes>[] = [
  ...Object.values(studies).map(({ game }) => game),
  ...(stories as unknown as readonly Game<GameTypes>[]),
];

/** The game that a frozen game was played with; undefined when there is none. */
export const findGame = (id: string, contentHash: string | undefined) =>
  games.find((one) => one.id === id && one.contentHash === contentHash);
