// The words of the page for developers in German.
import type { ENGLISH } from "./english.ts";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  lead: "Jedes Spiel hier ist ein Paket ohne Oberfläche: Regeln, Spielstände, Aufzeichnungen und exakte Chancen für deine eigene.",
  inspector: {
    heading: "Der Inspektor",
    about:
      "Spiele jeden Zug, sieh vorher seine Chancen, und betrachte jeden Schritt mit den Augen der Spielenden und mit denen der Regeln.",
    game: "Spiel für den Inspektor",
    seed: "Startwert",
  },
  documentOf: "Dokument zu",
  packages: {
    heading: "Die Pakete",
    coreGame: "der Vertrag, den jedes Spiel hier einhält, und Sitzungen für Oberflächen",
    coreRng: "Zufall als Daten: Startwerte, Zufallsströme, Würfel und Kartenstapel",
    lab: "Simulationen, exakte Lösungen und die Chancen auf diesen Seiten",
    inspector: "die Ansicht oben, für jede Seite",
  },
  documents: {
    heading: "Wo es weitergeht",
    start: "ein erstes Spiel in wenigen Zeilen",
    writing: "ein eigenes Spiel, von Anfang an",
    architecture: "die drei Ideen, die die Pakete zusammenhalten",
    guides: "Spielstände, Aufzeichnungen, Bots, Server und jedes Framework",
    balance: "was die Messungen für jedes Spiel ergaben, mit dem Befehl, der sie wiederholt",
  },
  dice: " zeigt Startwerte, Zufallsströme und Zufallszustände bei der Arbeit.",
};
