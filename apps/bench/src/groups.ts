// The groups of cases that two releases are compared on, and how each is found in a release.
import type { AnyPolicy, Driver, MakeDriver } from "./driver.js";
import { driverFile, ENGINES, type Engine, loadBot, loadGame, type Variant } from "./engines.js";
import type { Cases } from "./harness.js";
import type { Release } from "./releases.js";

/** Finds the cases of a release; `side` names one of the two releases of a comparison. */
type CasesOf = (release: Release, side: string) => Promise<Cases>;

/** A group of cases: the package it is about, its title, and its cases. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly casesOf: CasesOf;
}

/** An instance of a module for itself: what is optimized in it is optimized for one caller. */
async function importOwn<M>(file: string, owner: string): Promise<M> {
  const url = new URL(file, import.meta.url);
  url.search = owner;
  return (await import(url.href)) as M;
}

interface Loops {
  casesOf(driver: Driver, policy: AnyPolicy, games: number): Cases;
}

function engineGroup(engine: Engine, variant: Variant): Group {
  const { id, variants } = engine;
  return {
    id,
    title: variants.length > 1 ? `${id}, ${variant.name}` : id,
    casesOf: async (release, side) => {
      const game = await loadGame(release, engine);
      const bot = await loadBot(release, engine, game);
      const { makeDriver } = await importOwn<{ makeDriver: MakeDriver }>(driverFile(game), side);
      const parts = {
        rng: await release.load<object>("@games/core-rng"),
        core: await release.load<object>("@games/core-game"),
      };
      const { casesOf } = await importOwn<Loops>("loops.js", side);
      return casesOf(makeDriver(parts, game, variant.options), bot, variant.games);
    },
  };
}

const rngCases: CasesOf = async (release, side) => {
  type RngLoops = { rngCases(rng: object): Cases };
  const loops = await importOwn<RngLoops>("rng-loops.js", side);
  return loops.rngCases(await release.load("@games/core-rng"));
};

const labCases: CasesOf = async (release, side) => {
  type LabLoops = { labCases(lab: object, study: object, core: object): Cases };
  const loops = await importOwn<LabLoops>("lab-loops.js", side);
  const { bombFlipStudy } = await release.load<{ bombFlipStudy: object }>("@games/lab/studies");
  const core = await release.load<object>("@games/core-game");
  return loops.labCases(await release.load("@games/lab"), bombFlipStudy, core);
};

/** Every group. */
export const GROUPS: readonly Group[] = [
  { id: "core-rng", title: "core-rng", casesOf: rngCases },
  ...ENGINES.flatMap((engine) => engine.variants.map((variant) => engineGroup(engine, variant))),
  { id: "lab", title: "lab", casesOf: labCases },
];
