// What cards, enemies and items are called in German, by the names that their rows have; rows of one's own keep theirs.
import type { NameWords } from "../names.js";

/** A name in German, from the table of its kind. */
const nameIn =
  (table: Readonly<Record<string, string>>) =>
  (name: string): string =>
    (Object.hasOwn(table, name) ? table[name] : undefined) ?? name;

const CARDS: Readonly<Record<string, string>> = {
  Strike: "Schlag",
  Defend: "Abwehr",
  Bash: "Schmetterhieb",
  Anger: "Zorn",
  "Body Slam": "Rammstoß",
  Cleave: "Rundumhieb",
  Clothesline: "Wäscheleine",
  Flex: "Muskelspiel",
  Havoc: "Verwüstung",
  "Heavy Blade": "Schwere Klinge",
  "Iron Wave": "Eisenwelle",
  "Pommel Strike": "Knaufschlag",
  "Seeing Red": "Rotsehen",
  "Shrug It Off": "Achselzucken",
  "True Grit": "Zähigkeit",
  "Twin Strike": "Doppelschlag",
  Warcry: "Kriegsruf",
  "Wild Strike": "Wilder Schlag",
  "Battle Trance": "Kampftrance",
  "Blood for Blood": "Blut für Blut",
  "Burning Pact": "Brennender Pakt",
  Carnage: "Gemetzel",
  Clash: "Zusammenprall",
  Combust: "Selbstentzündung",
  "Dark Embrace": "Dunkle Umarmung",
  Disarm: "Entwaffnen",
  Entrench: "Verschanzen",
  Evolve: "Weiterentwicklung",
  "Feel No Pain": "Kein Schmerz",
  "Fire Breathing": "Feueratem",
  "Flame Barrier": "Flammenwand",
  "Ghostly Armor": "Geisterrüstung",
  Headbutt: "Kopfstoß",
  Inflame: "Entflammen",
  Metallicize: "Metallhaut",
  "Perfected Strike": "Vollendeter Schlag",
  "Power Through": "Durchbeißen",
  Rage: "Wut",
  Rampage: "Raserei",
  Rupture: "Zerreißprobe",
  "Second Wind": "Zweite Luft",
  Sentinel: "Schildwache",
  "Sever Soul": "Seelenschnitt",
  Shockwave: "Schockwelle",
  "Spot Weakness": "Schwachstelle",
  Whirlwind: "Wirbelwind",
  Barricade: "Barrikade",
  Berserk: "Berserker",
  Bludgeon: "Keulenhieb",
  Corruption: "Verderbnis",
  "Demon Form": "Dämonengestalt",
  "Double Tap": "Nachsetzen",
  Exhume: "Ausgraben",
  Feed: "Verschlingen",
  "Fiend Fire": "Höllenfeuer",
  Immolate: "Einäschern",
  Impervious: "Unerschütterlich",
  Juggernaut: "Koloss",
  "Limit Break": "Grenzen sprengen",
  Offering: "Opfergabe",
  Uppercut: "Aufwärtshaken",
  Apotheosis: "Apotheose",
  "Hand of Greed": "Hand der Gier",
  "Master of Strategy": "Meister der Strategie",
  Mayhem: "Tumult",
  "The Bomb": "Die Bombe",
  Apparition: "Erscheinung",
  Blind: "Blenden",
  "Dark Shackles": "Dunkle Fesseln",
  "Dramatic Entrance": "Großer Auftritt",
  Finesse: "Raffinesse",
  "Flash of Steel": "Stahlblitz",
  "Good Instincts": "Guter Instinkt",
  Impatience: "Ungeduld",
  Madness: "Wahnsinn",
  "Mind Blast": "Gedankenstoß",
  Panacea: "Allheilmittel",
  Panache: "Schneid",
  Purity: "Reinheit",
  "Sadistic Nature": "Sadistische Ader",
  "Swift Strike": "Schneller Schlag",
  "Thinking Ahead": "Vorausdenken",
  Trip: "Bein stellen",
  Daze: "Benommen",
  Burn: "Verbrennung",
  Slimed: "Verschleimt",
  Injury: "Verletzung",
  Clumsy: "Ungeschick",
  Parasite: "Parasit",
  Regret: "Reue",
  Writhe: "Krämpfe",
  Doubt: "Zweifel",
  Pain: "Schmerz",
  Shame: "Scham",
  Decay: "Verfall",
  "Ascender's Bane": "Bürde des Aufstiegs",
  "Golden Ticket": "Goldenes Los",
  Shiv: "Dolch",
};

