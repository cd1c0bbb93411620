// The words of the table of Deep Space D-6, beside those of the engine.
import { count } from "@games/core-game/text";
import { MAX_HULL, MAX_SHIELDS } from "@games/dsd6";

const dice = (n: number): string => count(n, "die", "dice");

/** In English. */
export const ENGLISH = {
  /** What the bots are called. */
  bots: {
    captain: "Captain: weighs what each die is worth",
    random: "Random",
  },
  /** The reason for a hint, where the last turns were solved. */
  solved: (reason: string, chance: number) =>
    `${reason} Played out to the end, this wins ${Math.round(chance * 100)}% of the time.`,
  missingContent:
    "It was played with a threat deck that is not in this browser. Ask for the file of the game, which brings its deck along, or open the deck on the form for a new game and try again.",
  bridge: {
    heading: "Turn",
    turn: "Turn ",
    phases: "Phases",
    deck: { name: "Deck", note: "In any order, the boss last." },
    discard: { name: "Discard", note: "The newest first." },
    noCards: "No cards.",
  },
  ship: {
    heading: "Ship",
    shields: "Shields",
    hull: "Hull",
    of: (max: number) => ` of ${max}`,
    repairs: (points: number) => `Engineering repairs ${points} when Assign ends.`,
    /** Before the number that an order would lead to. */
    wouldBe: "would be ",
  },
  dice: {
    notRolled: "not rolled",
    named: (number: number, face: string) => `Die ${number}, ${face}`,
    /** Before what it shows, and before where it is. */
    shows: (number: number) => `Die ${number}, `,
    lies: (number: number) => `Die ${number}: `,
    take: (number: number) => `Take die ${number}`,
    at: (place: string) => `Dice: ${place}`,
  },
  threats: {
    heading: "Threats",
    none: "Nothing on the sensors.",
    die: "Threat die",
    called: (symbol: string, threats: number, isRolled: boolean) =>
      `${symbol}: ${count(threats, "threat")}${isRolled ? ", rolled" : ""}`,
    kinds: {
      external: "Enemy",
      boss: "Boss",
      "boss-barrier": "Barrier",
      internal: "On board",
      filler: "",
    },
    safe: {
      "barrier-up": "Safe behind its Barrier",
      "not-alone": "Out of reach while others fight",
      "already-destroyed": "Destroyed",
    },
    isNew: "New this turn",
    holds: "Holds",
    stasis: "Stasis tokens: ",
    hitPoints: "Hit points: ",
    ofHitPoints: (max: number) => ` / ${max} HP`,
    resolvedBy: "Resolved by ",
    there: (dice: number) => ` – ${dice} there`,
    /** Cards that were drawn and are gone again. */
    harmless: "Harmless",
    gone: "Drawn and gone",
    freesScanners: "Frees every die in the Scanners.",
    nothing: "Nothing happens.",
  },
  stations: {
    heading: "Stations",
    does: {
      commander: "Reroll the pool or turn a die",
      tactical: "Fire at an enemy",
      engineering: "Repair the hull",
      medical: "Heal crew, free a Scanner die",
      science: "Recharge shields or set stasis",
    },
    commsOffline: "Comms are offline",
    inReach: (enemies: number) =>
      enemies === 0 ? "No enemy in reach" : `${count(enemies, "enemy", "enemies")} in reach`,
    toRepair: (points: number) =>
      points <= 0 ? "Nothing left to repair" : `${points} of ${MAX_HULL} to repair`,
    hurt: (hurt: number, scanned: number) =>
      hurt + scanned === 0 ? "Nobody needs it now" : `${hurt} hurt, ${scanned} in the Scanners`,
    shields: (shields: number) =>
      shields === MAX_SHIELDS ? "The shields are full" : `Shields ${shields} of ${MAX_SHIELDS}`,
    scanners: "Threat faces lock here",
    extraCards: (cards: number) => `${count(cards, "extra card")} at the draw`,
    infirmary: "Hurt crew waits for Medical",
  },
  /** The buttons that move the turn on; on a narrow screen only the middle of each is left. */
  steps: {
    roll: { start: "", short: "Roll", end: " the crew" },
    assign: { start: "", short: "End", end: " assignments" },
    draw: { start: "Roll the ", short: "threat die", end: "" },
    activate: { start: "", short: "Face", end: " the threats" },
  },
  deck: {
    crew: "Crew",
    crewDice: "Crew dice",
    turn: "The turn",
    gameOver: "The game is over.",
    first: (step: string) => `First: ${step.toLowerCase()}.`,
    skip: "Skip turn",
    toRoll: (n: number) => `${dice(n)} to roll.`,
    idle: (n: number) => (n === 0 ? "Every die is used." : `${dice(n)} could still act.`),
    deckEmpty: "The deck is empty.",
    drawn: (isSeveral: boolean) => `${isSeveral ? "Cards are" : "A card is"} drawn.`,
    /** The same with the chance that an enemy comes. */
    drawnWith: (isSeveral: boolean, chance: string) =>
      `${isSeveral ? "Cards are" : "A card is"} drawn: ${chance} for an enemy.`,
    wakes: (chance: string) => `${chance} that it wakes something.`,
    luck: "The rest is up to luck.",
    percent: (chance: number) => `${(chance * 100).toFixed(1)}%`,
    hints: {
      roll: "Roll the dice in the pool. Threat faces lock in the Scanners.",
      assign: "Take a die: tap it, press its number, or drag it to a station or a threat.",
      draw: "The turn's card is drawn. The threat die comes next.",
      activate: "The die is cast: look at what lights up, then face it.",
      over: "",
    },
  },
  orders: {
    putBack: "Put back",
    putDieBack: "Put the die back",
    count: (die: string, orders: number) => `${die}: ${count(orders, "order")}.`,
    /** After the die in hand, when another one is to be turned. */
    other: (number: number) => ` – die ${number}`,
    useless: (why: string) => `Would change nothing. ${why}`,
    turn: (number: number) => `Turn die ${number}`,
    turnTo: (number: number) => `Turn die ${number} …`,
    noneScanned: (chance: string) => `${chance} that no die goes to the Scanners.`,
  },
  decks: {
    label: "Threat deck",
    standard: "of the game",
    own: (name: string) => `${name}, your own`,
    kinds: (kinds: number) => `This deck has ${count(kinds, "kind")} of cards.`,
    heading: "Cards of your own",
    loading: "Loading …",
    unnamed: "My deck",
    notJson: "This file cannot be read as JSON.",
    isStandard: "This is the deck that comes with the game.",
    about:
      "Describe a card; it joins the deck that is chosen above. The game refuses cards that make no sense, and says why.",
    name: "Name of the card",
    kind: "What it is",
    kindChoices: { external: "an enemy outside", internal: "a threat on board" },
    copies: "Copies in the deck",
    symbol: "Acts on",
    effect: "What it does then",
    amount: "How many (n)",
    hp: "Hit points",
    face: "Resolved by",
    dice: "Dice it needs",
    add: "Add the card",
    save: "Save the deck to a file",
    reset: "Back to the deck of the game",
    open: "Open a deck from a file",
    /** The name of a deck that a card was added to. */
    with: (card: string) => `With ${card}`,
    added: (card: string) => `${card} is in the deck, which is kept in this browser.`,
    opened: (file: string) => `The deck of ${file} is ready, and kept here.`,
  },
  position: {
    about: "Tell how the table stands at the beginning of a turn, before the crew is rolled.",
    ship: "The ship",
    turn: "Turn",
    threats: "Threats in play, the oldest first",
    hitPoints: (name: string) => `Hit points of ${name}`,
    hp: "HP",
    stasisOn: (name: string) => `Stasis tokens on ${name}`,
    stasis: "Stasis",
    /** A button before the name of a card. */
    takeAway: "Take away ",
    add: "Add a card",
    choose: "Choose …",
    crew: "The crew",
    die: (number: number) => `Die ${number}`,
    heldBy: (name: string) => `Held by ${name}`,
    gone: "What has left the deck for the discard pile",
    rest: "Everything else is still in the deck.",
    destroyed: (boss: string) => `${boss} destroyed`,
    begin: "Continue from here",
  },
  table: {
    streams: { crew: "Six crew dice", threat: "Threat die", deck: "Threat deck" },
    names: { "crew-die": "crew die", "threat-die": "threat die", "threat-deck": "threat deck" },
    setUp:
      "Build the threat deck for the difficulty, shuffle it, and put Ouroboros at the bottom. Six crew dice lie in the pool.",
    parts: {
      internal: "On board",
      external: "Enemies",
      "boss-barrier": "The boss",
      boss: "The boss",
      filler: "Harmless",
    },
  },
  endings: {
    score: {
      won: (difficulty: string, hull: number) => `Won on ${difficulty}, hull ${hull}`,
      lost: (turns: number) => `Lost after ${count(turns, "turn")}`,
    },
    titles: {
      won: "Somebody answered",
      "hull-lost": "The hull gives way",
      "crew-lost": "An empty bridge",
    },
    killedBy: (title: string, threat: string) => `${title}: ${threat}`,
    stalemate: "Nothing moves any more",
    play: (difficulty: string) => `Play ${difficulty}`,
    fromEasy: "With three harmless cards less the Scanners fill up faster.",
    fromNormal: "Hard has no harmless cards at all.",
    printed: {
      text: "The readings of the printed game are another game again.",
      label: "Play them",
    },
    wholeHull: "Could you bring it home with a whole hull?",
    advice: {
      "hull-lost":
        "Shoot what deals damage first, and recharge the shields before they are down: one Science die brings back four points.",
      "crew-lost":
        "Keep one Medical die a turn for the Infirmary and the Scanners, and resolve what sends crew away.",
    },
    easier: "An easier deck gives the Scanners back more often.",
  },
  coach: {
    call: {
      title: "The distress call",
      /** `call` is the last line of the distress call. */
      text: (call: string) => `${call} Lost hull is a lost ship; the shields take damage first.`,
    },
    threats: {
      title: "What is coming",
      text: "Two threats are there already. The symbol on a card says when it acts: once a turn the threat die is rolled, and every card with its symbol does what its text says.",
    },
    roll: {
      title: "Roll the crew",
      text: "Six dice are your crew. Roll them with the button or the key N.",
    },
    order: {
      title: "Give an order",
      text: "Tap a die, press its number, or drag it to a station or a card. Every order says what it would do; some would change nothing, and say why.",
    },
    scanners: {
      title: "The Scanners",
      text: "A die that shows Threat is locked here. Every three of them draw one more card each turn, and only Medical frees them: do not let them pile up.",
    },
    end: {
      title: "Use every die, then end",
      text: "Dice that are left do nothing. When all is done, end the assignments (key E): the hull is repaired and a card is drawn.",
    },
    draw: {
      title: "A card was drawn",
      text: "It is marked as new. Now roll the threat die (key T): cards with its symbol light up.",
    },
    face: {
      title: "Face it",
      text: "What lights up acts now; arrows beside hull, shields and hit points show what it will cost. Then the dice come back and the next turn begins (key F).",
    },
    win: {
      title: "How it is won",
      text: "When the deck is empty and no enemy is left, help arrives. Ouroboros lies at the bottom, behind its Barrier. Ask for a hint (key H) whenever you do not know what to do.",
    },
  },
};
