// Every word of the game, in alphabetical order.
import { MAX_BLOCK, MAX_ENERGY, MAX_STRENGTH, MAX_TOKENS, SUPPLY_SIZES } from "../data/act1.js";
import type { Words } from "../english/index.js";

/** The words that cards, relics and enemies use, each explained in a sentence or two. */
export const GLOSSARY: Words["glossary"] = {
  intent: {
    term: "Absicht",
    text: "Was ein Gegner in dieser Runde tun wird, wie es der Würfel oder seine Leiste sagt.",
  },
  attack: {
    term: "Angriff",
    text: "Eine Karte, die trifft. Stärke, Schwach und Verwundbar ändern ihre Treffer.",
  },
  retain: {
    term: "Behalten",
    text: "Die Karte wird am Ende deines Zuges nicht abgelegt. Eine flüchtige Karte wird trotzdem erschöpft.",
  },
  daze: {
    term: "Benommen",
    text: `Ein Status, der oben auf deinen Nachziehstapel kommt. Er ist flüchtig und kann nicht gespielt werden. Es gibt ${SUPPLY_SIZES.daze} davon.`,
  },
  block: {
    term: "Block",
    text: `Jeder Punkt fängt einen Punkt Schaden ab. Was übrig ist, verlierst du zu Beginn deines Zuges, Gegner zu Beginn ihres Zuges. Du kannst höchstens ${MAX_BLOCK} haben.`,
  },
  "curl-up": {
    term: "Einrollen",
    text: "Wenn dieser Gegner zum ersten Mal LP verliert, erhält er Block, sobald die Karte, die ihn verletzt hat, fertig ist.",
  },
  energy: {
    term: "Energie",
    text: `Was Karten kosten. Du hast in jedem Zug 3 und kannst höchstens ${MAX_ENERGY} haben; was übrig bleibt, verfällt.`,
  },
  exhaust: {
    term: "Erschöpfen",
    text: "Die Karte kommt auf den Erschöpfungsstapel und ist nach dem Kampf wieder in deinem Deck. Ein Status kehrt in seinen Vorrat zurück.",
  },
  colorless: {
    term: "Farblose Karte",
    text: "Eine Karte, die zu keiner Figur gehört. Händler verkaufen sie, und manche Belohnungen bieten sie an.",
  },
  skill: {
    term: "Fertigkeit",
    text: "Eine Karte, die nicht trifft: Sie gibt Block, zieht Karten oder gibt Gegnern Marker.",
  },
  curse: {
    term: "Fluch",
    text: "Eine Karte, die du nicht wolltest. Sie bleibt in deinem Deck, bis etwas sie entfernt.",
  },
  ethereal: {
    term: "Flüchtig",
    text: "Ist die Karte am Ende deines Zuges auf deiner Hand, wird sie erschöpft.",
  },
  poison: {
    term: "Gift",
    text: `Lässt einen Gegner in jeder Runde LP verlieren, an seinem Block vorbei. Höchstens ${MAX_TOKENS.poison}.`,
  },
  "golden-ticket": {
    term: "Goldenes Los",
    text: "Liegt es in einer Belohnung, kommt die oberste seltene Karte zur Auswahl dazu.",
  },
  power: {
    term: "Kraft",
    text: "Eine Karte, die bis zum Ende des Kampfes im Spiel bleibt.",
  },
  hp: {
    term: "LP",
    text: "Lebenspunkte. Bei 0 LP ist der Lauf verloren. Was dich LP verlieren lässt, hält kein Block auf.",
  },
  "mode-shift": {
    term: "Moduswechsel",
    text: "Hat der Hüter keinen Block, wenn diese Aktion an der Reihe ist, greift er nicht an und wechselt den Modus.",
  },
  relic: {
    term: "Relikt",
    text: "Hilft dir für den Rest des Laufs: immer, in bestimmten Momenten, bei bestimmten Zahlen des Würfels oder einmal pro Kampf oder Raum.",
  },
  damage: {
    term: "Schaden",
    text: "Block fängt ihn zuerst ab, der Rest kostet LP. Schaden, der kein Treffer ist, wird von Stärke, Schwach und Verwundbar nicht geändert.",
  },
  weak: {
    term: "Schwach",
    text: `Jeder Treffer des nächsten eigenen Angriffs ist um 1 kleiner, danach wird ein Marker entfernt. Höchstens ${MAX_TOKENS.weak}.`,
  },
  "spore-cloud": {
    term: "Sporenwolke",
    text: "Wenn dieser Gegner stirbt, gibt er dir Verwundbar.",
  },
  "sharp-hide": {
    term: "Stachelhaut",
    text: "Nachdem du einen Angriff gespielt hast, fügt dir dieser Gegner 1 Schaden zu.",
  },
  strength: {
    term: "Stärke",
    text: `Jeder Marker macht jeden deiner Treffer um 1 größer. Sie hält den ganzen Kampf, wenn nichts anderes dabeisteht. Höchstens ${MAX_STRENGTH}.`,
  },
  starter: {
    term: "Startkarte",
    text: "Ein „Schlag“ oder eine „Abwehr“ aus dem Deck, mit dem du beginnst.",
  },
  status: {
    term: "Status",
    text: "Eine Karte, die Gegner für die Dauer des Kampfes in deine Stapel legen.",
  },
  split: {
    term: "Teilen",
    text: "Wenn dieser Gegner stirbt, kommen zu Beginn der nächsten Runde andere. Erst wenn sie besiegt sind, ist der Kampf vorbei.",
  },
  potion: {
    term: "Trank",
    text: "Einmal benutzt, ist er weg. Du kannst drei tragen. Die meisten wirken nur im Kampf.",
  },
  hit: {
    term: "Treffer",
    text: "Ein einzelner Hieb eines Angriffs oder eines Gegners. Stärke kommt dazu, Schwach nimmt 1 weg, Verwundbar verdoppelt ihn.",
  },
  unplayable: {
    term: "Unspielbar",
    text: "Die Karte kann nicht gespielt werden, wie viel Energie du auch hast.",
  },
  upgrade: {
    term: "Verbessern",
    text: "Macht aus einer Karte ihre bessere Fassung, die ein + im Namen hat. Eine Karte kann nur einmal verbessert werden.",
  },
  burn: {
    term: "Verbrennung",
    text: "Ein Status, der nicht gespielt werden kann. Ist er am Ende deines Zuges auf deiner Hand, fügt er dir 1 Schaden zu.",
  },
  slimed: {
    term: "Verschleimt",
    text: "Ein Status. Für 1 Energie kannst du ihn spielen; dabei wird er erschöpft.",
  },
  transform: {
    term: "Verwandeln",
    text: "Entferne eine Karte, die kein Fluch ist, aus deinem Deck und füge die oberste Karte deines Belohnungsstapels hinzu.",
  },
  vulnerable: {
    term: "Verwundbar",
    text: `Die Treffer des nächsten Angriffs auf dieses Ziel zählen doppelt, danach wird ein Marker entfernt. Höchstens ${MAX_TOKENS.vulnerable}. Greift ein schwacher Angreifer ein verwundbares Ziel an, hebt sich beides auf.`,
  },
  scry: {
    term: "Vorausschauen",
    text: "Sieh dir so viele Karten oben auf deinem Nachziehstapel an. Lege beliebige davon ab; die anderen bleiben in derselben Reihenfolge dort.",
  },
  die: {
    term: "Würfel",
    text: "Jede Runde wird ein Würfel geworfen, nachdem du gezogen hast. Gegner ohne Leiste handeln danach, und er löst Würfelrelikte aus. Was den Würfel ändert, wird benutzt, bevor etwas anderes geschieht.",
  },
  enraged: {
    term: "Wütend",
    text: "Nachdem du eine Fertigkeit gespielt hast, fügt dir dieser Gegner 1 Schaden zu.",
  },
  copy: {
    term: "Zweimal gespielt",
    text: "Zuerst wird eine Kopie der Karte ausgeführt, kostenlos und mit eigenem Ziel, dann die Karte selbst. Eine Kopie wird nie kopiert, und keine Karte wird öfter als zweimal gespielt.",
  },
};

