// The panel of each question that has a screen of its own; some of them come up in a fight too, when a potion or a relic asks.
import type { Question } from "@games/spire-act1";
import type { ComponentType } from "react";
import { Campfire } from "./campfire.tsx";
import { MapPanel } from "./map.tsx";
import { Merchant } from "./merchant.tsx";
import { Reward } from "./reward.tsx";
import { Rewards } from "./rewards.tsx";
import { Room } from "./room.tsx";

/** Panels by what is asked. */
export type Panels = Readonly<Partial<Record<Question["ask"], ComponentType>>>;

/** All of them. */
export const PANELS: Panels = {
  map: MapPanel,
  path: MapPanel,
  reward: Reward,
  rewards: Rewards,
  campfire: Campfire,
  camp: Campfire,
  room: Room,
  merchant: Merchant,
};
