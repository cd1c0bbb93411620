// What the game says when it refuses something, and why the planner does something.
import type { Words } from "../english/index.js";
import { PERCENT } from "./forms.js";
import { object, quote, subject } from "./names.js";

/** Why an action is refused. */
export const REFUSALS: Words["refusals"] = {
  "game-over": "Der Lauf ist zu Ende.",
  "not-now": "Das geht an dieser Stelle des Laufs nicht.",
  "question-open": "Beantworte zuerst die Frage der Karte, die gerade gespielt wird.",
  "no-question": "Danach wird jetzt nicht gefragt.",
  "not-in-hand": "Diese Karte ist nicht auf deiner Hand.",
  unplayable: "Diese Karte kann nicht gespielt werden.",
  "not-enough-energy": "Du hast nicht genug Energie für diese Karte.",
  "only-attacks":
    "Diese Karte kannst du nur spielen, solange alle Karten auf deiner Hand Angriffe sind.",
  "no-target": "Es ist kein Gegner da, den du angreifen könntest.",
  "no-such-power": "Eine solche Kraft hast du nicht im Spiel.",
  "already-used": "Diese Kraft hast du in diesem Zug schon benutzt.",
  "no-such-choice": "Das steht nicht zur Wahl.",
  "not-offered": "Das wird nicht angeboten.",
  "cannot-upgrade": "Du hast keine solche Karte, die du verbessern könntest.",
  "no-such-relic": "Dieses Relikt hast du nicht.",
  "relic-used": "Dieses Relikt hast du hier schon so oft benutzt, wie es geht.",
  "cannot-use": "Dieses Relikt kannst du in diesem Moment nicht benutzen.",
  "cannot-drink": "Diesen Trank kannst du in diesem Moment nicht trinken.",
  "condition-unmet": "Was dieses Relikt braucht, ist nicht geschehen.",
  "cannot-reach": "Dorthin führt kein Weg.",
  "potions-full": "Du hast keinen Platz für einen weiteren Trank.",
  "no-potions": "Ein Relikt verbietet dir Tränke.",
  "not-enough-gold": "Dafür hast du nicht genug Gold.",
  "removed-before": "Dieser Händler hat schon eine Karte entfernt.",
  "cannot-remove": "Du hast keine solche Karte, die entfernt werden könnte.",
  "no-such-potion": "Du hast keinen solchen Trank, den du hier benutzen könntest.",
  "cannot-camp": "Das geht an diesem Lagerfeuer nicht.",
};

const ITEMS: Readonly<Record<string, string>> = {
  potion: "eines Tranks",
  relic: "eines Relikts",
  event: "eines Ereignisses",
  neow: "einer Neow-Karte",
};

/** What can be wrong with rows, options and saves, as the end of a sentence that begins with the field. */
export const FAULTS: Words["faults"] = {
  "not-an-id": "muss eine ID aus Kleinbuchstaben, Ziffern und _ sein",
  "not-a-card": "muss die ID einer Karte sein, nicht „{id}“",
  "not-an-enemy": "muss die ID eines Gegners sein, nicht „{id}“",
  "not-a-status": "muss die ID einer Statuskarte sein, nicht „{id}“",
  "status-card": "darf weder eine Statuskarte noch ein Los sein",
  "id-twice": "hat die ID „{id}“ zweimal",
  "row-missing": "muss eine Zeile mit der ID „{id}“ haben",
  "status-changed": "muss bei {id} „status“ bleiben",
  "status-upgraded": "muss bei einer Statuskarte fehlen",
  "nested-companions": "darf keine Begleiter mit eigenen Begleitern haben, aber {id} hat welche",
  "uneven-die": "muss 1, 2, 3 oder 6 Zeilen für die Würfelseiten haben",
  "slot-missing": "nennt einen Platz, den es nicht gibt",
  "not-a-character": "muss „ironclad“ sein, nicht „{id}“",
  "no-luck": "muss eine Zufallsquelle sein, etwa seeded(seed)",
  "printed-only": "gehört zum gedruckten Akt, nicht zum kurzen Lauf",
  "hp-above-max": "darf nicht über maxHp liegen",
  "variant-of-nobody": "nennt „{id}“, und das ist kein Gegner",
  "no-such-variant": "verlangt Variante {variant} von {id}, aber es gibt nur {count}",
  "variant-missing": "hat keine solche Variante",
  "track-too-short": "hat keinen solchen Platz",
  "too-much-hp": "hat mehr LP, als möglich ist",
  "not-a-power": "ist keine Kraft",
  "trigger-missing": "hat keinen solchen Auslöser",
  "stray-fight": "ist in einem Kampf, den es nicht gibt",
  "no-result": "ist zu Ende, hat aber kein Ergebnis",
  "lost-with-hp": "ist verloren, obwohl noch LP übrig sind",
  "off-the-map": "liegt außerhalb des Spielplans",
  "other-map": "hat einen anderen Spielplan",
  "wrong-node": "ist im falschen Raum",
  "wrong-stack": "führt Dinge aus, die nicht ineinander stecken können",
  "wrong-hp": "hat die falschen LP",
  "lost-strength": "soll mehr Stärke verlieren, als da ist",
  "no-enemies": "hat niemanden, gegen den gekämpft wird",
  "lost-statuses": "hat Statuskarten verloren",
  "lost-cards": "hat Karten verloren",
  "exhausted-statuses": "hat Statuskarten im Erschöpfungsstapel",
  "not-settled": "ist nicht zu Ende ausgeführt",
  "broken-queue": "hat eine fehlerhafte Warteschlange",
  "power-missing": "führt eine Kraft aus, die nicht da ist",
  "no-such-step": "ist bei einem Schritt, den es nicht gibt",
  "no-question": "wartet, ohne dass etwas gefragt wird",
  "no-answers": "hat eine Frage ohne Antworten",
  "not-an-item": ({ kind, id }) => `muss die ID ${ITEMS[kind] ?? kind} sein, nicht „${id}“`,
  "not-an-encounter": "muss die ID einer Begegnung sein, nicht „{id}“",
  "no-rows": "muss mindestens eine Zeile haben",
  "needs-fight": "kann hier „{op}“ nicht tun, das geht nur im Kampf",
  "not-in-fight": "kann hier „{op}“ nicht tun, das geht nur zwischen Kämpfen",
  "not-rolled": "muss die Zahl sein, die der Würfel dieser Runde zeigt",
  "broken-path": "hat auf Stufe {level}, Spalte {column} Wege, die nirgendwohin führen",
};

