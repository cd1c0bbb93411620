// The words of the table of Wretched & Alone, beside those of the engine and of the stories.
import type { Tower } from "@games/wretched";
import type { LogKind } from "@games/wretched/text";

const TOWERS: Record<Tower, string> = {
  integrity: "the integrity of the story, with a die",
  real: "a real tower of blocks",
  dice: "a dice tower of a hundred dice",
  countdown: "a hundred dice, one less for each check",
};

const KINDS: Record<LogKind, string> = {
  opening: "Before the first day",
  day: "The evening",
  closing: "The end",
};

/** In English. */
export const ENGLISH = {
  bots: {
    prudent: "Prudent: spends the tool at once",
    hoarder: "Hoarder: keeps the tool for a deadly moment",
    stoic: "Stoic: never uses the tool",
    random: "Random",
  },
  missingContent:
    "It was played with a story that is not in this browser. Ask for the file of the game, which brings its story along, or bring the story in on the form for a new game and try again.",
  notInLink:
    "The pages of your log, your recordings and what you softened are not in it; the file of the game has them.",
  loading: {
    table: "Opening the logbook …",
    notes: "Fetching the logbook …",
    stories: "Fetching the stories …",
    reading: "Opening …",
  },
  screen: {
    whole: "The whole story",
    soFar: "The logbook so far",
    afterwards: "Afterwards",
    dark: "Sound of the dark",
  },
  board: {
    heading: "Where you stand",
    inSight: "In sight",
    bands: "Bands",
    /** After what is left of the integrity. */
    of: (all: number) => ` of ${all}`,
  },
  cards: {
    table: "The cards of the day",
    row: "Cards",
    read: (card: string) => `Read the ${card}`,
    turn: "Turn the next card",
    faceDown: "A card, face down",
    changes: { soft: "Soften this prompt", out: "Leave it out", full: "Show it in full" },
    soft: (subject: string) =>
      `This card is about: ${subject}. Say as much or as little as you like; one word is enough.`,
    out: "You left this prompt out.",
  },
  tookOff: (reduction: number) => `The Aces took off ${reduction}.`,
  aloud: {
    read: "Read aloud",
    stop: "Stop reading",
    /** What is read, after the words of the button. */
    what: (what: string) => `: ${what}`,
    log: "the whole log",
  },
  safety: {
    notes: "What this story touches on",
    before: "Before you begin",
    always: "At any time",
    soften: "Soften from the start",
    softened:
      "A softened prompt names its subject and nothing more. Each card can be changed later.",
    narrator: "Who writes the log?",
    open: "Open the log",
  },
  pages: { opening: "opening", closing: "closing", day: (day: string) => `day ${day}` },
  log: {
    kept: "Kept in this browser.",
    keptForNow: "Kept as long as this tab; the browser stores nothing now.",
    beginning: "A beginning; change it as you like.",
    yourName: "[your name]",
    label: (page: string) => `Your log, ${page}`,
    close: "Close the log",
    skip: "Leave it unwritten",
    skipKey: "Leave the log unwritten",
    addSignOff: "Add the sign-off",
  },
  audio: {
    heading: "Spoken log",
    speak: "Speak the log",
    stop: "Stop and keep the recording",
    microphone: "Microphone",
    phases: {
      recording: "The microphone is on.",
      asking: "The browser asks for the microphone.",
      idle: "If you like. The sound stays on this device.",
    },
    recording: (number: number, page: string) => `Recording ${number} of the ${page} log`,
    deleteOne: (number: number) => `Delete recording ${number}`,
    delete: "Delete",
    problems: {
      absent: "This browser has no microphone for this page. Your log can be written instead.",
      NotAllowedError:
        "The microphone was refused. Allow it in the browser's settings for this page, or write your log.",
      NotFoundError: "No microphone was found. Your log can be written instead.",
      NotReadableError:
        "The microphone is in use elsewhere. Close what uses it, or write your log.",
    },
  },
  logbook: {
    empty: "No page is closed yet.",
    unwritten: "This page was left unwritten.",
    markdown: "Save the story as Markdown",
    plain: "As plain text",
    html: "As a page to print",
    print: "Print",
    share: "Share the story with its log",
    kinds: KINDS,
    cards: (cards: string) => `Cards and rolls: ${cards}`,
  },
  chooser: {
    legend: "Story",
    by: (author: string) => `By ${author}.`,
    own: "your own",
    old: {
      start:
        "A story of yours was made for an early version and cannot be played here. It is kept on the page ",
      link: "Your data",
      end: ", where you can save it to a file.",
    },
    /** The licence asks for this notice as it is. */
    notice: {
      start: "This work is based on The Wretched (found at ",
      middle:
        "), product of Chris Bissette and Loot The Room, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (",
      end: ").",
    },
    noEndorsement: "Its authors do not endorse this app; all prompts here are our own or yours.",
  },
  odds: {
    unknown: "Nobody has measured how often this story is won.",
    caption: "How often it is won",
    game: "Game",
    presets: { calibrated: "Calibrated", "as-written": "As written" },
    how: {
      exact: "By a player who spends the tool on the first check; calculated exactly.",
      games: (games: number) =>
        `By a player who spends the tool on the first check; ${games.toLocaleString("en")} games simulated.`,
    },
  },
  own: {
    summary: "Bring a story of your own",
    explained:
      "A story is a Markdown or JSON file with 52 prompts. Files of other programs can be opened too: type-based Markdown, config.yml with deck.csv (choose both), and JSON with categories. The quickest way to a story of your own is to change one that exists.",
    file: "Open a story from a file",
    address: "Or the address of a story on this site",
    open: "Open it",
    status: "Your story",
    ready: (title: string) => `“${title}” is ready, and kept in this browser.`,
    assumed: "What was assumed about it",
    template: (title: string) => `Save “${title}” as a template`,
    templateTitle: (title: string) => `My ${title}`,
    faults: (file: string, faults: number) =>
      `${file} has ${faults === 1 ? "one fault" : `${faults} faults`}. Nothing was changed.`,
    theStory: "the story",
    sameAs: (title: string) => `has the id and the rules of “${title}”; give it an id of its own`,
    thisStory: (fault: string) => `This story ${fault}.`,
    elsewhere: "Only stories of this site can be fetched; save it as a file and open that.",
    notFound: (status: number) => `There is no story at this address (${status}).`,
    tooLarge: "This file is too large to be a story.",
    notFetched: "It could not be fetched. Is there a network?",
  },
  shared: {
    summary: "Read a story that somebody played",
    explained:
      "At the end of a game, and at any time in its logbook, “Share the story with its log” makes one file of both. Here it can be read.",
    file: "Open a log from a file",
    noStory: "The story of this log is not in the file, and not here.",
  },
  table: {
    streams: { deck: "Deck of 52 cards", dice: "Dice" },
    setUp:
      "Shuffle the pack without its jokers, lay it face down, and have a die and your log at hand.",
    tower: "What stands for the danger",
    towerHint: "With a real tower you say whether it stood or fell.",
    towers: TOWERS,
  },
  position: {
    explained: "Tell how the table stands in the morning of a day, before the die is rolled.",
    day: "Day",
    integrity: "Integrity that is left",
    tokens: "Tokens on the beacon",
    tool: "The tool was found and is not spent",
    cards: (cards: number) => `Cards that have come, in their order: ${cards}`,
    begin: "Continue from here",
  },
  coach: {
    open: {
      title: "Open the log",
      text: "This is your page. Write a line or leave the beginning as it is, and press “Close the log” (w).",
    },
    roll: {
      title: "How many cards?",
      text: "A die says how much happens today. Roll it (n).",
    },
    turn: {
      title: "Turn a card",
      text: "The lit card is the next one. Press it (n), and read its prompt: it asks what happens, and the answer is yours.",
    },
    check: {
      title: "Something must hold",
      text: "This card wants a check. The bars show exactly what it can cost. Make it (p).",
    },
    board: {
      title: "Where you stand",
      text: "Above is what holds you together, and below it the cards that end the story when the last of them comes. Words with dots explain themselves.",
    },
    evening: {
      title: "The evening",
      text: "All cards are turned. Write what it was like, as much or as little as you want, and close the log (w). Then the next day begins.",
    },
    end: {
      title: "That is all",
      text: "One Ace brings rescue within reach; then there is one more roll every evening. “Hint” (h) tells what a good player would do, and why.",
    },
  },
  endings: {
    won: (share: string) => ` Games won there: ${share}.`,
    gentler: {
      text: "The easy mode of this story is gentler.",
      label: "Play it in the easy mode",
    },
    beacon: {
      text: "With an early beacon, rescue is on its way from the first day.",
      label: "Play with an early beacon",
    },
    narrative: {
      text: "With nothing to lose, only the prompts are left, and the story is as long as you like.",
      label: "Play without danger",
    },
    others: {
      text: "There are other stories on the form for a new game, and room for one of your own.",
    },
    harder: { text: "There is a hard mode.", label: "Play it in the hard mode" },
  },
};
