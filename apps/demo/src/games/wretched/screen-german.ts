// The words of a game in play in German.
import type { ENGLISH } from "./screen-english.ts";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  screen: {
    fetching: "Das Logbuch wird geholt …",
    whole: "Die ganze Geschichte",
    soFar: "Das Logbuch bis hierher",
    afterwards: "Danach",
    dark: "Der Klang der Dunkelheit",
  },
  board: {
    heading: "Wie es steht",
    inSight: "In Sicht",
    bands: "Stufen",
    of: (all) => ` von ${all}`,
  },
  cards: {
    table: "Die Karten des Tages",
    row: "Karten",
    read: (card) => `${card} lesen`,
    turn: "Die nächste Karte aufdecken",
    faceDown: "Eine verdeckte Karte",
    changes: { soft: "Impuls abmildern", out: "Weglassen", full: "Ganz zeigen" },
    soft: (subject) =>
      `Darum geht es auf dieser Karte: ${subject}. Sag dazu so viel oder so wenig, wie du möchtest; ein Wort genügt.`,
    out: "Diesen Impuls hast du weggelassen.",
  },
  tookOff: (reduction) => `Die Asse nahmen ${reduction} weg.`,
  aloud: {
    read: "Vorlesen",
    stop: "Nicht weiterlesen",
    what: (what) => `: ${what}`,
    log: "das ganze Logbuch",
  },
  safety: {
    notes: "Was diese Geschichte berührt",
    before: "Bevor du beginnst",
    always: "Jederzeit",
    soften: "Von Anfang an abmildern",
    softened:
      "Ein abgemilderter Impuls nennt nur sein Thema. Das lässt sich später für jede Karte ändern.",
    narrator: "Wer führt das Logbuch?",
    open: "Das Logbuch aufschlagen",
  },
  pages: { opening: "Anfang", closing: "Schluss", day: (day) => `Tag ${day}` },
  log: {
    kept: "In diesem Browser gespeichert.",
    keptForNow: "Gespeichert, solange dieser Tab offen ist; der Browser behält gerade nichts.",
    beginning: "Ein Anfang; ändere ihn, wie du willst.",
    yourName: "[dein Name]",
    label: (page) => `Dein Logbuch, ${page}`,
    close: "Eintrag abschließen",
    skip: "Nichts schreiben",
    skipKey: "Den Eintrag auslassen",
    addSignOff: "Schlusszeile anfügen",
  },
  audio: {
    heading: "Gesprochenes Logbuch",
    speak: "Logbuch sprechen",
    stop: "Anhalten und Aufnahme behalten",
    microphone: "Mikrofon",
    phases: {
      recording: "Das Mikrofon ist an.",
      asking: "Der Browser fragt nach dem Mikrofon.",
      idle: "Wenn du magst. Die Aufnahme bleibt auf diesem Gerät.",
    },
    recording: (number, page) => `Aufnahme ${number}, ${page}`,
    deleteOne: (number) => `Aufnahme ${number} löschen`,
    delete: "Löschen",
    problems: {
      absent:
        "Dieser Browser hat für diese Seite kein Mikrofon. Du kannst den Eintrag stattdessen schreiben.",
      NotAllowedError:
        "Das Mikrofon wurde verweigert. Erlaube es dieser Seite in den Einstellungen des Browsers, oder schreibe den Eintrag.",
      NotFoundError:
        "Es wurde kein Mikrofon gefunden. Du kannst den Eintrag stattdessen schreiben.",
      NotReadableError:
        "Das Mikrofon wird anderswo benutzt. Schließe, was es benutzt, oder schreibe den Eintrag.",
    },
  },
  logbook: {
    empty: "Noch ist kein Eintrag abgeschlossen.",
    unwritten: "Diese Seite blieb leer.",
    markdown: "Die Geschichte als Markdown speichern",
    plain: "Als einfachen Text",
    html: "Als Seite zum Drucken",
    print: "Drucken",
    share: "Die Geschichte mit ihrem Logbuch teilen",
    kinds: {
      opening: "Vor dem ersten Tag",
      day: "Der Abend",
      closing: "Das Ende",
    },
    cards: (cards) => `Karten und Würfe: ${cards}`,
  },
  position: {
    explained: "Sag, wie es am Morgen eines Tages auf dem Tisch steht, bevor gewürfelt wird.",
    day: "Tag",
    integrity: "Übrige Integrität",
    tokens: "Marker auf dem Notsignal",
    tool: "Das Werkzeug ist gefunden und noch nicht verbraucht",
    cards: (cards) => `Karten, die schon kamen, in ihrer Reihenfolge: ${cards}`,
    begin: "Von hier aus weiterspielen",
  },
  endings: {
    won: (share) => ` Gewonnene Spiele: ${share}.`,
    gentler: {
      text: "Der leichte Modus dieser Geschichte ist gnädiger.",
      label: "Im leichten Modus spielen",
    },
    beacon: {
      text: "Mit einem frühen Signal ist die Rettung vom ersten Tag an unterwegs.",
      label: "Mit frühem Signal spielen",
    },
    narrative: {
      text: "Wo nichts zu verlieren ist, bleiben nur die Impulse, und die Geschichte wird so lang, wie du willst.",
      label: "Ohne Gefahr spielen",
    },
    others: {
      text: "Beim Anlegen eines neuen Spiels warten noch andere Geschichten und Platz für eine eigene.",
    },
    harder: { text: "Es gibt einen schweren Modus.", label: "Im schweren Modus spielen" },
  },
};