const POTIONS: Readonly<Record<string, string>> = {
  "Ancient Potion": "Uralter Trank",
  "Attack Potion": "Angriffstrank",
  "Block Potion": "Blocktrank",
  "Blood Potion": "Bluttrank",
  "Cunning Potion": "Trank der List",
  "Distilled Chaos": "Destilliertes Chaos",
  "Energy Potion": "Energietrank",
  "Entropic Brew": "Entropisches Gebräu",
  "Explosive Potion": "Explosiver Trank",
  "Fairy in a Bottle": "Fee in der Flasche",
  "Fire Potion": "Feuertrank",
  "Flex Potion": "Muskeltrank",
  "Gambler's Brew": "Zockergebräu",
  "Ghost in a Jar": "Geist im Glas",
  "Liquid Memories": "Flüssige Erinnerung",
  "Purity Potion": "Reinheitstrank",
  "Skill Potion": "Fertigkeitstrank",
  "Snecko Oil": "Snecko-Öl",
  "Swift Potion": "Eiltrank",
  "Vulnerable Potion": "Verwundbarkeitstrank",
  "Weak Potion": "Schwächetrank",
};

const RELICS: Readonly<Record<string, string>> = {
  Anchor: "Anker",
  "Bag of Preparation": "Beutel der Vorbereitung",
  "Bird-Faced Urn": "Vogelurne",
  "Blood Vial": "Blutphiole",
  "Blue Candle": "Blaue Kerze",
  Calipers: "Messschieber",
  "Captain's Wheel": "Steuerrad",
  "Centennial Puzzle": "Jahrhunderträtsel",
  "Charon's Ashes": "Charons Asche",
  "Dead Branch": "Toter Ast",
  "Dolly's Mirror": "Dollys Spiegel",
  "Du-Vu Doll": "Du-Vu-Puppe",
  Duality: "Dualität",
  "Gambling Chip": "Spielchip",
  "Golden Eye": "Goldauge",
  "Golden Idol": "Goldenes Götzenbild",
  "Gremlin Horn": "Gremlinhorn",
  "Happy Flower": "Fröhliche Blume",
  "Horn Cleat": "Hornklampe",
  "Ice Cream": "Eiscreme",
  "Incense Burner": "Räuchergefäß",
  "Ink Bottle": "Tintenfass",
  Lantern: "Laterne",
  "Meat on the Bone": "Fleisch am Knochen",
  "Mercury Hourglass": "Quecksilber-Sanduhr",
  "Molten Egg": "Geschmolzenes Ei",
  "Mummified Hand": "Mumifizierte Hand",
  "Mutagenic Strength": "Mutagene Stärke",
  "Nilry's Codex": "Nilrys Kodex",
  "Ninja Scroll": "Ninja-Schriftrolle",
  "Oddly Smooth Stone": "Seltsam glatter Stein",
  "Old Coin": "Alte Münze",
  Orichalcum: "Orichalkum",
  "Peace Pipe": "Friedenspfeife",
  "Pen Nib": "Schreibfeder",
  Pocketwatch: "Taschenuhr",
  "Red Mask": "Rote Maske",
  "Red Skull": "Roter Schädel",
  "Regal Pillow": "Königliches Kissen",
  "Runic Pyramid": "Runenpyramide",
  "Self-Forming Clay": "Selbstformender Ton",
  "Ssserpent Head": "Ssschlangenkopf",
  "Stone Calendar": "Steinkalender",
  "Strike Dummy": "Übungspuppe",
  Sundial: "Sonnenuhr",
  "The Abacus": "Abakus",
  "The Boot": "Stiefel",
  "The Courier": "Kurier",
  Toolbox: "Werkzeugkasten",
  "Toxic Egg": "Giftiges Ei",
  "Tungsten Rod": "Wolframstab",
  "War Paint": "Kriegsbemalung",
  Whetstone: "Wetzstein",
  "Wing Boots": "Flügelstiefel",
  "Loaded Die": "Gezinkter Würfel",
  Astrolabe: "Astrolabium",
  "Pandora's Box": "Büchse der Pandora",
  "Empty Cage": "Leerer Käfig",
  Orrery: "Planetarium",
  "Calling Bell": "Rufglocke",
  "Tiny House": "Winziges Haus",
  "Black Blood": "Schwarzes Blut",
  "Holy Water": "Weihwasser",
  "Snecko Eye": "Snecko-Auge",
  "Ring of the Serpent": "Schlangenring",
  "Wrist Blade": "Armklinge",
  "White Beast Statue": "Statue der weißen Bestie",
  "Frozen Core": "Gefrorener Kern",
  "Coffee Dripper": "Kaffeefilter",
  "Fusion Hammer": "Fusionshammer",
  Ectoplasm: "Ektoplasma",
  "Cursed Key": "Verfluchter Schlüssel",
  "Mark of Pain": "Mal des Schmerzes",
};

