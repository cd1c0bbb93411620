// What the player comes upon: a sentence or two for each event and for Neow, told before anything is chosen.

/** What stands before the gifts of Neow. */
export const NEOW_SCENE =
  "At the foot of the spire something very old opens one eye, and offers you a gift.";

/** What the player comes upon at the events. */
export const SCENES = {
  living_wall:
    "Stones shift until the way is gone. Faces form in them, and each of them names its price for letting you pass.",
  ancient_temple:
    "A hall that nobody has entered for a very long time. Something gleams on the altar, and the floor before it is not to be trusted.",
  bonfire_spirits: "Small lights dance around a fire. They want something of yours to burn.",
  the_library:
    "Shelves up to the ceiling, a lamp, a deep chair. There is time to read, or to sleep.",
  big_fish:
    "Four things hang in the air on strings: a banana, a donut, a box and a knife. Somebody is fishing here.",
  wheel_of_change: "A gremlin in a fine coat waves you closer. The wheel is already turning.",
  transmogriphier: "A humming machine with a slot just wide enough for a card.",
  the_cleric: "A small figure in a large robe offers healing. The rates are written on the sleeve.",
  lab: "Bottles everywhere, and nobody to ask whose they are.",
  upgrade_shrine: "A forge without a smith. The anvil is warm.",
  wing_statue:
    "Between pillars stands a statue with two stone wings. Pieces of gold are set in it.",
  ominous_forge:
    "A fire burns in a hut without a door. There are tools, and there is something under the coals.",
  fight_here: "You hear steps, and they have heard yours.",
  fight_later: "Whoever waited here has waited for you.",
  merchant_here: "A rug, a lamp, and a familiar grin behind a mask.",
  dead_adventurer: "Somebody came this far before you. What killed them may not have gone away.",
  scrap_ooze: "A heap of slime with metal in it. To take some, you would have to reach in.",
  world_of_goop:
    "You slip into a pool of goop. Gold is glittering at its bottom, and yours is sinking too.",
};
