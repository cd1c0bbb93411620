// What the parts of a card's text say beside its operations.
import { capitalize } from "@games/core-game/text";
import type { Words } from "../english/index.js";
import type { CardType, Keyword, Moment, Passive, Trigger } from "../vocabulary.js";
import { TYPE_OBJECTS, toAnEnemy } from "./ops.js";

const MOMENTS: Readonly<Record<Exclude<Moment, "draw" | "play">, string>> = {
  "turn-start": "Zu Beginn deines Zuges",
  "turn-end": "Am Ende deines Zuges",
  use: "Einmal pro Zug",
  exhaust: "Immer wenn du eine Karte erschöpfst",
  block: "Immer wenn du Block erhältst",
  token: "Immer wenn du einem Gegner einen Marker gibst",
  held: "Am Ende deines Zuges, wenn diese Karte auf deiner Hand ist",
  exhausted: "Wenn diese Karte erschöpft wird",
  "fight-start": "Zu Beginn eines Kampfes",
  die: "Wenn der Würfel die Zahl zeigt",
  roll: "Nach einem Wurf",
  reset: "Wenn dein Block verfallen würde",
  removed: "Wenn diese Karte aus deinem Deck entfernt wird",
};

const TYPES: Readonly<Record<CardType, string>> = {
  attack: "Angriff",
  skill: "Fertigkeit",
  power: "Kraft",
  status: "Status",
  curse: "Fluch",
  ticket: "Los",
};

const PASSIVES: Readonly<Record<Passive, string>> = {
  "keep-block": "Dein Block bleibt zu Beginn deines Zuges erhalten.",
  "free-skills": "Deine Fertigkeiten kosten nichts und werden beim Spielen erschöpft.",
  "better-starters":
    "Startkarten „Schlag“ treffen mit 1 mehr, Startkarten „Abwehr“ geben 1 Block mehr.",
};

const KEYWORDS: Readonly<Record<Keyword, string>> = {
  exhaust: "Erschöpfen.",
  ethereal: "Flüchtig.",
  retain: "Behalten.",
  unplayable: "Unspielbar.",
  "on-top": "Kommt nach dem Spielen oben auf deinen Nachziehstapel.",
  "only-attacks": "Nur spielbar, solange du nur Angriffe auf der Hand hast.",
  strike: "",
  once: "Wird nie zweimal gespielt.",
  permanent: "Kann nicht aus deinem Deck entfernt werden.",
};

/** When a trigger goes off. */
function momentText({ on, of }: Trigger): string {
  if (on !== "draw" && on !== "play") return MOMENTS[on];
  const what = of?.map((type) => TYPE_OBJECTS[type]).join(" oder ") ?? "eine Karte";
  return `Immer wenn du ${what} ${on === "draw" ? "ziehst" : "spielst"}`;
}

/** What happens at a moment; who gets a token was named before, other targets were not. */
export function triggerText(trigger: Trigger, deeds: readonly string[]): string {
  const told = deeds.map(capitalize).join(". ");
  return `${momentText(trigger)}: ${trigger.on === "token" ? told : toAnEnemy(told)}.`;
}

/** The parts of a card's text. */
export const CARDS: Words["cards"] = {
  types: TYPES,
  keywords: KEYWORDS,
  passives: PASSIVES,
  hurtCost: (cost) => `Kostet ${cost}, sobald du in diesem Kampf LP verloren hast.`,
  nothing: "Bewirkt nichts.",
  trigger: triggerText,
};