const EVENTS: Readonly<Record<string, string>> = {
  "Living Wall": "Lebende Mauer",
  "Ancient Temple": "Uralter Tempel",
  "Bonfire Spirits": "Feuergeister",
  "The Library": "Die Bibliothek",
  "Big Fish": "Dicker Fisch",
  "Wheel of Change": "Rad des Wandels",
  Transmogriphier: "Verwandlungsmaschine",
  "The Cleric": "Der Kleriker",
  Lab: "Labor",
  "Upgrade Shrine": "Schrein der Verbesserung",
  "Wing Statue": "Flügelstatue",
  "Ominous Forge": "Unheimliche Schmiede",
  Encounter: "Begegnung",
  Merchant: "Händler",
  "Dead Adventurer": "Toter Abenteurer",
  "Scrap Ooze": "Schrottschleim",
  "World of Goop": "Glibberwelt",
};

/** An enemy's name alone, and with its article as a subject and as an object. */
interface EnemyName {
  readonly name: string;
  readonly subject: string;
  readonly object: string;
}

const masculine = (name: string, object = name): EnemyName => ({
  name,
  subject: `der ${name}`,
  object: `den ${object}`,
});

/** A masculine name with an adjective, which changes its ending after an article. */
const masculineWith = (adjective: string, noun: string): EnemyName => ({
  name: `${adjective}er ${noun}`,
  subject: `der ${adjective}e ${noun}`,
  object: `den ${adjective}en ${noun}`,
});

const feminine = (name: string): EnemyName => ({
  name,
  subject: `die ${name}`,
  object: `die ${name}`,
});

const ENEMIES: Readonly<Record<string, EnemyName>> = {
  "Jaw Worm": masculine("Kieferwurm"),
  Cultist: masculine("Kultist", "Kultisten"),
  "Red Louse": feminine("Rote Laus"),
  "Green Louse": feminine("Grüne Laus"),
  "Small Slime": masculineWith("Klein", "Schleim"),
  "Large Slime": masculineWith("Groß", "Schleim"),
  "Acid Slime": masculine("Säureschleim"),
  "Spike Slime": masculine("Stachelschleim"),
  "Fungi Beast": feminine("Pilzbestie"),
  Looter: masculine("Plünderer"),
  "Blue Slaver": masculineWith("Blau", "Sklavenhändler"),
  "Red Slaver": masculineWith("Rot", "Sklavenhändler"),
  "Mad Gremlin": masculineWith("Zornig", "Gremlin"),
  "Sneaky Gremlin": masculineWith("Hinterlistig", "Gremlin"),
  "Fat Gremlin": masculineWith("Dick", "Gremlin"),
  "Gremlin Wizard": masculine("Gremlinzauberer"),
  "Gremlin Nob": masculine("Gremlinprotz"),
  Sentry: masculine("Wachposten"),
  "Sentry A": masculine("Wachposten A"),
  "Sentry B": masculine("Wachposten B"),
  Lagavulin: masculine("Lagavulin"),
  "Slime Boss": masculine("Schleimboss"),
  "The Guardian": masculine("Hüter"),
  Hexaghost: masculine("Hexageist"),
};

/** What cards, enemies and items are called. */
export const NAMES: NameWords = {
  card: (name) => {
    const [base = name, plus = ""] = name.split(/(\+)$/);
    return nameIn(CARDS)(base) + plus;
  },
  enemy: (name) => (Object.hasOwn(ENEMIES, name) ? (ENEMIES[name]?.name ?? name) : name),
  potion: nameIn(POTIONS),
  relic: nameIn(RELICS),
  event: nameIn(EVENTS),
  neow: (name) => name,
};

/** An enemy with its article: `den Kleinen Schleim (2)` for `Kleiner Schleim (2)`; one that is not known goes without. */
function withArticle(enemy: string, of: "subject" | "object"): string {
  const [name = enemy, number = ""] = enemy.split(/( \(\d+\))$/);
  const known = Object.values(ENEMIES).find((one) => one.name === name);
  return (known?.[of] ?? name) + number;
}

/** An enemy as the subject of a sentence. */
export const subject = (enemy: string): string => withArticle(enemy, "subject");

/** An enemy as the object of a sentence. */
export const object = (enemy: string): string => withArticle(enemy, "object");

/** A name in quotation marks. */
export const quote = (name: string): string => `„${name}“`;
