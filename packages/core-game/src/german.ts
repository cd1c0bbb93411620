/**
 * What every game says in German beside its own words.
 *
 * @packageDocumentation
 */
import type { Words } from "./english.js";
import { formsOf } from "./forms.js";

const { number, percent } = /* @__PURE__ */ formsOf("de");

const IDENTITY = {
  "old-format": "Das stammt aus einer frühen Version und kann nicht mehr gelesen werden.",
  "newer-format": "Das stammt aus einer neueren Version des Spiels.",
  "wrong-game": "Das gehört zu „{found}“, nicht zu „{game}“.",
  "wrong-content": "Das gehört zu einem Spiel mit anderem Inhalt.",
  "unknown-rng": "Das verwendet die Zufallsquelle „{source}“, die nicht geladen ist.",
} as const;

/** The words of the contract in German. */
export const GERMAN: Words = {
  refusals: {
    "not-an-action": "Ein Zug ist ein Objekt mit einem Typ.",
    "unknown-action": "Diesen Zug gibt es in diesem Spiel nicht.",
    "bad-field": "Der Zug ist nicht lesbar: {field} {problem}.",
    "needs-table": "Hier wird mit echten Würfeln oder Karten gespielt: Der Tisch muss antworten.",
    "needs-answer": "Zuerst muss eine Frage beantwortet werden.",
    "nothing-asked": "Es wird nichts gefragt.",
    "too-many-actions": "Eine Partie fasst höchstens {max} Züge.",
    "too-many-branches": "Es gibt mehr als {limit} Möglichkeiten, wie das ausgehen kann.",
    "wrong-answer": "Antwort {number} ist nicht möglich: Bei {name} geht nur {possible}.",
    "too-many-answers": ({ left }) =>
      left === 1 ? "Es ist eine Antwort zu viel." : `Es sind ${left} Antworten zu viel.`,
  },
  faults: {
    missing: "fehlt",
    unreadable: "ist nicht lesbar",
    "unknown-field": "ist kein bekanntes Feld",
    "not-an-object": "muss ein Objekt sein",
    "not-an-integer": "muss eine ganze Zahl von {min} bis {max} sein",
    "not-a-number": "muss eine Zahl von {min} bis {max} sein",
    "not-a-boolean": "muss true oder false sein",
    "not-text": "muss Text von {min} bis {max} Zeichen sein",
    "not-one-of": "muss eines von diesen sein: {values}",
    "not-a-seed": "muss eine endliche Zahl oder Text von höchstens 1000 Zeichen sein",
    "not-a-list": ({ min, max }) =>
      min === max
        ? `muss eine Liste mit genau ${max} Einträgen sein`
        : `muss eine Liste mit ${min} bis ${max} Einträgen sein`,
    "too-many-fields": "muss ein Objekt mit höchstens {max} Feldern sein",
    "not-random-state": "muss der Zustand der Zufallsquelle {source} sein",
    "no-positions": "nimmt dieses Spiel nicht an: Es lässt sich nur von Anfang an aufbauen",
    "not-ascending": "muss aufsteigend geordnet sein",
    "not-hex": "muss aus hexadezimalen Ziffern bestehen",
  },
  loadErrors: {
    ...IDENTITY,
    "too-large": "Diese Datei ist zu groß für einen Spielstand.",
    "not-json": "Das ist kein Spielstand oder nur ein Teil davon.",
    "not-a-save": "Das ist kein Spielstand.",
    "not-a-session": "Dieser Spielstand enthält eine Stellung, aber keine Partie.",
    "newer-schema": "Dieser Spielstand stammt aus einer neueren Version des Spiels.",
    "no-migration": "Dieser Spielstand ist zu alt und nicht mehr lesbar.",
    damaged: "Dieser Spielstand wurde verändert oder beschädigt.",
    "bad-state": "Dieser Spielstand ist fehlerhaft: {faults}",
  },
  replayErrors: {
    ...IDENTITY,
    "too-large": "Diese Aufzeichnung oder dieser Link ist zu lang.",
    "not-a-replay": "Das ist keine Aufzeichnung: {faults}",
    "not-a-link": "Das ist kein Link zu einer Aufzeichnung.",
    "other-rules": "Diese Aufzeichnung entstand mit einer anderen Version der Regeln.",
    "bad-options": "Die Optionen dieser Aufzeichnung stimmen nicht: {faults}",
    "illegal-action": "Schritt {step}: {problem}",
    "bad-answers": "Die Antworten von Schritt {step} passen nicht zu dem, was dort gefragt wird.",
    "needs-table":
      "Diese Partie wurde mit echten Würfeln oder Karten gespielt und wird auch so geöffnet.",
    different: "Diese Aufzeichnung weicht bei Schritt {step} vom Spiel ab.",
    damaged: "Dieser Link ist beschädigt: Ein Teil fehlt oder wurde verändert.",
    "no-history":
      "Diese Partie begann mit einer Stellung; was davor geschah, ist nicht aufgezeichnet.",
  },
  fairErrors: {
    "bad-offer": "Das ist kein Angebot dieses Spiels: {problem}",
    "other-game": "Dieses Angebot gehört zu einem anderen Spiel.",
    "other-rules": "Dieses Angebot gehört zu einer anderen Version der Regeln.",
    "other-content": "Dieses Angebot gehört zu einem Spiel mit anderem Inhalt.",
    "bad-proof": "Das ist kein Beweis: {problem}",
    "bad-record": "Das ist kein Verzeichnis dessen, was gesendet wurde: {problem}",
    "wrong-secret": "Das Geheimnis ist nicht das, auf das man sich festgelegt hatte.",
    "wrong-seed": "Das Spiel lief nicht mit dem vereinbarten Startwert.",
    "wrong-options": "Das Spiel lief nicht mit den vereinbarten Optionen.",
    "wrong-actions": "Zug {step} ist nicht der, der gesendet wurde.",
    "wrong-length": "Zahl der gesendeten Züge: {sent}, in der Aufzeichnung: {found}.",
    "wrong-replay": "Die Aufzeichnung läuft nicht so ab, wie sie behauptet: {problem}",
    "wrong-view": "Was nach Zug {step} gezeigt wurde, zeigt das Spiel an dieser Stelle nicht.",
  },
  theValue: "der Wert",
  moreFaults: (n) => `und ${number(n)} weitere Fehler`,
  questions: {
    die: (name) => `Würfeln – ${name}: Was zeigt der Würfel?`,
    dice: (name, count, index) => `${count} Würfel – ${name}: Was zeigt Würfel ${index}?`,
    card: (name) => `Karte ziehen – ${name}: Welche ist es?`,
    pick: (name) => `Zufällig wählen – ${name}: Was ist es?`,
    chance: (name, chance) => `„${name}“ (${percent(chance)}): Tritt es ein?`,
  },
  history: {
    beginning: "Der Anfang",
    corrected: (action) => `${action} (berichtigt)`,
  },
};
