// The words of the table of Wretched & Alone in German.
import type { ENGLISH } from "./english.ts";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  bots: {
    prudent: "Umsichtig: setzt das Werkzeug sofort ein",
    hoarder: "Sparsam: hebt das Werkzeug für höchste Not auf",
    stoic: "Stoisch: benutzt das Werkzeug nie",
    random: "Zufällig",
  },
  missingContent:
    "Gespielt wurde mit einer Geschichte, die in diesem Browser nicht vorliegt. Lass dir die Datei des Spiels geben, denn sie bringt ihre Geschichte mit, oder öffne die Geschichte beim Anlegen eines neuen Spiels und versuche es noch einmal.",
  notInLink:
    "Die Seiten deines Logbuchs, deine Aufnahmen und was du abgemildert hast, sind nicht darin; die Datei des Spiels enthält sie.",
  loading: {
    table: "Das Logbuch wird aufgeschlagen …",
    notes: "Das Logbuch wird geholt …",
    stories: "Die Geschichten werden geholt …",
    reading: "Wird geöffnet …",
  },
  screen: {
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
  chooser: {
    legend: "Geschichte",
    by: (author) => `Von ${author}.`,
    own: "deine eigene",
    old: {
      start:
        "Eine deiner Geschichten wurde für eine frühe Version gemacht und lässt sich hier nicht spielen. Sie liegt auf der Seite ",
      link: "Deine Daten",
      end: ", wo du sie in eine Datei speichern kannst.",
    },
    notice: {
      start: "This work is based on The Wretched (found at ",
      middle:
        "), product of Chris Bissette and Loot The Room, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (",
      end: ").",
    },
    noEndorsement:
      "Die dort Genannten haben mit dieser App nichts zu tun; alle Impulse hier stammen von uns oder von dir.",
  },
  odds: {
    unknown: "Niemand hat gemessen, wie oft diese Geschichte gewonnen wird.",
    caption: "Wie oft sie gewonnen wird",
    game: "Spiel",
    presets: { calibrated: "Ausgewogen", "as-written": "Wie geschrieben" },
    how: {
      exact: "Wenn das Werkzeug bei der ersten Probe eingesetzt wird; exakt berechnet.",
      games: (games) =>
        `Wenn das Werkzeug bei der ersten Probe eingesetzt wird; ${games.toLocaleString("de")} Spiele simuliert.`,
    },
  },
  own: {
    summary: "Eine eigene Geschichte mitbringen",
    explained:
      "Eine Geschichte ist eine Datei in Markdown oder JSON mit 52 Impulsen. Auch Dateien anderer Programme lassen sich öffnen: Markdown mit Kartenarten, config.yml mit deck.csv (wähle beide) und JSON mit Kategorien. Am schnellsten kommst du zu einer eigenen Geschichte, indem du eine vorhandene änderst.",
    file: "Eine Geschichte aus einer Datei öffnen",
    address: "Oder die Adresse einer Geschichte auf dieser Website",
    open: "Öffnen",
    status: "Deine Geschichte",
    ready: (title) => `„${title}“ ist bereit und in diesem Browser gespeichert.`,
    assumed: "Was dabei angenommen wurde",
    template: (title) => `„${title}“ als Vorlage speichern`,
    templateTitle: (title) => `Meine Fassung von ${title}`,
    faults: (file, faults) =>
      `${file} hat ${faults === 1 ? "einen Fehler" : `${faults} Fehler`}. Es wurde nichts geändert.`,
    theStory: "die Geschichte",
    sameAs: (title) =>
      `hat dieselbe Kennung und dieselben Regeln wie „${title}“; gib ihr eine eigene Kennung`,
    thisStory: (fault) => `Diese Geschichte ${fault}.`,
    elsewhere:
      "Nur Geschichten dieser Website lassen sich laden; speichere sie als Datei und öffne diese.",
    notFound: (status) => `Unter dieser Adresse gibt es keine Geschichte (${status}).`,
    tooLarge: "Diese Datei ist zu groß für eine Geschichte.",
    notFetched: "Sie ließ sich nicht laden. Besteht eine Verbindung?",
  },
  shared: {
    summary: "Eine gespielte Geschichte lesen",
    explained:
      "Am Ende eines Spiels und jederzeit in seinem Logbuch macht „Die Geschichte mit ihrem Logbuch teilen“ aus beidem eine Datei. Hier lässt sie sich lesen.",
    file: "Ein Logbuch aus einer Datei öffnen",
    noStory: "Die Geschichte dieses Logbuchs ist weder in der Datei noch hier.",
  },
  table: {
    streams: { deck: "Stapel mit 52 Karten", dice: "Würfel" },
    setUp:
      "Mische ein Kartenspiel ohne Joker, leg es verdeckt hin, und halte einen Würfel und dein Logbuch bereit.",
    tower: "Was für die Gefahr steht",
    towerHint: "Bei einem echten Turm sagst du, ob er noch steht oder gefallen ist.",
    towers: {
      integrity: "die Integrität der Geschichte, mit einem Würfel",
      real: "ein echter Turm aus Klötzen",
      dice: "ein Würfelturm aus hundert Würfeln",
      countdown: "hundert Würfel, einer weniger für jede Probe",
    },
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
  coach: {
    open: {
      title: "Beginne das Logbuch",
      text: "Das ist deine Seite. Schreib eine Zeile, oder lass den Anfang, wie er ist, und drücke „Eintrag abschließen“ (w).",
    },
    roll: {
      title: "Wie viele Karten?",
      text: "Ein Würfel sagt, wie viel heute geschieht. Wirf ihn (n).",
    },
    turn: {
      title: "Decke eine Karte auf",
      text: "Die leuchtende Karte ist die nächste. Drücke sie (n), und lies ihren Impuls: Er fragt, was geschieht, und die Antwort gibst du.",
    },
    check: {
      title: "Etwas muss halten",
      text: "Diese Karte verlangt eine Probe. Die Balken zeigen genau, was sie kosten kann. Wage sie (p).",
    },
    board: {
      title: "Wie es steht",
      text: "Oben siehst du, was dich zusammenhält, und darunter die Karten, deren letzte die Geschichte beendet. Gepunktete Wörter erklären sich selbst.",
    },
    evening: {
      title: "Der Abend",
      text: "Alle Karten sind aufgedeckt. Schreib, wie es war, so viel oder so wenig, wie du willst, und schließe den Eintrag ab (w). Dann beginnt der nächste Tag.",
    },
    end: {
      title: "Das ist alles",
      text: "Ein Ass bringt die Rettung in Reichweite; dann gibt es jeden Abend noch einen Wurf. „Tipp“ (h) sagt dir, was jetzt gut wäre und warum.",
    },
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
