// The words of the list of stories in German.
import type { ENGLISH } from "./story-english.ts";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  chooser: {
    legend: "Geschichte",
    by: (author) => `Von ${author}.`,
    own: "deine eigene",
    old: {
      start:
        "Eine deiner Geschichten wurde für eine frühe Version gemacht und lässt sich hier nicht spielen. Sie liegt auf der Seite ",
      link: "Deine Daten",
      end: ", wo du sie in einer Datei speichern kannst.",
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
    addressExample: "stories/meine.md",
    failed: (file, reason) => `${file}: ${reason}`,
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
    opening: "Wird geöffnet …",
    summary: "Eine gespielte Geschichte lesen",
    explained:
      "Am Ende eines Spiels und jederzeit in seinem Logbuch macht „Die Geschichte mit ihrem Logbuch teilen“ aus beidem eine Datei. Hier lässt sie sich lesen.",
    file: "Ein Logbuch aus einer Datei öffnen",
    noStory: "Die Geschichte dieses Logbuchs ist weder in der Datei noch hier.",
  },
};