/** How the words that need to be explained are found in a text: what they begin with, in all their forms. */
const FORMS: Readonly<Partial<Record<keyof Words["glossary"], string>>> = {
  intent: "Absicht(en)?",
  retain: "behalten",
  daze: "benommen",
  block: "Blocks?",
  "curl-up": "Einrollen",
  exhaust: "erschöpf\\p{L}*",
  colorless: "farblose\\p{L}? Karten?",
  curse: "(Fluch(s|es)?|Flüchen?)",
  ethereal: "flüchtig\\p{L}*",
  poison: "Gift",
  "golden-ticket": "Goldene[sn]? Los",
  "mode-shift": "Moduswechsel",
  weak: "Schwach",
  "spore-cloud": "Sporenwolke",
  "sharp-hide": "Stachelhaut",
  strength: "Stärke",
  starter: "Startkarten?",
  status: "Status(karten?)?",
  split: "Teilen",
  unplayable: "unspielbar",
  upgrade: "verbesser\\p{L}*",
  burn: "Verbrennung",
  slimed: "verschleimt",
  transform: "verwand(el|le)\\p{L}*",
  vulnerable: "verwundbar",
  scry: "vorausschau\\p{L}*",
  enraged: "wütend",
  copy: "(zweimal gespielt|Zug zweimal)",
};

/** Whether a text uses a word of the glossary that needs to be explained. */
export const mentions: Words["mentions"] = (text, id) => {
  const form = FORMS[id];
  return form !== undefined && new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, "iu").test(text);
};
