/**
 * Everything the game says, in German.
 *
 * @packageDocumentation
 */
import { formsOf, type Sentences } from "@games/core-game/text";
import { presets } from "./data/presets.js";
import type { Words } from "./english.js";
import { type Card, type Event, type Joker, NUMBERS, type Side, type Trophy } from "./types.js";

const { trophies, lives, scramblerCharges, scramblerCap, jammerLength, shieldBonus } =
  presets.calibrated;

const { count, number, percent, pick } = /* @__PURE__ */ formsOf("de");

const POINTS = { one: "Punkt", other: "Punkte" };
const POINTS_DATIVE = { one: "Punkt", other: "Punkten" };
const CHARGES = { one: "Ladung", other: "Ladungen" };
const TURNS = { one: "Zug", other: "Züge" };
const NUMBERS_FORMS = { one: "Zahl", other: "Zahlen" };
const BOMBS = { one: "Bombe", other: "Bomben" };

// The jokers are all masculine: "der Schild".
const JOKERS: Readonly<Record<Joker, string>> = {
  shield: "Schild",
  scrambler: "Mischer",
  jammer: "Störsender",
};

const EFFECTS: Readonly<Record<Joker, string>> = {
  shield: "fängt die nächste Bombe oder Dublette dieses Laufs ab.",
  scrambler: "zieht noch einmal, einmal je Ladung, wenn eine Zahl doppelt kommt.",
  jammer: "macht Bomben ein paar Züge lang seltener.",
};

const TROPHIES: Readonly<Record<Trophy, string>> = {
  bronze: "Bronze",
  silver: "Silber",
  gold: "Gold",
};

const SIDES: Readonly<Record<Side, string>> = { left: "linke", right: "rechte" };
const CARDS: Readonly<Record<Card, string>> = { treasure: "ein Schatz", bomb: "eine Bombe" };

/** How many charges are left. */
const describeCharges = (charges: number) =>
  charges === 0 ? "Er hat keine Ladung mehr." : `Er hat noch ${count(charges, CHARGES)}.`;

const EVENTS: Sentences<Event, undefined> = {
  "cards-dealt": ({ turn, bombChance }) =>
    `Zug ${number(turn)}: Zwei Karten liegen verdeckt da, und mit ${percent(bombChance)} Wahrscheinlichkeit ist eine davon eine Bombe.`,
  "card-flipped": ({ side, card, other }) =>
    `Die ${SIDES[side]} Karte ist ${CARDS[card]}; die andere war ${CARDS[other]}.`,
  "joker-drawn": ({ joker }) => `Die Beute ist ein Joker: der ${JOKERS[joker]}.`,
  "number-drawn": ({ number: drawn, isNew }) =>
    `Die Beute ist die Zahl ${drawn}, ${isNew ? "und die ist neu" : "eine Dublette"}.`,
  "number-rerolled": ({ number: drawn, isNew, chargesLeft }) =>
    `Der Mischer zieht noch einmal: die Zahl ${drawn}, ${isNew ? "und die ist neu" : "eine Dublette"}. ${describeCharges(chargesLeft)}`,
  "shield-raised": () => "Ein Schild schützt den Lauf.",
  "shield-overflowed": ({ bonus, bonusBank }) =>
    bonus > 0
      ? `Ein Schild ist schon da: ${count(bonus, POINTS)} mehr beim nächsten Sichern, zusammen ${number(bonusBank)}.`
      : "Ein Schild ist schon da: Dieser verfällt.",
  "scrambler-charged": ({ charges }) => `Der Mischer hat ${count(charges, CHARGES)}.`,
  "jammer-started": ({ turns }) =>
    `Der Störsender macht Bomben seltener, ${count(turns, TURNS)} lang.`,
  "shield-used": ({ against }) =>
    against === "bomb"
      ? "Der Schild fängt die Bombe ab; die Serie beginnt von vorn."
      : "Der Schild fängt die Dublette ab.",
  "run-busted": ({ number: drawn }) => `Die zweite ${drawn} beendet den Lauf.`,
  "life-lost": ({ lives: left }) =>
    left === 0
      ? "Die Bombe kostet den Lauf und das letzte Leben."
      : `Die Bombe kostet den Lauf und ein Leben: Du hast noch ${number(left)}.`,
  "run-banked": ({ uniques, points, bonus, totalScore }) =>
    `${count(uniques, NUMBERS_FORMS)} gesichert, das bringt ${count(points, POINTS)}` +
    `${bonus > 0 ? ` und ${number(bonus)} als Bonus` : ""}: insgesamt ${number(totalScore)}.`,
  "trophy-won": ({ trophy }) => `Du gewinnst ${TROPHIES[trophy]}.`,
  "game-ended": ({ outcome: { totalScore, isBest } }) =>
    `Das Spiel endet mit ${count(totalScore, POINTS_DATIVE)}${isBest ? ", einem neuen Bestwert" : ""}.`,
};

