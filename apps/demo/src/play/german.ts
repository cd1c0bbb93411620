// The words of everything around a game in German.
import { formsOf } from "@games/core-game/text";
import type { ENGLISH } from "./english.ts";

const { count, number, percent } = formsOf("de");

const ACTIONS = { one: "Zug", other: "Züge" };
const ENTRIES = { one: "früherer Eintrag", other: "frühere Einträge" };

/** In German. */
export const GERMAN: typeof ENGLISH = {
  loading: "Wird geladen …",
  close: "Schließen",
  seed: "Startwert",
  howToPlay: "Anleitung",
  lobby: {
    play: "Spielen",
    today: "Startwert des Tages",
    options: "Optionen",
    resume: "Weiterspielen",
    table: "Mit eigenen Würfeln und Karten spielen",
    saved: "Deine Partien",
  },
  options: {
    label: "Optionen einer neuen Partie",
    heading: "Optionen",
    ofTheDay: "Startwert des Tages",
    another: "Ein anderer",
    sameLuck: "Derselbe Startwert bringt allen dasselbe Glück.",
    undo: "Zurücknehmen",
    begin: "Los",
  },
  saves: {
    none: "Hier ist noch keine Partie gespeichert.",
    name: (title, luck) => `${title}, ${luck}`,
    played: (actions) => `${count(actions, ACTIONS)} gespielt, noch nicht zu Ende.`,
    remove: "Löschen",
    removeNamed: (luck) => `Löschen: Partie, ${luck}`,
    reallyRemove: "Wirklich löschen, samt allen Notizen",
  },
  results: {
    heading: "Beste Ergebnisse",
    row: (seed, date) => `Startwert ${seed}, ${date}`,
    replay: "Aufzeichnung",
    replayNamed: (seed) => `Aufzeichnung der Partie mit Startwert ${seed}`,
  },
  marks: {
    label: "Vermerke zu dieser Partie",
    peeked: {
      title: "Nachgesehen",
      text: "Freies Zurücknehmen hat etwas zurückgenommen, das schon zu sehen war.",
    },
    bot: { title: "Mit Bot", text: "In dieser Partie hat ein Bot gespielt." },
    replay: {
      title: "Aus einer Aufzeichnung",
      text: "Diese Partie setzt eine Aufzeichnung fort.",
    },
    table: {
      title: "Eigene Würfel und Karten",
      text: "Am Tisch wurde gewürfelt oder gezogen.",
    },
    corrected: { title: "Berichtigt", text: "Eine Antwort vom Tisch wurde zurückgenommen." },
    hint: { title: "Mit Tipp", text: "In dieser Partie wurde ein Tipp befolgt." },
  },
  opening: {
    noSuchGame: "Dieses Spiel gibt es auf dieser Seite nicht.",
    wrongNumber: (label: string, min: number, max: number) =>
      `${label}: Gib eine ganze Zahl von ${min} bis ${max} ein.`,
    emptySeed: "Ein Startwert braucht mindestens einen Buchstaben oder eine Ziffer.",
    backup: "Das ist eine Sicherung aller deiner Daten; öffne sie auf der Seite „Deine Daten“.",
    files: {
      "not-json": "Diese Datei ist keine von uns: Sie ist nicht als JSON lesbar.",
      "no-game": "Diese Datei enthält kein Spiel, das diese Seite kennt.",
      "no-save":
        "Diese Datei nennt ein Spiel, enthält aber weder einen Spielstand noch eine Aufzeichnung davon.",
    },
    damaged: {
      notes: "Die Notizen in dieser Datei sind beschädigt.",
      marks: "Die Vermerke in dieser Datei sind beschädigt.",
      stories: "Die Geschichten in dieser Datei sind beschädigt.",
      recordings: "Die Aufnahmen in dieser Datei sind beschädigt.",
    },
  },
  kept: {
    opening: "Deine Partie wird geöffnet …",
    elsewhere: {
      title: "Diese Partie ist in einem anderen Tab offen",
      text: "Zwei Tabs würden einander überschreiben, darum wird immer nur in einem gespielt.",
      take: "Hier weiterspielen",
    },
    missing: {
      title: "Diese Partie gibt es hier nicht",
      text: "Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt.",
      begin: (title) => `Eine neue Partie ${title} beginnen`,
    },
    broken: {
      title: "Diese Partie lässt sich nicht öffnen",
      text: "Sie bleibt, wie sie ist. Du kannst sie in einer Datei speichern und mit einer anderen Version wieder öffnen.",
      save: "In einer Datei speichern",
      remove: "Löschen",
      newGame: "Neue Partie",
    },
  },
  frame: {
    bar: "Spiel",
    sidebar: "Verlauf und mehr",
    underWay:
      "Die Partie war schon im Gange, als sie hier aufgebaut wurde; ihr Anfang ist nicht bekannt.",
  },
  bar: {
    undo: "Zurücknehmen",
    redo: "Wiederholen",
    hint: "Tipp",
    hintKey: "Was wäre hier gut gespielt?",
    sound: "Ton",
    soundKey: "Ton an oder aus",
    soundOn: "Der Ton ist an.",
    soundOff: "Der Ton ist aus.",
    share: "Teilen",
    save: "In Datei speichern",
    keys: "Tasten",
    keysKey: "Die Tasten zeigen",
  },
  refused: {
    nothingPlayed: "Es ist noch nichts gespielt.",
    fairUndo:
      "Faires Zurücknehmen geht nicht hinter das zurück, was du erfahren hast; neben dem Verlauf lässt es sich auf frei umstellen.",
    unknownBefore: "Was davor war, ist nicht bekannt.",
    nothingTaken: "Es wurde nichts zurückgenommen.",
    isOver: "Das Spiel ist zu Ende.",
    botPlays: "Ein Bot spielt; halte ihn an, um zu übernehmen.",
  },
  takenBack: "Zurückgenommen.",
  step: (step) => `Schritt ${number(step)}.`,
  freeUndo: "Freies Zurücknehmen: auch hinter das zurück, was du gesehen hast; es wird vermerkt",
  log: {
    heading: "Verlauf",
    status: "Was gerade geschah",
    nothing: "Noch ist nichts geschehen.",
    lost: "Diese Partie begann mit älteren Regeln; ihr Anfang wird hier nicht erzählt.",
    earlier: (entries) => count(entries, ENTRIES),
  },
  help: { tour: "Zeig es mir in dieser Partie", glossary: "Begriffe dieses Spiels" },
  keys: {
    title: "Tasten",
    off: {
      start: "Einzelne Tasten sind in den ",
      settings: "Einstellungen",
      end: " ausgeschaltet.",
    },
    space: "Leertaste",
    others:
      "Mit Tab und Umschalt+Tab geht es von einem Bedienelement zum nächsten, Eingabe und Leertaste drücken es, Escape schließt, was offen ist.",
  },
  coach: {
    label: "Erste Partie",
    place: (step, all) => `Schritt ${number(step)} von ${number(all)}`,
    next: "Weiter",
    done: "Fertig",
    skip: "Einführung überspringen",
  },
  hint: {
    label: "Tipp",
    thinking: "Der beste Zug wird gesucht …",
    byBot: (bot) => `Das würde der Bot „${bot}“ tun.`,
    follow: "So spielen",
    close: "Tipp schließen",
    stop: "Doch nicht",
    marks: "Wer ihn befolgt, bekommt einen Vermerk; Ansehen zählt nicht.",
  },
  bots: {
    heading: "Einen Bot spielen lassen",
    about:
      "Ein Bot sieht, was du siehst, und nicht mehr. Eine Partie, in der einer gespielt hat, zählt nicht zu den besten Ergebnissen.",
    bot: "Bot",
    speed: "Tempo",
    speeds: { slow: "langsam", brisk: "zügig", fast: "schnell" },
    step: "Ein Schritt",
    run: "Laufen lassen",
    notLoaded: "Der Bot ließ sich nicht laden. Besteht eine Verbindung?",
  },
  save: {
    done: "In einer Datei gespeichert.",
    sound: (recordings, size) =>
      `Zu dieser Partie gibt es Ton: ${recordings === 1 ? "eine Aufnahme" : `${number(recordings)} Aufnahmen`}, ${size}. Wer die Datei bekommt, kann ihn anhören.`,
    megabytes: (size) => `${size.toFixed(1).replace(".", ",")} MB`,
    without: "Ohne den Ton speichern",
    with: "Mit dem Ton speichern",
  },
  share: {
    title: "Teilen",
    about: (isWhole, hasSeed) =>
      `In diesem Link ${isWhole ? "steckt die ganze Partie" : "stecken die Karten, Würfe und Entscheidungen dieser Partie"}: ${hasSeed ? "der Startwert und jeder Zug" : "jeder Wurf, jede Karte und jeder Zug"}. Ihn bekommt nur, wem du ihn gibst.`,
    none: (reason) => `${reason} In einer Datei speichern lässt sie sich trotzdem.`,
    ownContent:
      "Diese Partie hat eigenen Inhalt von dir, der auch nicht im Link steckt: Nur ein Browser, der ihn hat, kann die Aufzeichnung zeigen. Andere brauchen die Datei der Partie, über „In Datei speichern“.",
    link: "Link",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied: "Der Browser hat das Kopieren nicht erlaubt; der Link steht im Feld darüber.",
    watch: "Die Aufzeichnung ansehen",
    fingerprint: "Fingerabdruck der Partie, wie sie jetzt steht: ",
  },
  end: {
    heading: "Das Spiel ist zu Ende",
    // The time ends with the point of its abbreviation.
    played: (sentence, time) => `${sentence} Gespielt: ${time}`,
    time: (hours, minutes, seconds) => {
      if (hours > 0) return `${number(hours)} Std. ${minutes} Min.`;
      return minutes > 0 ? `${minutes} Min. ${seconds} Sek.` : `${seconds} Sek.`;
    },
    again: "Noch einmal",
    makeCard: "Eine Karte daraus machen",
    share: "Diese Partie teilen",
    best: "Deine besten Ergebnisse",
    thisGame: " – diese Partie",
    place: (place, all) => `Diese Partie ist Nummer ${number(place)} von ${number(all)}.`,
    marked: "Partien mit Vermerk zählen nicht dazu.",
    next: "Was du als Nächstes versuchen kannst",
    playThat: "So spielen",
  },
  card: {
    title: "Eine Karte dieser Partie",
    image: (game, ending, sentence) => `${game}: ${ending}. ${sentence}`,
    save: "Das Bild speichern",
    copy: "Den Link kopieren",
    share: "Teilen …",
    about:
      "Das Bild entsteht hier und wird niemandem geschickt. Der Link spielt die ganze Partie noch einmal ab.",
    notDrawn: "Das Bild ließ sich hier nicht zeichnen; der Link geht auch ohne.",
    copied: "Der Link ist kopiert.",
    notCopied: "Der Browser hat das Kopieren nicht erlaubt.",
    notShared: "Es wurde nichts geteilt.",
  },
  replay: {
    label: "Aufzeichnung",
    checking: "Die Aufzeichnung wird geprüft …",
    locked: "Das ist eine Aufzeichnung; mit „Ab hier weiterspielen“ übernimmst du.",
    toStart: "Zum Anfang",
    back: "Zurück",
    backKey: "Einen Schritt zurück",
    play: "Abspielen",
    playKey: "Abspielen oder anhalten",
    forward: "Vor",
    forwardKey: "Einen Schritt vor",
    takeOver: "Ab hier weiterspielen",
    verified: "Geprüft.",
    actions: (actions) =>
      actions === 1
        ? "Der eine Zug ist erlaubt, und er endet in der Stellung, die der Link nennt: "
        : `Alle ${number(actions)} Züge sind erlaubt, und sie enden in der Stellung, die der Link nennt: `,
    step: (step, all) => `Schritt ${number(step)} von ${number(all)}`,
    yourself: (title) => `${title} selbst spielen`,
    broken: {
      title: "Diese Aufzeichnung lässt sich nicht zeigen",
      old: "Sie lässt sich in einer Datei speichern und mit der Version öffnen, aus der sie stammt.",
      lost: "Vielleicht ging unterwegs ein Teil des Links verloren; lass ihn dir noch einmal geben oder speichere ihn für später.",
      play: (title) => `${title} spielen`,
      save: "Den Link in einer Datei speichern",
    },
  },
  count: { less: (label) => `Weniger: ${label}`, more: (label) => `Mehr: ${label}` },
  table: {
    about:
      "Spiel an einem echten Tisch. Die App fragt, was du gewürfelt und gezogen hast, wendet die Regeln an und führt den Verlauf. ",
    who: "Wer würfelt und zieht?",
    by: { hand: "von Hand", app: "die App" },
    rules: "Regeln des Spiels",
    begin: "Eine neue Partie aufbauen",
    underWay: "Eine laufende Partie fortsetzen",
    nothingAsked: "Wähle mindestens etwas, das du selbst würfelst oder ziehst.",
    cannotBegin: "So kann das Spiel nicht beginnen.",
    settingUp: "Aufbau",
    correctable: "Jede Antwort lässt sich berichtigen.",
    locked: "Zuerst muss der Tisch antworten.",
    correct: "Berichtigen",
    correctKey: "Die letzte Antwort zurücknehmen",
    corrected: "Die letzte Antwort ist zurückgenommen.",
    nothingToCorrect: "Keine Antwort des letzten Zugs lässt sich zurücknehmen.",
    dice: "Würfel dieses Wurfs",
    die: (index, face) => `Würfel ${number(index)}: ${face}`,
    notTold: "noch nicht genannt",
    answerKey: (answer) => `Antwort: ${answer}`,
    percent: (chance) => percent(chance),
    filterKey: "Die Liste filtern",
    filter: "Teil des Namens; die Eingabetaste nimmt den einzigen, der übrig ist",
    filterShort: "Teil des Namens",
    found: (found, all) => `${number(found)} von ${number(all)}`,
    noneFound: "Nichts mit diesem Namen kann jetzt kommen.",
    otherAction: "Etwas anderes tun",
    back: "Eine Antwort zurück",
    backspace: "Rücktaste",
  },
};
