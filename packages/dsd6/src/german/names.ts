// What things are called, what threats do, and how they are counted, in German.
import { capitalize, formsOf } from "@games/core-game/text";
import type {
  Difficulty,
  EffectName,
  Face,
  Passive,
  Phase,
  Place,
  ThreatSymbol,
} from "../data/vocabulary.js";
import { type ThreatNames, translateName } from "../standard-names.js";

/** How German counts. */
export const { count, either, list, number, pick } = /* @__PURE__ */ formsOf("de");

/** The forms of nouns that are counted. */
export const CARDS = { one: "Karte", other: "Karten" };
export const DAMAGE = { one: "Schaden", other: "Schaden" };
export const DICE = { one: "Würfel", other: "Würfel" };
export const POINTS = { one: "Punkt", other: "Punkte" };
export const TURNS = { one: "Runde", other: "Runden" };

// All in the singular, so that they can be the subject of any sentence.
/** The standard cards. */
export const THREATS: ThreatNames = {
  "panel-explosion": "Konsolenbrand",
  distracted: "Ablenkung",
  "friendly-fire": "Eigenbeschuss",
  "boost-morale": "Aufmunterung",
  nebula: "Nebel",
  "time-warp": "Zeitschleife",
  pandemic: "Pandemie",
  "spore-infestation": "Sporenbefall",
  "robot-uprising": "Roboteraufstand",
  "comms-offline": "Funkausfall",
  "strike-bombers": "Bomberstaffel",
  scout: "Späher",
  pirates: "Piratenschiff",
  "space-pirates": "Piratenkreuzer",
  "orbital-cannon": "Orbitalkanone",
  "solar-winds-flagship": "Flaggschiff Sonnenwind",
  hijackers: "Enterkommando",
  "ouroboros-barrier": "Ouroboros-Barriere",
  ouroboros: "Ouroboros",
  "dont-panic": "Keine Panik",
};

const MASCULINE = { subject: "der", object: "den", at: "am", from: "vom" } as const;
const FEMININE = { subject: "die", object: "die", at: "an der", from: "von der" } as const;
const NEUTER = { subject: "das", object: "das", at: "am", from: "vom" } as const;
/** A name that goes without an article. */
const ALONE = { subject: "", object: "", at: "an", from: "von" } as const;

type Articles = Readonly<Record<keyof typeof MASCULINE, string>>;

const ARTICLES: Readonly<Record<keyof ThreatNames, Articles>> = {
  "panel-explosion": MASCULINE,
  distracted: FEMININE,
  "friendly-fire": MASCULINE,
  "boost-morale": FEMININE,
  nebula: MASCULINE,
  "time-warp": FEMININE,
  pandemic: FEMININE,
  "spore-infestation": MASCULINE,
  "robot-uprising": MASCULINE,
  "comms-offline": MASCULINE,
  "strike-bombers": FEMININE,
  scout: MASCULINE,
  pirates: NEUTER,
  "space-pirates": MASCULINE,
  "orbital-cannon": FEMININE,
  "solar-winds-flagship": NEUTER,
  hijackers: NEUTER,
  "ouroboros-barrier": FEMININE,
  ouroboros: ALONE,
  "dont-panic": ALONE,
};

/** A card with its article; one that is not of the standard deck goes without. */
function withArticle(name: string, use: keyof Articles): string {
  const ids = Object.keys(ARTICLES) as (keyof ThreatNames)[];
  const id = ids.find((one) => THREATS[one] === name);
  return `${(id === undefined ? ALONE : ARTICLES[id])[use]} ${name}`.trim();
}

/** A card as the subject of a sentence: `der Späher`. */
export const subject = (name: string): string => withArticle(name, "subject");

/** The same at its beginning. */
export const Subject = (name: string): string => capitalize(subject(name));

/** A card as the object of a sentence: `den Späher`. */
export const object = (name: string): string => withArticle(name, "object");

/** Where dice work: `am Späher`. */
export const at = (name: string): string => withArticle(name, "at");

/** Whom something came from: `vom Späher`. */
export const from = (name: string): string => withArticle(name, "from");

/** What a refusal calls a card, whose row has an English name or one of its own. */
export const cardName = (name: string | number): string => translateName(String(name), THREATS);

/** The crew faces; each is also the name of its station. */
export const FACES: Readonly<Record<Face, string>> = {
  commander: "Kommando",
  tactical: "Taktik",
  medical: "Medizin",
  science: "Forschung",
  engineering: "Technik",
  threat: "Gefahr",
};

/** The symbols of the threat die. */
export const SYMBOLS: Readonly<Record<ThreatSymbol, string>> = {
  skull: "Totenkopf",
  lightning: "Blitz",
  alien: "Alien",
  warning: "Warnung",
  hazard: "Strahlung",
  nova: "Nova",
};

/** The places of a die. */
export const PLACES: Readonly<Record<Place, string>> = {
  pool: "Vorrat",
  commander: "Station Kommando",
  tactical: "Station Taktik",
  medical: "Station Medizin",
  science: "Station Forschung",
  engineering: "Station Technik",
  scanners: "Scanner",
  infirmary: "Krankenstation",
  spent: "Verbraucht",
  threat: "Auf einer Gefahr",
};

/** The phases. */
export const PHASES: Readonly<Record<Phase, string>> = {
  roll: "Würfeln",
  assign: "Einsatz",
  draw: "Ziehen",
  activate: "Aktivieren",
  over: "Spielende",
};

/** The difficulties. */
export const DIFFICULTIES: Readonly<Record<Difficulty, string>> = {
  easy: "Leicht",
  normal: "Normal",
  hard: "Schwer",
};

/** What holds as long as a threat is there. */
export const PASSIVES: Readonly<Record<Passive, string>> = {
  "no-recharge": "Die Schilde lassen sich nicht aufladen.",
  "no-commander":
    "Das Kommando fällt aus, und auf eine gezogene harmlose Karte folgt gleich die nächste.",
  "hp-floor": "Feinde behalten ihren letzten Trefferpunkt.",
};

/** What a threat does. */
export const EFFECTS: Readonly<Record<EffectName, (amount: number) => string>> = {
  "hull-damage": (amount) => `Verursacht ${count(amount, DAMAGE)}, zuerst an den Schilden.`,
  "shield-damage": (amount) => `Verursacht ${count(amount, DAMAGE)}, nur an den Schilden.`,
  "shield-or-hull-damage": (amount) =>
    `Verursacht ${count(amount, DAMAGE)} an den Schilden oder, wenn keine mehr da sind, am Rumpf.`,
  "send-crew": (amount) => `Schickt ${count(amount, DICE)} der Crew auf die Krankenstation.`,
  "send-pool": () => "Schickt alle Würfel im Vorrat auf die Krankenstation.",
  "return-crew": (amount) => `Holt ${count(amount, DICE)} der Crew von der Krankenstation zurück.`,
  "lock-die": () => "Hält einen Würfel aus dem Vorrat fest.",
  "free-die": () => "Lässt den Würfel wieder los.",
  "discard-self": () => "Wird abgelegt.",
  "shuffle-discards": (amount) =>
    amount === 1
      ? "Mischt die zuletzt abgelegte Karte in den Stapel."
      : `Mischt die ${number(amount)} zuletzt abgelegten Karten in den Stapel.`,
  "draw-cards": (amount) =>
    amount === 1 ? "Zieht eine weitere Karte." : `Zieht ${number(amount)} weitere Karten.`,
  regenerate: () => "Erhält alle Trefferpunkte zurück.",
};
