// The study of bomb flip with a bot that somebody changed: the same name, another play.
import { bankAt } from "@games/bomb-flip/bots";
import type { AnyStudy } from "../src/index.js";
import { bombFlipStudy } from "../src/studies/index.js";

/** The study, whose `bank-at-2` banks at three. */
export const study = {
  ...bombFlipStudy,
  players: { ...bombFlipStudy.players, "bank-at-2": bankAt(3) },
} as unknown as AnyStudy;