/** A chance in percent, as reasons have it. */
const chance = (percent: string | number): string => `${percent}${PERCENT}`;

const enemy = (name: string | number): string => object(`${name}`);
const named = (name: string | number): string => quote(`${name}`);

/** Why the planner does something. Chances are to complete the act, in percent. */
export const REASONS: Words["reasons"] = {
  only: "Etwas anderes ist nicht möglich.",
  "wins-fight": "Dieser Zug kann den Kampf gewinnen.",
  kills: (kill) => `Tötet ${enemy(kill.enemy)} und verhindert so ${kill.damage} Schaden.`,
  "kills-idle": (kill) => `Tötet ${enemy(kill.enemy)}.`,
  "helps-to-kill": (kill) => `Hilft, ${enemy(kill.enemy)} noch in diesem Zug zu töten.`,
  blocks: "Fängt {blocked} von {incoming} Schaden dieser Runde ab.",
  weakens: (weak) => `Danach trifft ${subject(`${weak.enemy}`)} schwächer.`,
  exposes: (exposed) => `Der nächste Treffer auf ${enemy(exposed.enemy)} zählt doppelt.`,
  "gains-strength": "Mehr Stärke macht jeden späteren Treffer größer.",
  "gains-energy": "Die Energie reicht dann in diesem Zug für weitere Karten.",
  draws: "Zieht Karten, solange noch Energie für sie da ist.",
  "sets-up": "Eine Kraft zahlt sich in jeder späteren Runde aus.",
  damages: ({ damage, ...hit }) => `Das kostet ${enemy(hit.enemy)} ${damage} LP.`,
  "thins-out": "Für den Rest des Kampfes bleiben weniger Karten, die wenig bringen.",
  "ends-turn": "Nichts, was noch möglich ist, hilft mehr, als es kostet.",
  "does-best":
    "Von allem, was bis zum Ende des Kampfes durchgespielt wurde, schnitt das am besten ab.",
  "takes-card": ({ card, after, before }) =>
    `${named(card)} macht das Deck stärker: ${chance(after)} für den ganzen Akt, ohne die Karte ${chance(before)}.`,
  "takes-relic": ({ relic, after, before }) =>
    `${named(relic)} wirkt den ganzen Lauf lang: ${chance(after)} für den ganzen Akt, ohne das Relikt ${chance(before)}.`,
  "takes-free": "Kostet nichts.",
  "leaves-cards": "Keine der Karten macht das Deck stärker.",
  "leaves-rest": "Was übrig ist, lohnt sich nicht.",
  buys: ({ ware, price, after, before }) =>
    `${named(ware)} ist die ${price} Gold wert: ${chance(after)} für den ganzen Akt, sonst ${chance(before)}.`,
  "removes-card": ({ card }) =>
    `Das Deck ist ohne ${named(card)} besser; diese Karte bringt am wenigsten.`,
  "leaves-merchant": "Sonst ist hier nichts seinen Preis wert.",
  rests: ({ missing, after, other }) =>
    `${missing === 1 ? "Es fehlt" : "Es fehlen"} ${missing} LP: ${chance(after)} für den ganzen Akt nach dem Rasten, ${chance(other)} mit der besten Verbesserung.`,
  upgrades: ({ card, after, other }) =>
    `${named(card)} zu verbessern hilft mehr als Rasten: ${chance(after)} für den ganzen Akt, nach dem Rasten ${chance(other)}.`,
  "upgrades-card": ({ card }) => `${named(card)} gewinnt durch eine Verbesserung am meisten.`,
  "transforms-card": ({ card }) => `Auf ${named(card)} lässt sich am ehesten verzichten.`,
  "chooses-option": ({ after, other }) =>
    `Die beste Möglichkeit: ${chance(after)} für den ganzen Akt, mit der nächstbesten ${chance(other)}.`,
  drinks: ({ potion }) => `${named(potion)} hilft jetzt mehr als später.`,
  "makes-room": ({ potion }) => `${named(potion)} hilft von allen Tränken am wenigsten.`,
  "goes-fight": "Der Weg durch diesen Kampf ist der beste: Die Belohnung ist etwa {cost} LP wert.",
  "goes-elite": "Ein Elitekampf: Sein Relikt und der Weg dahinter sind etwa {cost} LP wert.",
  "goes-campfire": "Ein Lagerfeuer: rasten oder eine Karte verbessern.",
  "goes-event": "Der Weg über dieses Ereignis ist der beste.",
  "goes-merchant": "Beim Händler lassen sich {gold} Gold ausgeben.",
  "goes-treasure": "Ein Schatz: ein Relikt ohne Kampf.",
  "goes-boss": "Alle Wege führen zum Boss.",
};
