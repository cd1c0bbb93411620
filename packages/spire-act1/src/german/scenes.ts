// What the player comes upon: a sentence or two for each event and for Neow, told before anything is chosen.
import type { Words } from "../english/index.js";

/** What stands before the gifts of Neow. */
export const NEOW_SCENE =
  "Am Fuß des Turms öffnet etwas sehr Altes ein Auge und bietet dir ein Geschenk an.";

/** What the player comes upon at the events. */
export const SCENES: Words["scenes"] = {
  living_wall:
    "Steine verschieben sich, bis der Weg verschwunden ist. Gesichter formen sich darin, und jedes nennt dir einen Preis für den Durchgang.",
  ancient_temple:
    "Eine Halle, die sehr lange niemand betreten hat. Auf dem Altar glänzt etwas, und dem Boden davor ist nicht zu trauen.",
  bonfire_spirits:
    "Kleine Lichter tanzen um ein Feuer. Sie wollen etwas, das dir gehört, um es zu verbrennen.",
  the_library:
    "Regale bis zur Decke, eine Lampe, ein tiefer Sessel. Hier ist Zeit, zu lesen oder zu schlafen.",
  big_fish:
    "Vier Dinge hängen an Schnüren in der Luft: eine Banane, ein Donut, eine Kiste und ein Messer. Hier angelt jemand.",
  wheel_of_change: "Ein Gremlin in feinem Mantel winkt dich näher heran. Das Rad dreht sich schon.",
  transmogriphier: "Eine summende Maschine mit einem Schlitz, gerade breit genug für eine Karte.",
  the_cleric:
    "Eine kleine Gestalt in einer großen Robe bietet Heilung an. Die Preise stehen auf dem Ärmel.",
  lab: "Überall Flaschen, und niemand da, den man fragen könnte, wem sie gehören.",
  upgrade_shrine: "Eine Schmiede ohne Schmied. Der Amboss ist warm.",
  wing_statue:
    "Zwischen Säulen steht eine Statue mit zwei Flügeln aus Stein. Goldstücke sind darin eingelassen.",
  ominous_forge:
    "In einer Hütte ohne Tür brennt ein Feuer. Werkzeug liegt bereit, und unter den Kohlen liegt noch etwas.",
  fight_here: "Du hörst Schritte, und sie haben deine gehört.",
  fight_later: "Wer auch immer hier gewartet hat, hat auf dich gewartet.",
  merchant_here: "Ein Teppich, eine Lampe und ein vertrautes Grinsen hinter einer Maske.",
  dead_adventurer:
    "Vor dir ist schon jemand so weit gekommen. Was ihn getötet hat, ist vielleicht noch da.",
  scrap_ooze: "Ein Haufen Schleim, in dem Metall steckt. Wer etwas davon will, muss hineingreifen.",
  world_of_goop:
    "Du rutschst in ein Becken voll Glibber. Auf dem Grund glitzert Gold, und deines sinkt ebenfalls.",
};
