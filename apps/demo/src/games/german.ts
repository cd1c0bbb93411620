// What the games are called in German.
import type { ENGLISH } from "./english.ts";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  "bomb-flip": {
    title: "Bomb Flip",
    line: "Zwei verdeckte Karten: ein Schatz oder das Ende deines Laufs. Sichere rechtzeitig.",
  },
  wretched: {
    title: "Wretched & Alone",
    line: "Ein Kartenspiel, ein Würfel und ein Logbuch, während draußen etwas einen Weg hinein sucht.",
  },
  dsd6: {
    title: "Deep Space D-6",
    line: "Sechs Crewwürfel, ein angeschlagenes Schiff und ein Stapel voller Dinge, die es loswerden wollen.",
  },
  "spire-act1": {
    title: "Ironclad: Akt 1",
    line: "Viele Wege den Turm hinauf, ein Deck, das wächst, und Gegner, die verraten, was sie vorhaben.",
  },
};
