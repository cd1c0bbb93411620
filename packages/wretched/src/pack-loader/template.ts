// A story to begin with: every card and part in its place, with a question where the author's text goes.
import { CARD_IDS, rankOf, SUITS } from "../data/cards.js";
import { cardName } from "../text.js";

/** A file to begin a story with: everything required, the optional parts as comments, and every prompt to be written. */
export function packTemplate(title: string): string {
  const cards = CARD_IDS.map((id) => {
    return `### ${id}\n\n<!-- ${cardName(id)}${hintOf(id)} -->`;
  });
  return `${[HEAD(title), ...cards].join("\n\n")}\n`;
}

/** What the framework makes of a card by itself. */
function hintOf(id: (typeof CARD_IDS)[number]): string {
  const rank = rankOf(id);
  if (id === "HA") return ": the win card. What begins to bring rescue nearer?";
  if (rank === "A") return ": help of some kind.";
  if (rank === "K") return ": one of the four that end the story when all are seen.";
  return ["3", "5", "7", "9"].includes(rank) ? ": it calls for a check. What goes wrong?" : ".";
}

const HEAD = (title: string): string => `---
title: ${JSON.stringify(title)}
ace.hearts: win
ace.diamonds: boost
ace.clubs: skip
ace.spades: return-king
# Everything below is optional. Take the # away from what you want to say.
# subtitle: "..."
# author: "..."
# license: "..."
# version: "1"
# link: "https://..."
# language: "en"
# summary: "One or two sentences for a list of stories."
${SUITS.map((suit) => `# suit.${suit}: "What ${suit} are about"`).join("\n")}
# name.integrity: "warmth"
# name.token: "drift"
# name.tokens: "drifts"
# name.beacon: "the plough"
# name.tool: "the dry oak"
# name.tracker: "hard night"
# name.trackers: "hard nights"
# name.check: "cold check"
---

<!--
Write a prompt below each card: a few sentences, and a question that only the player can answer.
A card can be marked after its id: "### H4: pull" calls for a check, "### H4: repair 2" is a modifier card.
Check the file at any time: npx games-lab pack check FILE

Further parts that a story can have:
## Introduction, ## Opening log, ## Day log, ## Sign-off, ## Closing log, ## Content notes, ## Advice, ## Debrief,
## Credits, and ## Ending victory: A title (also ship_destroyed, four_kings, deck_exhausted, final_pull_failed, ended).
-->`;
