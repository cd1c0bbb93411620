// Games at the places that a walk should see: found by playing, each as the text of a file.

import { type BombFlip, bombFlip, presets } from "@games/bomb-flip";
import { bots as bombFlipBots } from "@games/bomb-flip/bots";
import { type Game, type GameTypes, type Policy, Session, type Snapshot } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { type Dsd6, dsd6 } from "@games/dsd6";
import { bots as dsd6Bots } from "@games/dsd6/bots";
import { type SpireAct1, spireAct1 } from "@games/spire-act1";
import { type StoryPack, type Wretched, wretched } from "@games/wretched";
import { bots as wretchedBots } from "@games/wretched/bots";
import { glasshouse, nightExchange, salvageShip, whiteMeridian } from "@games/wretched/packs";
import { optionsFrom } from "@games/wretched/text";

/** A place in a game. */
export interface Scene {
  readonly name: string;
  /** The game there, as a file. */
  readonly text: string;
}

/** How the scenes of a game are found. */
interface Hunt<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: readonly T["options"][];
  readonly players: readonly Policy<T>[];
  /** How many games are played with each of the options. */
  readonly games: number;
  /** What is new at a place that was not seen before. */
  readonly newsOf: (snapshot: Snapshot<T>) => readonly string[];
}

const MAX_STEPS = 3000;

/** Plays games, and keeps the first place where each piece of news is seen. */
function* hunt<T extends GameTypes>(hunted: Hunt<T>): Generator<Scene> {
  const { game, options, players, games, newsOf } = hunted;
  const seen = new Set<string>();
  for (const [i, given] of options.entries())
    for (let n = 0; n < games; n++) {
      const seed = `scene ${i} ${n}`;
      const session = new Session(game, { seed, ...given });
      const play = players[n % players.length];
      const luck = seeded(seed);
      for (let step = 0; step < MAX_STEPS && play !== undefined; step++) {
        const snapshot = session.getSnapshot();
        const news = newsOf(snapshot).filter((what) => what !== "" && !seen.has(what));
        if (news.length > 0) yield { name: news.join(", "), text: session.save() };
        for (const what of news) seen.add(what);
        if (snapshot.legalActions.length === 0) break;
        session.do(play(snapshot.view, snapshot.legalActions, luck));
      }
    }
}

const ofBombFlip = (): Iterable<Scene> =>
  hunt<BombFlip>({
    game: bombFlip,
    options: [{ lives: 1 }, { lives: 5 }, { ...presets["as-written"], lives: 5 }],
    players: [bombFlipBots.bold, bombFlipBots.weigher, bombFlipBots.cautious, bombFlipBots.random],
    games: 24,
    newsOf: ({ view, outcome }) =>
      outcome === undefined
        ? [
            view.runHasShield ? "a shield" : "",
            view.scramblerCharges > 0 ? "a scrambler" : "",
            view.jammerTurns > 0 ? "a jammer" : "",
            view.trophyTier,
          ]
        : [`the end: ${outcome.result}${outcome.isBest ? ", the best" : ""}`],
  });

const STORIES: readonly StoryPack[] = [salvageShip, glasshouse, nightExchange, whiteMeridian];

function* ofWretched(): Iterable<Scene> {
  for (const pack of STORIES) {
    const made = wretched.withContent(pack);
    if (!made.ok) throw new Error(made.error.message);
    const scenes = hunt<Wretched>({
      game: made.value,
      options: [
        { difficulty: "nightmare" },
        { preset: "calibrated", difficulty: "easy", hasEarlyBeacon: true },
        optionsFrom({ danger: "narrative" }),
        optionsFrom({ danger: "off" }),
      ],
      players: [wretchedBots.prudent, wretchedBots.random],
      games: 120,
      newsOf: ({ view, outcome }) =>
        outcome === undefined
          ? [`${view.stage} of day ${view.day > 1 ? "n" : 1}`]
          : [`the end: ${outcome.reason ?? outcome.result}`],
    });
    for (const scene of scenes) yield { ...scene, name: `${pack.id}: ${scene.name}` };
  }
}

/** Keeps the hull whole and lets the crew be hurt. */
const heartless: Policy<Dsd6> = (view, legalActions, luck) => {
  const kind = ["fire", "recharge", "repair"].find((one) =>
    legalActions.some(({ type }) => type === one),
  );
  const left = legalActions.filter(({ type }) =>
    kind === undefined ? type !== "heal" && type !== "resolve" && type !== "stasis" : type === kind,
  );
  return dsd6Bots.random(view, left, luck);
};

const ofDsd6 = (): Iterable<Scene> =>
  hunt<Dsd6>({
    game: dsd6,
    options: [
      { difficulty: "easy" },
      { difficulty: "hard" },
      // Then crews are lost as well.
      { difficulty: "easy", crewLoss: "no-die-to-roll" },
    ],
    players: [dsd6Bots.captain, dsd6Bots.random, heartless],
    games: 150,
    newsOf: ({ view, outcome }) =>
      outcome === undefined
        ? [view.phase, ...view.threats.map(({ threat }) => `${threat} in ${view.phase}`)].filter(
            (what) => !what.includes(" in ") || what.endsWith("assign"),
          )
        : [`the end: ${outcome.result} by ${outcome.killer}`],
  });

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

const ofSpire = (): Iterable<Scene> =>
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

/** The scenes of every game. */
export const SCENES: Readonly<Record<string, () => Iterable<Scene>>> = {
  "bomb-flip": ofBombFlip,
  wretched: ofWretched,
  dsd6: ofDsd6,
  "spire-act1": ofSpire,
};
