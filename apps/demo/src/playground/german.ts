// The words of the table of dice and cards in German.
import { formsOf } from "@games/core-game/text";
import { alea } from "@games/core-rng";
import type { ENGLISH } from "./english.ts";

const { number } = formsOf("de");

/** In German. */
export const GERMAN: typeof ENGLISH = {
  lead: "Ein Startwert, zwei Zufallsströme. Derselbe Startwert bringt immer dasselbe Glück, und wie oft du auch würfelst, die Karten kommen in derselben Reihenfolge.",
  seed: "Startwert",
  restart: "Von vorn",
  percent: (probability) => `${(probability * 100).toFixed(2).replace(".", ",")}\u00a0%`,
  dice: {
    heading: "Würfel",
    notation: "Zu werfende Würfel",
    throw: "Werfen",
    last: "Letzter Wurf",
    nothing: "Noch nichts geworfen.",
    thrown: (notation, faces, total) =>
      `${notation}: ${faces.join(", ")}, zusammen ${number(total)}`,
    earlier: "Davor",
    unreadable: () =>
      "Das ist keine Würfelschreibweise wie 2d6+1, mit höchstens 1.000 Würfeln und 1.000.000 Seiten.",
    tooMany: "Diese Würfel können auf mehr als 50.000 Arten fallen; nimm weniger.",
  },
  odds: {
    caption: (notation, totals, likeliest, chance) =>
      `Exakte Chancen von ${notation}: ${number(totals)} Summen, am wahrscheinlichsten ${likeliest.slice(0, 3).join(", ")} mit ${likeliest.length > 1 ? "je " : ""}${chance}.`,
    bar: (total, chance) => `${number(total)}: ${chance}`,
    asTable: "Die Chancen als Tabelle",
    total: "Summe",
    probability: "Wahrscheinlichkeit",
  },
  deck: {
    heading: "Kartenstapel",
    about:
      "Die verdeckten Karten haben keine Reihenfolge, bis eine gezogen oder angesehen wird; nichts hier kann also verraten, was als Nächstes kommt.",
    draw: "Ziehen",
    peek: "Drei ansehen",
    putBack: "Letzte Karte oben auflegen",
    shuffle: "Hand einmischen",
    status: "Karten",
    hand: "Hand",
    top: "Oben bekannt, die nächste zuerst",
    rest: "In beliebiger Reihenfolge",
    cards: (title, cards) => `${title}: ${cards === 0 ? "keine Karten" : number(cards)}`,
  },
  rng: {
    heading: "Zufallszustand",
    streams: { dice: "Würfel", deck: "Karten" },
    kept: "Gemerkter Zustand",
    keep: "Merken",
    putBack: "Zurücksetzen",
    status: "Meldung zum Zufallszustand",
    isKept:
      "Gemerkt. Würfle und zieh, und setze dann den Zustand zurück: Dasselbe Glück kommt wieder.",
    isBack: "Zurückgesetzt.",
    faults: {
      "not-json": "Das ist kein JSON.",
      "not-a-state": "Das ist kein Zufallszustand.",
      "other-source": `Die Quelle eines Zufallszustands ist hier „${alea.id}“.`,
      "bad-dice": "In diesem Zustand kann der Zufall der Würfel nicht sein.",
      "bad-deck": "In diesem Zustand kann der Zufall der Karten nicht sein.",
    },
  },
};
