// What a newcomer needs to know, and every word of the game, in English.
import { DICE, MAX_HULL, MAX_SHIELDS, SCANNERS_PER_CARD } from "../data/vocabulary.js";
import { FACES, PLACES } from "./names.js";

/** The distress call that brings the ship here, a sentence or two a line. */
export const DISTRESS_CALL: readonly string[] = [
  "A distress call from the Auborne system: a freighter, no name given, losing air.",
  "You came out of the jump beside it. It was empty, and it had been for years.",
  "Now your drive is dead, and the same call goes out again: yours. Hold on until somebody answers.",
];

/** What a newcomer needs to know, a part at a time. */
export const LESSONS = {
  call: { title: "The distress call", text: DISTRESS_CALL.join(" ") },
  aim: {
    title: "The aim",
    text: "Outlast the deck: win when it is empty and no enemy is left. The ship is lost without hull, or with the whole crew in the Infirmary.",
  },
  roll: {
    title: "Roll",
    text: `Six crew dice are rolled. A Threat face locks in the Scanners, and every ${SCANNERS_PER_CARD} dice there draw one more card each turn.`,
  },
  assign: {
    title: "Assign",
    text: "Take a die and choose: Tactical fires, Engineering repairs the hull, Medical brings the Infirmary back and frees a Scanner die, Science recharges the shields or holds a threat in stasis, Commander rerolls or turns dice.",
  },
  onBoard: {
    title: "Threats on board",
    text: "They leave when the dice they ask for have worked on them. Some do harm as long as they stay. Enemies outside leave when their hit points are shot away.",
  },
  activate: {
    title: "Draw and activate",
    text: "Then a card is drawn and the threat die rolled: every threat with that symbol acts. Look at the marks on the cards to see what is likely.",
  },
};

/** Every word of the game, in alphabetical order. */
export const GLOSSARY = {
  barrier: {
    term: "Barrier",
    text: "As long as the Ouroboros Barrier stands, Ouroboros cannot be hit. It is back at full hit points whenever it acts, so shoot it down within one turn or two.",
  },
  boss: {
    term: "Boss",
    text: "Ouroboros lies at the bottom of the deck. The game is won when it is destroyed, the deck is empty and no other enemy is left.",
  },
  commander: {
    term: FACES.commander,
    text: "A Commander die rerolls every other die in the pool, or turns one of them to any face.",
  },
  enemy: {
    term: "Enemy",
    text: "A ship outside. Tactical dice take its hit points, one each; at none it is destroyed.",
  },
  engineering: {
    term: FACES.engineering,
    text: `An Engineering die repairs one point of the hull when the assignments end, up to ${MAX_HULL}.`,
  },
  graded: {
    term: "Graded difficulty",
    text: "Every harmless card that is drawn also frees all dice in the Scanners, so a deck with more of them is easier.",
  },
  "harmless-card": {
    term: "Harmless card",
    text: "Don't Panic: it is drawn and discarded, and does nothing by itself. An easier deck has more of them.",
  },
  hull: {
    term: "Hull",
    text: `What is left of the ship, at most ${MAX_HULL}. Without hull the ship is lost. Damage costs shields first.`,
  },
  infirmary: {
    term: PLACES.infirmary,
    text: `Hurt crew waits there for a Medical die. With all ${DICE} dice there the ship is lost.`,
  },
  medical: {
    term: FACES.medical,
    text: "A Medical die brings everybody back from the Infirmary and also frees one die from the Scanners.",
  },
  pool: {
    term: PLACES.pool,
    text: "The dice that can be used this turn. At the end of a turn all dice come back to it, but not those in the Scanners, the Infirmary or held by a card.",
  },
  scanners: {
    term: PLACES.scanners,
    text: `Dice that show Threat are locked there until Medical frees them. Every ${SCANNERS_PER_CARD} of them draw one more card each turn.`,
  },
  science: {
    term: FACES.science,
    text: `A Science die brings the shields back to ${MAX_SHIELDS}, or holds a threat in stasis.`,
  },
  shields: {
    term: "Shields",
    text: `They take damage before the hull does, at most ${MAX_SHIELDS}. Science brings all of them back.`,
  },
  stasis: {
    term: "Stasis",
    text: "A threat with a stasis token does not act when its symbol is rolled; the token is used up instead.",
  },
  tactical: {
    term: FACES.tactical,
    text: "A Tactical die deals one damage to an enemy of your choice.",
  },
  "threat-die": {
    term: "Threat die",
    text: "Rolled once a turn after the draw. Every threat with the symbol that it shows acts.",
  },
  "on-board": {
    term: "Threat on board",
    text: "It leaves when dice of the face it asks for lie on it, as many as it asks for. Dice that are not enough come back when the turn ends, and the work is lost.",
  },
};
