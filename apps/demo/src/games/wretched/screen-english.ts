// The words of a game in play.
import type { LogKind } from "@games/wretched/text";

const KINDS: Record<LogKind, string> = {
  opening: "Before the first day",
  day: "The evening",
  closing: "The end",
};

/** In English. */
export const ENGLISH = {
  screen: {
    fetching: "Fetching the logbook …",
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
  position: {
    explained: "Tell how the table stands in the morning of a day, before the die is rolled.",
    day: "Day",
    integrity: "Integrity that is left",
    tokens: "Tokens on the beacon",
    tool: "The tool was found and is not spent",
    cards: (cards: number) => `Cards that have come, in their order: ${cards}`,
    begin: "Continue from here",
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
