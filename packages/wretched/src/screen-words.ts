// What a screen says beside the sentences of actions and events, in English; a pack's `words` can replace each of them.

/** The English words of screens, by key. */
export const SCREEN_ENGLISH = {
  "stage.firstLog": "Before the first day",
  "stage.rollForTasks": "Day {day} begins",
  "stage.processCard": "{cards} face down",
  "stage.towerPull": "A {name.check} is due",
  "stage.specialChecks": "One {name.tracker} can go",
  "stage.journalPhase": "The evening of day {day}",
  "stage.beaconRoll": "Does anybody hear?",
  "stage.finalPull": "The last {name.check}",
  "stage.finalLog": "{ending}",
  "stage.exit": "{ending}",
  "now.firstLog": "Open the log with a page of your own, or leave it blank.",
  "now.rollForTasks": "A die with {sides} sides tells how many cards the day has.",
  "now.rollForTasks.known":
    "A die with {sides} sides tells how many cards the day has. The {card} lies on top.",
  "now.processCard":
    "Turn the next one. The chance of a {name.check} is {check}, of a {name.tracker} {tracker}, of an Ace {ace}.",
  "now.processCard.known": "The next one is the {card}.",
  "now.towerPull": "",
  "now.specialChecks":
    "You may do it now or never. The others stay in sight, and every {name.tracker} counts.",
  "now.journalPhase": "All cards are turned. Write what it was like.",
  "now.beaconRoll":
    "{dice} of six sides: {need} or more takes one away. {tokens} to go; the chance of at least one is {chance}.",
  "now.finalPull": "Rescue is here. One last thing must hold.",
  "now.finalLog": "{story}",
  "now.exit": "{story}",
  "check.none": "No die is rolled.",
  "check.die": "One die of six sides is rolled.",
  "check.dice": "{dice} of six sides are rolled and added up.",
  "check.pool": "{dice} rolled at once; those that show 1 are lost.",
  "check.pool.again": "{dice} rolled at once, {times} times; those that show 1 are lost.",
  "check.real": "Pull from your own tower, and say whether it stood or fell.",
  "check.severe": "A severe card adds {plus}.",
  "check.holds": "The chance that it holds is {chance}.",
  "check.table": "What can be lost of {left} {name.integrity}",
  "check.range": "{from} to {to}",
  "check.fatal": "{damage}, the end",
  "check.count": "Every {name.check} so far: {n}",
  "board.day": "Day",
  "board.of": "{n} of {all}",
  "board.seen": "{n} seen",
  "board.dark": "not yet",
  "board.lit": "{n} of {all} {name.tokens} left",
  "board.boosted": "{state}, easier now",
  "board.aces": "Aces seen",
  "board.at-hand": "at hand",
  "board.not-at-hand": "not at hand",
  "board.deck": "Deck",
  "board.out-there": "Out there",
  "presence.0": "far off",
  "presence.1": "somewhere near",
  "presence.2": "close",
  "presence.3": "very close",
  "presence.spades": "{near}, {n} of 13 Spades",
  "chance.rare": "1 in {games}",
  "chance.tiny": "under 1 in a million",
  "why.log":
    "The log is what stays of the story. It costs nothing and changes no odds; a line is enough.",
  "why.roll-tasks": "Nothing else can be done before the cards lie on the table.",
  "why.turn-card":
    "The cards have to be turned. The chance that the next one is a {name.check} is {check}.",
  "why.pull": "It holds with a chance of {chance}, and there is nothing at hand to spare it.",
  "why.use-tool":
    "It spares one {name.check}, and the early ones cost most, because each Ace makes the later ones gentler. Spending it at once is very nearly the best there is.",
  "why.king":
    "{trackers} in sight, and number {limit} ends the story. Nothing else can take one away.",
  "why.roll-rescue": "It cannot harm. The chance of at least one {name.token} less is {chance}.",
  "why.tower": "Only you can see your tower.",
  "why.other": "It is the only thing left to do.",
  "ending.days": "{days}, {cards}, {trackers} in sight.",
  "term.check": "{Name.check}",
  "term.check.text":
    "Some cards call for one. A roll takes something off the {name.integrity}; at 0 the story is over. The panel shows the exact chances before you roll.",
  "term.integrity": "{Name.integrity}",
  "term.integrity.text":
    "What holds everything together, as a number. A {name.check} makes it smaller. At 0 the story ends.",
  "term.tracker": "{Name.tracker}",
  "term.tracker.text":
    "The four cards of one rank. Each that comes stays in sight and counts; the last one ends the story at once.",
  "term.ace": "Ace",
  "term.ace.text":
    "Each Ace makes every later {name.check} cheaper, and has something of its own: one starts the rescue, others help it, spare a {name.check}, or take a {name.tracker} away.",
  "term.beacon": "{Name.beacon}",
  "term.beacon.text":
    "One Ace starts it. From then on there is a roll for rescue at the end of every day, until no {name.token} is left.",
  "term.token": "{Name.token}",
  "term.token.text":
    "What is left of the way to rescue. A high enough roll in the evening removes one; after the last one comes one final {name.check}.",
  "term.tool": "{Name.tool}",
  "term.tool.text":
    "Once you have it, you may decline one {name.check} of your choice. Then it is spent.",
  "term.severe": "Severe card",
  "term.severe.text": "Its {name.check} costs more, and at least 1, whatever the Aces take off.",
  "term.modifier": "Modifier card",
  "term.modifier.text":
    "A card that does something of its own after its prompt: it repairs, makes the day longer or shorter, or lets you look ahead.",
  "term.log": "Log",
  "term.log.text":
    "What you write, or speak, at the end of each day. It changes no odds. It is the point of the game.",
  "term.deck": "Deck",
  "term.deck.text":
    "52 cards, each with a prompt. A card has no place in the deck before it is turned, so nobody knows what comes next.",
} as const satisfies Readonly<Record<string, string>>;

/** One of the keys of {@link SCREEN_ENGLISH}. */
export type ScreenKey = keyof typeof SCREEN_ENGLISH;
