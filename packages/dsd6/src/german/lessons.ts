// What a newcomer needs to know, and every word of the game, in German.
import { DICE as ALL_DICE, MAX_HULL, MAX_SHIELDS, SCANNERS_PER_CARD } from "../data/vocabulary.js";
import type { Words } from "../english.js";
import { FACES, PLACES, THREATS } from "./names.js";

/** The distress call that brings the ship here, a sentence or two a line. */
export const DISTRESS_CALL: readonly string[] = [
  "Ein Notruf aus dem Auborne-System: ein Frachter ohne Namen, der Luft verliert.",
  "Du bist direkt neben ihm aus dem Sprung gekommen. Er war leer, und das seit Jahren.",
  "Jetzt ist dein Antrieb tot, und derselbe Ruf geht wieder hinaus: deiner. Halte durch, bis jemand antwortet.",
];

/** What a newcomer needs to know, a part at a time. */
export const LESSONS: Words["lessons"] = {
  call: { title: "Der Notruf", text: DISTRESS_CALL.join(" ") },
  aim: {
    title: "Das Ziel",
    text: "Überstehe den Gefahrenstapel: Du gewinnst, wenn er leer und kein Feind mehr da ist. Das Schiff ist verloren, wenn der Rumpf bei 0 steht oder die ganze Crew auf der Krankenstation liegt.",
  },
  roll: {
    title: "Würfeln",
    text: `Die sechs Crewwürfel werden geworfen. Würfel, die Gefahr zeigen, hängen in den Scannern fest, und je ${SCANNERS_PER_CARD} davon bringen in jeder Runde eine weitere Karte.`,
  },
  assign: {
    title: "Einsatz",
    text: "Nimm einen Würfel und wähle: Taktik feuert, Technik repariert den Rumpf, Medizin holt alle von der Krankenstation und befreit einen Würfel aus den Scannern, Forschung lädt die Schilde auf oder versetzt eine Gefahr in Stasis, Kommando würfelt neu oder dreht einen Würfel.",
  },
  onBoard: {
    title: "Gefahren an Bord",
    text: "Sie verschwinden, wenn die Würfel, die sie verlangen, an ihnen gearbeitet haben. Manche schaden, solange sie da sind. Feinde draußen verschwinden, wenn ihre Trefferpunkte weggeschossen sind.",
  },
  activate: {
    title: "Ziehen und aktivieren",
    text: "Dann wird eine Karte gezogen und der Gefahrenwürfel geworfen: Jede Gefahr mit diesem Symbol wird aktiv. An den Symbolen auf den Karten siehst du, was wahrscheinlich ist.",
  },
};

// In alphabetical order in German too.
/** Every word of the game. */
export const GLOSSARY: Words["glossary"] = {
  graded: {
    term: "Abgestufte Schwierigkeit",
    text: "Jede gezogene harmlose Karte befreit auch alle Würfel aus den Scannern. Je mehr davon im Stapel sind, desto leichter ist es also.",
  },
  barrier: {
    term: "Barriere",
    text: `Solange die ${THREATS["ouroboros-barrier"]} steht, ist ${THREATS.ouroboros} nicht zu treffen. Wird sie aktiv, hat sie wieder alle Trefferpunkte; schieß sie also in ein, zwei Runden ab.`,
  },
  boss: {
    term: "Boss",
    text: `${THREATS.ouroboros} liegt ganz unten im Stapel. Gewonnen ist das Spiel, wenn er zerstört, der Stapel leer und kein anderer Feind mehr da ist.`,
  },
  enemy: {
    term: "Feind",
    text: "Ein Schiff da draußen. Jeder Taktikwürfel kostet es einen Trefferpunkt; ohne Trefferpunkte ist es zerstört.",
  },
  science: {
    term: FACES.science,
    text: `Ein Forschungswürfel lädt die Schilde wieder auf ${MAX_SHIELDS} auf oder versetzt eine Gefahr in Stasis.`,
  },
  "on-board": {
    term: "Gefahr an Bord",
    text: "Sie verschwindet, wenn so viele Würfel der verlangten Seite auf ihr liegen, wie sie braucht. Reichen sie nicht, kommen sie am Ende der Runde zurück, und die Arbeit war umsonst.",
  },
  "threat-die": {
    term: "Gefahrenwürfel",
    text: "Wird in jeder Runde einmal nach dem Ziehen geworfen. Jede Gefahr mit dem Symbol, das er zeigt, wird aktiv.",
  },
  "harmless-card": {
    term: "Harmlose Karte",
    text: `${THREATS["dont-panic"]}: Sie wird gezogen, abgelegt und tut von sich aus nichts. Ein leichterer Stapel hat mehr davon.`,
  },
  commander: {
    term: FACES.commander,
    text: "Ein Kommandowürfel wirft alle anderen Würfel im Vorrat neu oder dreht einen davon auf eine beliebige Seite.",
  },
  infirmary: {
    term: PLACES.infirmary,
    text: `Dort wartet verletzte Crew auf einen Medizinwürfel. Liegen alle ${ALL_DICE} Würfel dort, ist das Schiff verloren.`,
  },
  medical: {
    term: FACES.medical,
    text: "Ein Medizinwürfel holt alle von der Krankenstation zurück und befreit außerdem einen Würfel aus den Scannern.",
  },
  hull: {
    term: "Rumpf",
    text: `Was vom Schiff noch übrig ist, höchstens ${MAX_HULL}. Bei 0 ist das Schiff verloren. Schaden geht zuerst an die Schilde.`,
  },
  scanners: {
    term: PLACES.scanners,
    text: `Würfel, die Gefahr zeigen, hängen hier fest, bis Medizin sie befreit. Je ${SCANNERS_PER_CARD} davon bringen in jeder Runde eine weitere Karte.`,
  },
  shields: {
    term: "Schilde",
    text: `Sie fangen Schaden ab, bevor er den Rumpf trifft, höchstens ${MAX_SHIELDS}. Forschung lädt sie alle wieder auf.`,
  },
  stasis: {
    term: "Stasis",
    text: "Eine Gefahr mit einem Stasismarker wird nicht aktiv, wenn ihr Symbol fällt; stattdessen ist der Marker verbraucht.",
  },
  tactical: {
    term: FACES.tactical,
    text: "Ein Taktikwürfel fügt einem Feind deiner Wahl einen Punkt Schaden zu.",
  },
  engineering: {
    term: FACES.engineering,
    text: `Ein Technikwürfel repariert am Ende des Einsatzes einen Rumpfpunkt, bis höchstens ${MAX_HULL}.`,
  },
  pool: {
    term: PLACES.pool,
    text: "Die Würfel, die du in dieser Runde einsetzen kannst. Am Ende der Runde kommen alle dorthin zurück, außer denen in den Scannern, auf der Krankenstation und auf Karten, die sie festhalten.",
  },
};
