// The words of the table of Spire, beside those of the engine.
import { count } from "@games/core-game/text";

/** A kind of item, as the catalogues of names have them. */
type Kind = "relic" | "potion";

const cards = (n: number): string => count(n, "card");

/** In English. */
export const ENGLISH = {
  /** What the bots are called. */
  bots: {
    planner: "Planner: plays the lines of a turn to the end of the fight",
    hasty: "Hasty: the first card at the first enemy",
    random: "Random",
  },
  /** How often the act is completed from here, after the reason for a hint. */
  chance: (chance: number) => `About ${Math.round(chance * 100)}% to complete the act from here.`,
  ironclad: "Ironclad",
  /** The kinds of card as they are printed. */
  types: {
    attack: "Attack",
    skill: "Skill",
    power: "Power",
    status: "Status",
    curse: "Curse",
    ticket: "Ticket",
  },
  /** The kinds of node as they stand under a sign. */
  nodes: {
    encounter: "Encounter",
    elite: "Elite",
    boss: "Boss",
    campfire: "Campfire",
    event: "Event",
    merchant: "Merchant",
    treasure: "Treasure",
  },
  loading: "The table is being laid …",
  run: {
    run: "The run",
    hp: "HP",
    gold: { label: "Gold: ", unit: "gold" },
    fights: { label: "Fights won: ", unit: "won" },
    level: { label: "Level: ", unit: "level" },
    map: "Map",
    lookAtMap: "Look at the map",
  },
  map: {
    heading: "The way up",
    boss: { start: "The boss of this act: ", end: ". " },
    choose: (rooms: number) => `Choose one of ${rooms} rooms.`,
    ahead: "On the ways to the boss: ",
    thisWay: "This way, itself included: ",
    nothing: "nothing",
    board: "Map, from the bottom to the boss",
    level: (level: number) => `Level ${level}`,
    goTo: (node: string) => `Go to ${node}`,
    way: (node: string, way: number, ways: number, ahead: string) =>
      `Go to ${node}, way ${way} of ${ways}. Ahead, itself included: ${ahead}.`,
    /** A room in words: what it is, whether it is cleared, and whether the player is there. */
    room: (node: string, isCleared: boolean, here: "here" | "ended" | undefined) =>
      [
        node,
        ...(isCleared ? ["cleared"] : []),
        ...(here === "here" ? ["you are here"] : here === "ended" ? ["the run ended here"] : []),
      ].join(", "),
    next: "Go on to the next node",
    goOn: (node: string) => `Go on to ${node}`,
    nodeOf: (node: number, nodes: number) => `Node ${node} of ${nodes}`,
    nodes: "Nodes",
  },
  piles: {
    deck: { name: "Deck", look: "Look into the deck", note: "Everything you own." },
    draw: {
      name: "Draw",
      look: "Look into the draw pile",
      note: "By name; nobody knows the order.",
    },
    discard: {
      name: "Discard",
      look: "Look into the discard pile",
      note: "They become the new draw pile when it is empty.",
    },
    exhaust: {
      name: "Exhaust",
      look: "Look into the exhaust pile",
      note: "They are out of this fight.",
    },
    title: (name: string, n: number) => `${name}: ${cards(n)}`,
    top: (names: readonly string[]) =>
      `Known to be on top, the next one first: ${names.join(", ")}.`,
  },
  card: {
    win: "win",
    /** What it was before it was changed. */
    before: (energy: string | undefined, text: string) =>
      `Before: ${energy === undefined ? "" : `${energy} energy. `}${text}`,
    many: (n: number) => `, ${n} of them`,
    energy: (energy: string) => `, ${energy} energy`,
    now: (numbers: string) => ` Now: ${numbers}.`,
    words: "Words: ",
  },
  battle: {
    turn: "Your turn",
    energy: "Energy",
    endTurn: "End turn",
    endTurnKey: "End the turn",
    round: (round: number) => `Round ${round}`,
    arrivals: (names: readonly string[]) => `On the way: ${names.join(", ")}`,
    decisions: (left: number) => `Decisions left before the fight is lost: ${left}`,
    deadly: "This would kill you.",
    over: "The fight would be over.",
    cost: (hp: number) => `It would cost you ${hp > 0 ? hp : "no"} HP.`,
    hand: "Hand",
    emptyHand: "Your hand is empty.",
    play: (card: string) => `Play ${card}`,
    use: (name: string) => `Use ${name}`,
    powers: "Powers and relics to use",
    spells: {
      label: "Until the turn ends",
      noDraws: "No more draws this turn",
      doubleTaps: (n: number) => `Attacks to be played twice: ${n}`,
      doubleSkills: (n: number) => `Skills to be played twice: ${n}`,
      attackStrength: (n: number) => `${n} Strength for the next Attack`,
      blockKept: "Your block stays",
      handKept: "You may keep cards of your hand",
      freeCards: (n: number) => `Free cards: ${n}`,
      lossLeft: "At most 1 HP lost this round",
      temporaryStrength: (n: number) => `${n} Strength goes at the end of the turn`,
    },
    hp: "HP: ",
    marks: "Block and tokens",
    mark: {
      block: "block: ",
      strength: "Strength: ",
      vulnerable: "Vulnerable: ",
      weak: "Weak: ",
      poison: "Poison: ",
    },
  },
  enemies: {
    enemies: "Enemies",
    special: "Special",
    choose: (name: string) => `Choose ${name}`,
    chooseWithHp: (name: string, hp: number) => `Choose ${name}, ${hp} HP`,
    gone: "Gone",
    shifts: "Shifts its mode",
    intent: "Intent",
    /** What it does, as the engine's `describeIntent` says it. */
    it: (does: string) => `It ${does}.`,
    when: "This happens when you end your turn.",
    signs: {
      block: (n: number) => `+${n} block`,
      strength: (n: number) => `+${n} Strength`,
      vulnerable: (n: number) => `${n} Vulnerable`,
      weak: (n: number) => `${n} Weak`,
      daze: (n: number) => `${n} Daze`,
      burn: (n: number) => `${n} Burn`,
      slimed: (n: number) => `${n} Slimed`,
      steal: (n: number) => `steals ${n} gold`,
      leave: "leaves",
      nothing: "nothing",
    },
  },
  die: {
    key: "What each face of the die does",
    shows: (face: number) => `The die shows ${face}`,
    whatItDoes: "What it does",
    rule: "One die is rolled each round. It tells every enemy without a track what to do, and sets off relics.",
    on: (faces: readonly number[]) => `On ${faces.join(", ")}: `,
    enemy: (name: string, does: string) => `${name} ${does}.`,
    always: (name: string, does: string) => `Whatever the die shows, ${name} ${does}.`,
    nothing: "Nothing.",
  },
  belt: {
    label: "Potions and relics",
    potionsKey: "Potions: look, drink, throw, discard",
    potions: (held: number, limit: number, names: string) =>
      `Potions, ${held} of ${limit}: ${names === "" ? "none" : names}`,
    title: (held: number, limit: number) => `Potions: ${held} of ${limit}`,
    none: "You carry none. Fights, events and merchants have them.",
    throw: "Throw at an enemy",
    drink: "Drink",
    discard: "Discard",
    relics: "Relics",
    left: (charges: number) => ` ${charges} left.`,
  },
  ask: {
    question: "A question",
    takeBack: "Take it back",
    escapeKey: "esc",
    choose: (card: string) => `Choose ${card}`,
    play: (card: string) => `Play ${card}`,
    discard: (card: string) => `Discard ${card}`,
    upgrade: (card: string) => `Upgrade ${card}`,
    remove: (card: string) => `Remove ${card}`,
    transform: (card: string) => `Transform ${card}`,
    option: (option: number) => `Option ${option}`,
    spend: (energy: number) => `Spend ${energy} energy`,
    keepFace: (face: number) => `Keep the ${face}`,
    letBlockGo: "Let the block go",
    stop: {
      scry: "Leave the others on top",
      keep: "Keep the rest",
      card: "Choose no more cards",
    },
  },
  campfire: {
    heading: "Campfire",
    lead: "Rest, or sharpen one card for the rest of the run.",
    restKey: "Rest",
    full: "Rest: you are at full HP",
    rest: (before: number, after: number) => `Rest: ${before} → ${after} HP`,
    leaveKey: "Leave the campfire",
    leave: "Leave",
    smith: "Smith: what each card would become",
    upgrade: (card: string) => `Upgrade ${card}`,
    upgradeTo: (card: string, to: string) => `Upgrade ${card} to ${to}`,
  },
  merchant: {
    heading: "Merchant",
    lead: (gold: number) => `You have ${gold} gold. Everything is sold once.`,
    shelves: { relics: "Relics", potions: "Potions", cards: "Cards" },
    leaveKey: "Leave the merchant",
    leave: "Leave",
    buy: (name: string, price: number) => `Buy for ${price} gold: ${name}`,
    removeKey: "Remove a card",
    remove: (price: number) => `Remove a card for ${price} gold`,
    removal: "A slim deck shows its best cards more often.",
    removeCard: (card: string) => `Remove ${card}`,
  },
  room: {
    /** What an option changes. */
    changes: {
      hp: "HP",
      gold: "gold",
      cards: "cards",
      relics: "relics",
      potions: "potions",
    },
  },
  rewards: {
    victory: "Victory",
    lead: "Take what you want, in any order. What you leave is gone.",
    leadOfOne:
      "Take one card into your deck, or none: a slim deck shows its best cards more often.",
    skipKey: "Skip the reward",
    skip: "Take none",
    leaveKey: "Leave the rest of the reward",
    goOn: "Go on",
    leave: "Leave the rest and go on",
    treasure: "Treasure",
    bossBeaten: "The boss is beaten",
    reward: "A reward",
    gold: (amount: number) => `${amount} gold`,
    take: (name: string) => `Take ${name}`,
    relics: "One of these relics",
    card: "This card",
    cards: "One of these cards",
  },
  /** A relic or a potion in words, after what the button does with it. */
  item: (does: string, kind: Kind, text: string) => `${does}, ${kind}. ${text}`,
  coach: {
    card: {
      title: "A card to begin with",
      text: "Take one of these cards into your deck: click it, or press its number. You may also leave them.",
    },
    gift: {
      title: "A gift for the whole run",
      text: "Choose one of three. What each would change stands under it; words with a dotted line explain themselves.",
    },
    map: {
      title: "The way up",
      text: "Paths lead to the boss. Bright rooms can be entered now. Under the map stands what lies ahead. Fights give cards and gold, campfires heal, the horned sign is an elite: hard, with a relic.",
    },
    intent: {
      title: "What they are about to do",
      text: "Above each enemy stands its intent. Swords are a hit, with its size. It happens when you end your turn. Press Next.",
    },
    play: {
      title: "Play a card",
      text: "You have 3 energy each turn; the orange number is the cost. The numbers at the foot of a card are what it does now. Click a card or press its number; then choose the enemy.",
    },
    end: {
      title: "End your turn",
      text: "Beside the button stands what ending the turn would cost you. Block takes hits until your next turn. Play what you can pay for, then press E.",
    },
    die: {
      title: "The die of the round",
      text: "One die tells all enemies what to do, and sets off relics with its number. Press it, or O, to see every face.",
    },
    potions: {
      title: "Potions",
      text: "Drink or throw one in a fight; it costs no energy. Press P to see what you carry.",
    },
    reward: {
      title: "Your reward",
      text: "Take gold, potions and one card, in any order. A card is in every hand to come: take none that makes your deck worse.",
    },
  },
  endings: {
    won: "The act is yours",
    lost: "The run is over",
    stopped: (enemy: string) => `Stopped by ${enemy}`,
    theBoss: "the boss",
    wayUp: (levels: number, fights: number, boss: string, hp: number) =>
      `You climbed all ${levels} levels, won ${fights === 1 ? "one fight" : `${fights} fights`} and beat ${boss} with ${hp} HP left.`,
    way: (level: number, levels: number, fights: number, deck: number) =>
      `You reached level ${level} of ${levels}, won ${fights === 1 ? "one fight" : `${fights} fights`} and carried ${cards(deck)}.`,
    nothingLeft: "Nothing is left to prove here. Try for fewer cards.",
    ascension: {
      text: (level: number, rule: string) => `Climb at Ascension ${level}: ${rule}`,
      label: (level: number) => `Ascension ${level}`,
    },
    printed: {
      text: "Play the printed act, with its map, relics, potions and merchants.",
      label: "The printed act",
    },
    kinder: {
      text: "With more HP there is time to learn what the cards do.",
      label: "Play with 15 HP",
    },
    advice: {
      potions: "You still had potions. They cost no energy: drink them while they help.",
      gold: "You still had gold. Look for a merchant on the map before the hard fights.",
      deck: "Your deck was large. Leave cards you do not need; a slim deck shows its best ones more often.",
      hint: "Ask for a hint (H) when a turn looks bad: it says what a good player would do, and why.",
    },
  },
  table: {
    streams: {
      die: "The die",
      cards: "Draw pile of the Ironclad",
      enemies: "Enemy and encounter decks",
      rewards: "Rewards deck",
      items: "Potion and relic decks",
      events: "Event and Neow cards",
      map: "Map",
    },
    setUp:
      "Shuffle the starting deck and every other deck, each face down, and have the die at hand.",
  },
};
