// The words of the table of Deep Space D-6 in German.
import { formsOf } from "@games/core-game/text";
import { MAX_HULL, MAX_SHIELDS } from "@games/dsd6";
import type { ENGLISH } from "./english.ts";

const { count, percent, pick } = formsOf("de");

const DICE = { one: "Würfel", other: "Würfel" };
const ENEMIES = { one: "Feind", other: "Feinde" };
const EXTRA_CARDS = { one: "weitere Karte", other: "weitere Karten" };
const HULL_POINTS = { one: "Rumpfpunkt", other: "Rumpfpunkte" };
const KINDS = { one: "Kartenart", other: "verschiedene Karten" };
const ORDERS = { one: "Befehl", other: "Befehle" };
const ROUNDS = { one: "Runde", other: "Runden" };
const THREATS = { one: "Gefahr", other: "Gefahren" };

const die = (of: number): string => `Würfel ${of}`;
const drawn = (isSeveral: boolean): string =>
  isSeveral ? "Es werden Karten gezogen" : "Eine Karte wird gezogen";

/** In German. */
export const GERMAN: typeof ENGLISH = {
  bots: {
    captain: "Captain: wägt ab, was jeder Würfel wert ist",
    random: "Zufällig",
  },
  solved: (reason, chance) =>
    `${reason} Bis zum Ende durchgespielt gewinnt das in ${percent(chance, 0)} der Fälle.`,
  missingContent:
    "Gespielt wurde mit einem Gefahrenstapel, den es in diesem Browser nicht gibt. Lass dir die Datei des Spiels geben, die ihren Stapel mitbringt, oder öffne den Stapel im Formular für ein neues Spiel und versuche es noch einmal.",
  bridge: {
    heading: "Runde",
    turn: "Runde ",
    phases: "Phasen",
    deck: { name: "Stapel", note: "In beliebiger Reihenfolge, der Boss zuletzt." },
    discard: { name: "Ablage", note: "Die neueste zuerst." },
    noCards: "Keine Karten.",
  },
  ship: {
    heading: "Schiff",
    shields: "Schilde",
    hull: "Rumpf",
    of: (max) => ` von ${max}`,
    repairs: (points) => `Technik repariert am Ende des Einsatzes ${count(points, HULL_POINTS)}.`,
    wouldBe: "dann ",
  },
  dice: {
    notRolled: "nicht geworfen",
    named: (of, face) => `${die(of)}, ${face}`,
    shows: (of) => `${die(of)}, `,
    lies: (of) => `${die(of)}: `,
    take: (of) => `${die(of)} nehmen`,
    at: (place) => `Würfel: ${place}`,
  },
  threats: {
    heading: "Gefahren",
    none: "Nichts auf den Sensoren.",
    die: "Gefahrenwürfel",
    called: (symbol, threats, isRolled) =>
      `${symbol}: ${count(threats, THREATS)}${isRolled ? ", geworfen" : ""}`,
    kinds: {
      external: "Feind",
      boss: "Boss",
      "boss-barrier": "Barriere",
      internal: "An Bord",
      filler: "",
    },
    safe: {
      "barrier-up": "Sicher hinter der Barriere",
      "not-alone": "Außer Reichweite, solange andere kämpfen",
      "already-destroyed": "Zerstört",
    },
    isNew: "Neu in dieser Runde",
    holds: "Hält fest:",
    stasis: "Stasismarker: ",
    hitPoints: "Trefferpunkte: ",
    ofHitPoints: (max) => ` / ${max} TP`,
    resolvedBy: "Bewältigt durch ",
    there: (dice) => ` – ${dice} da`,
    harmless: "Harmlos",
    gone: "Gezogen und schon weg",
    freesScanners: "Befreit alle Würfel aus den Scannern.",
    nothing: "Nichts geschieht.",
  },
  stations: {
    heading: "Stationen",
    does: {
      commander: "Vorrat neu werfen oder einen Würfel drehen",
      tactical: "Auf einen Feind feuern",
      engineering: "Den Rumpf reparieren",
      medical: "Crew heilen, Würfel aus den Scannern befreien",
      science: "Schilde aufladen oder Stasis setzen",
    },
    commsOffline: "Der Funk ist ausgefallen",
    inReach: (enemies) =>
      enemies === 0 ? "Kein Feind in Reichweite" : `${count(enemies, ENEMIES)} in Reichweite`,
    toRepair: (points) =>
      points <= 0 ? "Nichts mehr zu reparieren" : `${points} von ${MAX_HULL} zu reparieren`,
    hurt: (hurt, scanned) =>
      hurt + scanned === 0
        ? "Niemand braucht sie gerade"
        : `${hurt} verletzt, ${scanned} in den Scannern`,
    shields: (shields) =>
      shields === MAX_SHIELDS ? "Die Schilde sind voll" : `Schilde ${shields} von ${MAX_SHIELDS}`,
    scanners: "Wer Gefahr zeigt, hängt hier fest",
    extraCards: (cards) => `${count(cards, EXTRA_CARDS)} beim Ziehen`,
    infirmary: "Verletzte Crew wartet auf Medizin",
  },
  steps: {
    roll: { start: "Crew ", short: "würfeln", end: "" },
    assign: { start: "Einsatz ", short: "beenden", end: "" },
    draw: { start: "", short: "Gefahr", end: " auswürfeln" },
    activate: { start: "Gefahren ", short: "trotzen", end: "" },
  },
  deck: {
    crew: "Crew",
    crewDice: "Crewwürfel",
    turn: "Die Runde",
    gameOver: "Das Spiel ist zu Ende.",
    first: (step) => `Zuerst: ${step}.`,
    skip: "Runde überspringen",
    toRoll: (n) => `${count(n, DICE)} zu werfen.`,
    idle: (n) =>
      n === 0
        ? "Alle Würfel sind eingesetzt."
        : `${count(n, DICE)} ${pick(n, { one: "kann", other: "können" })} noch etwas tun.`,
    deckEmpty: "Der Stapel ist leer.",
    drawn: (isSeveral) => `${drawn(isSeveral)}.`,
    drawnWith: (isSeveral, chance) => `${drawn(isSeveral)}: ${chance} für einen Feind.`,
    wakes: (chance) => `${chance}, dass etwas aktiv wird.`,
    luck: "Der Rest ist Glückssache.",
    percent: (chance) => percent(chance),
    hints: {
      roll: "Wirf die Würfel im Vorrat. Wer dabei Gefahr zeigt, hängt in den Scannern fest.",
      assign:
        "Nimm einen Würfel: Tippe ihn an, drücke seine Nummer oder zieh ihn auf eine Station oder eine Gefahr.",
      draw: "Die Karte der Runde ist gezogen. Als Nächstes kommt der Gefahrenwürfel.",
      activate: "Der Würfel ist gefallen: Sieh, was aufleuchtet, und stell dich ihm.",
      over: "",
    },
  },
  orders: {
    putBack: "Zurücklegen",
    putDieBack: "Den Würfel zurücklegen",
    count: (named, orders) => `${named}: ${count(orders, ORDERS)}.`,
    other: (of) => ` – ${die(of)}`,
    useless: (why) => `Das würde nichts ändern. ${why}`,
    turn: (of) => `${die(of)} drehen`,
    turnTo: (of) => `${die(of)} drehen …`,
    noneScanned: (chance) => `${chance}, dass kein Würfel in die Scanner geht.`,
  },
  decks: {
    label: "Gefahrenstapel",
    standard: "des Spiels",
    own: (name) => `${name}, dein eigener`,
    kinds: (kinds) => `Dieser Stapel hat ${count(kinds, KINDS)}.`,
    heading: "Eigene Karten",
    loading: "Wird geladen …",
    unnamed: "Mein Stapel",
    notJson: "Diese Datei ist nicht als JSON lesbar.",
    isStandard: "Das ist der Stapel, den das Spiel mitbringt.",
    about:
      "Beschreibe eine Karte; sie kommt zum Stapel, der oben gewählt ist. Karten, die keinen Sinn ergeben, lehnt das Spiel ab und sagt, warum.",
    name: "Name der Karte",
    kind: "Was sie ist",
    kindChoices: { external: "ein Feind draußen", internal: "eine Gefahr an Bord" },
    copies: "Wie oft im Stapel",
    symbol: "Wird aktiv bei",
    effect: "Was sie dann tut",
    amount: "Wie viel (n)",
    hp: "Trefferpunkte",
    face: "Bewältigt durch",
    dice: "Wie viele Würfel",
    add: "Karte hinzufügen",
    save: "Stapel als Datei speichern",
    reset: "Zurück zum Stapel des Spiels",
    open: "Stapel aus einer Datei öffnen",
    with: (card) => `Mit ${card}`,
    added: (card) => `${card} ist im Stapel, und der ist in diesem Browser gespeichert.`,
    opened: (file) => `Der Stapel aus ${file} ist bereit und hier gespeichert.`,
  },
  position: {
    about: "Sag, wie der Tisch am Beginn einer Runde aussieht, bevor die Crew würfelt.",
    ship: "Das Schiff",
    turn: "Runde",
    threats: "Gefahren im Spiel, die älteste zuerst",
    hitPoints: (name) => `Trefferpunkte: ${name}`,
    hp: "TP",
    stasisOn: (name) => `Stasismarker: ${name}`,
    stasis: "Stasis",
    takeAway: "Wegnehmen ",
    add: "Karte hinzufügen",
    choose: "Auswählen …",
    crew: "Die Crew",
    die,
    heldBy: (name) => `Festgehalten: ${name}`,
    gone: "Was den Stapel schon verlassen hat und in der Ablage liegt",
    rest: "Alles andere ist noch im Stapel.",
    destroyed: (boss) => `${boss} zerstört`,
    begin: "Von hier aus weiterspielen",
  },
  table: {
    streams: { crew: "Sechs Crewwürfel", threat: "Gefahrenwürfel", deck: "Gefahrenstapel" },
    names: {
      "crew-die": "Crew",
      "threat-die": "Gefahrenwürfel",
      "threat-deck": "Gefahrenstapel",
    },
    setUp:
      "Stelle den Gefahrenstapel für die Schwierigkeit zusammen, mische ihn und lege Ouroboros ganz nach unten. Sechs Crewwürfel liegen im Vorrat.",
    parts: {
      internal: "An Bord",
      external: "Feinde",
      "boss-barrier": "Der Boss",
      boss: "Der Boss",
      filler: "Harmlos",
    },
  },
  endings: {
    score: {
      won: (difficulty, hull) => `Gewonnen auf ${difficulty}, Rumpf ${hull}`,
      lost: (turns) => `Verloren nach ${count(turns, ROUNDS)}`,
    },
    titles: {
      won: "Jemand hat geantwortet",
      "hull-lost": "Der Rumpf gibt nach",
      "crew-lost": "Eine leere Brücke",
    },
    killedBy: (title, threat) => `${title}: ${threat}`,
    stalemate: "Nichts bewegt sich mehr",
    play: (difficulty) => `Auf ${difficulty} spielen`,
    fromEasy: "Mit drei harmlosen Karten weniger füllen sich die Scanner schneller.",
    fromNormal: "Auf Schwer gibt es überhaupt keine harmlosen Karten.",
    printed: {
      text: "Mit den Regeln des gedruckten Spiels ist es noch einmal ein anderes Spiel.",
      label: "Damit spielen",
    },
    wholeHull: "Schaffst du es auch mit heilem Rumpf?",
    advice: {
      "hull-lost":
        "Schieß zuerst ab, was Schaden macht, und lade die Schilde auf, bevor sie weg sind: Ein Forschungswürfel bringt bis zu vier Punkte zurück.",
      "crew-lost":
        "Halte in jeder Runde einen Medizinwürfel für Krankenstation und Scanner frei, und bewältige, was Crew wegschickt.",
    },
    easier: "Ein leichterer Stapel leert die Scanner öfter.",
  },
  coach: {
    call: {
      title: "Der Notruf",
      text: (call) =>
        `${call} Ohne Rumpf ist das Schiff verloren; zuerst fangen die Schilde Schaden ab.`,
    },
    threats: {
      title: "Was da kommt",
      text: "Zwei Gefahren sind schon da. Das Symbol auf einer Karte sagt, wann sie aktiv wird: Einmal in der Runde wird der Gefahrenwürfel geworfen, und jede Karte mit seinem Symbol tut, was auf ihr steht.",
    },
    roll: {
      title: "Würfle mit der Crew",
      text: "Sechs Würfel sind deine Crew. Wirf sie mit dem Knopf oder der Taste N.",
    },
    order: {
      title: "Gib einen Befehl",
      text: "Tippe einen Würfel an, drücke seine Nummer oder zieh ihn auf eine Station oder eine Karte. Jeder Befehl sagt, was er bewirken würde; manche würden nichts ändern und sagen, warum.",
    },
    scanners: {
      title: "Die Scanner",
      text: "Ein Würfel, der Gefahr zeigt, hängt hier fest. Je drei davon bringen in jeder Runde eine weitere Karte, und nur Medizin befreit sie: Lass sie sich nicht ansammeln.",
    },
    end: {
      title: "Erst alle Würfel, dann Schluss",
      text: "Würfel, die übrig bleiben, tun nichts. Wenn alles getan ist, beende den Einsatz (Taste E): Der Rumpf wird repariert und eine Karte gezogen.",
    },
    draw: {
      title: "Eine Karte ist gezogen",
      text: "Sie ist als neu markiert. Wirf jetzt den Gefahrenwürfel (Taste T): Karten mit seinem Symbol leuchten auf.",
    },
    face: {
      title: "Stell dich ihnen",
      text: "Was aufleuchtet, wird jetzt aktiv; Pfeile neben Rumpf, Schilden und Trefferpunkten zeigen, was es kosten wird. Dann kommen die Würfel zurück, und die nächste Runde beginnt (Taste F).",
    },
    win: {
      title: "So wird gewonnen",
      text: "Wenn der Stapel leer und kein Feind mehr da ist, trifft Hilfe ein. Ouroboros liegt ganz unten, hinter seiner Barriere. Lass dir einen Tipp geben (Taste H), wann immer du nicht weiterweißt.",
    },
  },
};
