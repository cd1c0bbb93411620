// The words of the game, each explained in a sentence or two, and the rules in parts for a newcomer.
import { DICE, MAX_HULL, MAX_SHIELDS, SCANNERS_PER_CARD } from "./data/vocabulary.js";

import { DISTRESS_CALL } from "./story.js";

/** A word of the game and what it means. */
export interface GlossaryEntry {
  /** The word in lower case with hyphens, to look it up by. */
  readonly id: string;
  readonly term: string;
  readonly text: string;
}

/** The words of the game in alphabetical order. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    id: "barrier",
    term: "Barrier",
    text: "As long as the Ouroboros Barrier stands, Ouroboros cannot be hit. It is back at full hit points whenever it acts, so shoot it down within one turn or two.",
  },
  {
    id: "boss",
    term: "Boss",
    text: "Ouroboros lies at the bottom of the deck. The game is won when it is destroyed, the deck is empty and no other enemy is left.",
  },
  {
    id: "commander",
    term: "Commander",
    text: "A Commander die rerolls every other die in the pool, or turns one of them to any face.",
  },
  {
    id: "enemy",
    term: "Enemy",
    text: "A ship outside. Tactical dice take its hit points, one each; at none it is destroyed.",
  },
  {
    id: "engineering",
    term: "Engineering",
    text: `An Engineering die repairs one point of the hull when the assignments end, up to ${MAX_HULL}.`,
  },
  {
    id: "graded",
    term: "Graded difficulty",
    text: "Every harmless card that is drawn also frees all dice in the Scanners, so a deck with more of them is easier.",
  },
  {
    id: "harmless-card",
    term: "Harmless card",
    text: "Don't Panic: it is drawn and discarded, and does nothing by itself. An easier deck has more of them.",
  },
  {
    id: "hull",
    term: "Hull",
    text: `What is left of the ship, at most ${MAX_HULL}. Without hull the ship is lost. Damage costs shields first.`,
  },
  {
    id: "infirmary",
    term: "Infirmary",
    text: `Hurt crew waits there for a Medical die. With all ${DICE} dice there the ship is lost.`,
  },
  {
    id: "medical",
    term: "Medical",
    text: "A Medical die brings everybody back from the Infirmary and also frees one die from the Scanners.",
  },
  {
    id: "pool",
    term: "Pool",
    text: "The dice that can be used this turn. At the end of a turn all dice come back to it, but not those in the Scanners, the Infirmary or held by a card.",
  },
  {
    id: "scanners",
    term: "Scanners",
    text: `Dice that show Threat are locked there until Medical frees them. Every ${SCANNERS_PER_CARD} of them draw one more card each turn.`,
  },
  {
    id: "science",
    term: "Science",
    text: `A Science die brings the shields back to ${MAX_SHIELDS}, or holds a threat in stasis.`,
  },
  {
    id: "shields",
    term: "Shields",
    text: `They take damage before the hull does, at most ${MAX_SHIELDS}. Science brings all of them back.`,
  },
  {
    id: "stasis",
    term: "Stasis",
    text: "A threat with a stasis token does not act when its symbol is rolled; the token is used up instead.",
  },
  {
    id: "tactical",
    term: "Tactical",
    text: "A Tactical die deals one damage to an enemy of your choice.",
  },
  {
    id: "threat-die",
    term: "Threat die",
    text: "Rolled once a turn after the draw. Every threat with the symbol that it shows acts.",
  },
  {
    id: "on-board",
    term: "Threat on board",
    text: "It leaves when dice of the face it asks for lie on it, as many as it asks for. Dice that are not enough come back when the turn ends, and the work is lost.",
  },
];

/** A part of the rules in a few sentences. */
export interface Lesson {
  readonly title: string;
  readonly text: string;
}

/** What a newcomer needs to know, a part at a time. */
export const LESSONS: readonly Lesson[] = [
  { title: "The distress call", text: DISTRESS_CALL.join(" ") },
  {
    title: "The aim",
    text: "Outlast the deck: win when it is empty and no enemy is left. The ship is lost without hull, or with the whole crew in the Infirmary.",
  },
  {
    title: "Roll",
    text: `Six crew dice are rolled. A Threat face locks in the Scanners, and every ${SCANNERS_PER_CARD} dice there draw one more card each turn.`,
  },
  {
    title: "Assign",
    text: "Take a die and choose: Tactical fires, Engineering repairs the hull, Medical brings the Infirmary back and frees a Scanner die, Science recharges the shields or holds a threat in stasis, Commander rerolls or turns dice.",
  },
  {
    title: "Threats on board",
    text: "They leave when the dice they ask for have worked on them. Some do harm as long as they stay. Enemies outside leave when their hit points are shot away.",
  },
  {
    title: "Draw and activate",
    text: "Then a card is drawn and the threat die rolled: every threat with that symbol acts. Look at the marks on the cards to see what is likely.",
  },
];