/** The words of the game in German. */
export const GERMAN: Words = {
  refusals: {
    "game-over": "Das Spiel ist zu Ende: Es ist kein Leben mehr übrig.",
    "nothing-to-bank": "Es gibt nichts zu sichern, solange der Lauf keine Zahl hat.",
  },
  faults: {
    "always-joker": "muss kleiner als 1 sein, sonst käme nie eine Zahl",
    "no-weight": "muss ein Gewicht über 0 haben",
    "falling-points": "darf für mehr Zahlen nicht weniger zahlen",
    "falling-trophies": "muss von Bronze über Silber bis Gold ansteigen",
    "cap-below-base": "muss ein bombCap haben, das nicht unter bombBase liegt",
    "no-bombs": "muss Bomben zulassen, sonst endete kein Spiel",
    "charges-above-cap": "darf nicht mehr scramblerCharges als scramblerCap haben",
    "too-many-lives": "hat mehr Leben als am Anfang",
    "lives-without-bombs": "hat ohne Bomben Leben verloren",
    "score-without-bank": "hat Punkte, ohne je gesichert zu haben",
    "too-many-charges": "hat zu viele Ladungen des Mischers",
    "jammer-too-long": "hat einen Störsender, der zu lange wirkt",
    "streak-too-long": "hat eine Serie, die länger ist als das Spiel",
    "too-many-numbers": "hat mehr Zahlen als aufgedeckte Karten",
    "too-many-losses": "hat mehr Läufe verloren als Karten aufgedeckt",
    "run-after-end": "ist zu Ende und hat doch einen Lauf",
  },
  jokers: JOKERS,
  jokerEffects: EFFECTS,
  trophies: TROPHIES,
  actions: {
    flip: (side) => `Die ${SIDES[side]} Karte aufdecken.`,
    bank: "Den Lauf sichern.",
  },
  events: EVENTS,
  outcome: ({ result, totalScore, bestTotalScore, turns, banks, busts, bombs }) =>
    `${count(totalScore, POINTS)} und ${result === "none" ? "keine Trophäe" : TROPHIES[result]}.` +
    ` Der Bestwert liegt bei ${number(bestTotalScore)}.` +
    ` ${count(turns, TURNS)}: ${number(banks)}-mal gesichert, ${number(busts)}-mal geplatzt, ${count(bombs, BOMBS)}.`,
  story: {
    nothingBanked: "Gesichert wurde nichts.",
    bestBank: (banks, points) =>
      banks === 1
        ? `Der einzige gesicherte Lauf brachte ${count(points, POINTS)}.`
        : `Der beste von ${number(banks)} gesicherten Läufen brachte ${count(points, POINTS)}.`,
    nothingLost: "Die letzte Bombe fand einen leeren Tisch.",
    lostRun: (points) =>
      `Die letzte Bombe nahm einen Lauf mit, der ${count(points, POINTS)} gebracht hätte.`,
    missing: (points, trophy) =>
      `Zu ${TROPHIES[trophy]} ${pick(points, { one: "fehlte", other: "fehlten" })} ${count(points, POINTS)}.`,
  },
  lessons: {
    aim: {
      title: "Das Ziel",
      text: `Sichere so viele Punkte, wie du kannst, bevor deine Leben verbraucht sind. Bei ${trophies.bronze}, ${trophies.silver} und ${trophies.gold} warten Trophäen.`,
    },
    flip: {
      title: "Aufdecken",
      text: `Zwei Karten liegen verdeckt da, und eine kann eine Bombe sein. Decke eine davon auf. Ein Schatz bringt eine Zahl von 1 bis ${NUMBERS}; jeder Schatz in Folge macht die nächste Bombe wahrscheinlicher.`,
    },
    bank: {
      title: "Oder sichern",
      text: "Verschiedene Zahlen bilden einen Lauf, und längere Läufe bringen viel mehr. Wer sichert, nimmt die Punkte und beginnt einen neuen Lauf.",
    },
    end: {
      title: "Was einen Lauf beendet",
      text: "Eine Zahl, die du schon hast, kostet den Lauf. Eine Bombe kostet den Lauf und ein Leben.",
    },
    jokers: {
      title: "Joker",
      text: `Der ${JOKERS.shield} ${EFFECTS.shield} Der ${JOKERS.scrambler} ${EFFECTS.scrambler} Der ${JOKERS.jammer} ${EFFECTS.jammer}`,
    },
  },
  // In alphabetical order in German too.
  glossary: {
    bomb: {
      term: "Bombe",
      text: "Eine der beiden Karten kann eine sein. Wer sie aufdeckt, verliert den Lauf und ein Leben, es sei denn, ein Schild ist da.",
    },
    duplicate: {
      term: "Dublette",
      text: "Eine Zahl, die du in diesem Lauf schon hast. Sie kostet den Lauf, aber kein Leben.",
    },
    joker: {
      term: "Joker",
      text: "Bringt ein Schatz manchmal statt einer Zahl: einen Schild, einen Mischer oder einen Störsender. Er geht mit dem Lauf verloren.",
    },
    run: {
      term: "Lauf",
      text: `Die verschiedenen Zahlen, die du gerade hast. Je mehr es sind, desto mehr bringt das Sichern; alle ${NUMBERS} bringen einen Bonus.`,
    },
    life: {
      term: "Leben",
      text: `Du beginnst mit ${lives}, und jede Bombe kostet eins. Ohne Leben ist das Spiel zu Ende; die Punkte bleiben.`,
    },
    scrambler: {
      term: JOKERS.scrambler,
      text: `Ein Joker mit ${scramblerCharges} Ladungen: Jede zieht noch einmal, wenn eine Zahl doppelt kommt. Mehr als ${scramblerCap} kannst du nicht haben.`,
    },
    treasure: {
      term: "Schatz",
      text: `Eine Karte, die keine Bombe ist. Sie bringt eine Zahl von 1 bis ${NUMBERS} oder einen Joker.`,
    },
    shield: {
      term: JOKERS.shield,
      text: `Ein Joker, der die nächste Bombe oder Dublette dieses Laufs abfängt. Ein zweiter ist beim nächsten Sichern ${shieldBonus} Punkte wert.`,
    },
    streak: {
      term: "Serie",
      text: "Schätze in Folge in diesem Lauf. Jeder macht die nächste Bombe wahrscheinlicher; Sichern und Bomben setzen sie auf 0 zurück.",
    },
    bank: {
      term: "Sichern",
      text: "Nimmt die Punkte des Laufs und beginnt einen neuen. Was gesichert ist, kann nicht mehr verloren gehen.",
    },
    jammer: {
      term: JOKERS.jammer,
      text: `Ein Joker, der Bomben ${jammerLength} Züge lang seltener macht.`,
    },
    trophy: {
      term: "Trophäe",
      text: `Bronze ab ${trophies.bronze} Punkten, Silber ab ${trophies.silver}, Gold ab ${trophies.gold}. Einmal gewonnen, bleibt sie dir.`,
    },
  },
  presets: {
    calibrated: {
      name: "Ausgewogen",
      text: "Ein Drittel der Bomben, und vier oder fünf Zahlen bringen so viel, dass sich das Warten lohnt. Wer perfekt spielt, kommt mit drei Leben im Schnitt auf 331,87 Punkte und gewinnt in 50,7\u00a0% der Spiele Gold.",
    },
    "as-written": {
      name: "Wie geschrieben",
      text: "Die Zahlen aus dem Entwurf des Spiels. Warten lohnt sich nicht: Wer perfekt spielt, sichert meist schon nach einer Zahl, kommt mit drei Leben im Schnitt auf 110,08 Punkte und gewinnt in 1,81\u00a0% der Spiele Gold.",
    },
  },
  options: {
    preset: "Regeln",
    lives: "Leben",
    livesHint: (gold) =>
      `Jede Bombe kostet eins.${gold === undefined ? "" : ` Perfekt gespielt gewinnst du damit in ${gold.replace(".", ",")}\u00a0% der Spiele Gold.`}`,
    jokers: "Joker in der Beute",
    jokersHint:
      "Joker helfen dir: Je mehr es gibt, desto sicherer ist jeder Lauf; ohne sie hält nichts eine Bombe auf.",
    jokerChoices: { preset: "wie in den Regeln", "0": "keine", "0.3": "30\u00a0%" },
    shieldOverflow: "Ein zweiter Schild",
    shieldOverflowHint: "Was geschieht, wenn ein Schild kommt, während schon einer da ist.",
    shieldOverflows: { bonus: "bringt beim nächsten Sichern Punkte", ignored: "verfällt" },
  },
};
