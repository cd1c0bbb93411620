// The words of everything around a game: its start page, the bar, the log, the dialogs, the end, replays and tables.
import { count } from "@games/core-game/text";
import type { Mark } from "../store/rows.ts";

const MARKS: Readonly<Record<Mark, { readonly title: string; readonly text: string }>> = {
  peeked: { title: "Peeked", text: "Free undo took back something that had been seen." },
  bot: { title: "With a bot", text: "A bot acted in this game." },
  replay: { title: "From a replay", text: "This game continues from a replay." },
  table: { title: "Own dice and cards", text: "Dice were rolled or cards drawn at the table." },
  corrected: { title: "Corrected", text: "An answer from the table was taken back." },
  hint: { title: "With a hint", text: "A hint was followed in this game." },
};

/** In English. */
export const ENGLISH = {
  loading: "Loading …",
  close: "Close",
  seed: "Seed",
  howToPlay: "How to play",
  lobby: {
    play: "Play",
    today: "Today’s seed",
    options: "Options",
    resume: "Continue",
    table: "Play with your own dice and cards",
    saved: "Your games",
  },
  /** The form for a new game. */
  options: {
    label: "Options of a new game",
    heading: "Options",
    ofTheDay: "Seed of the day",
    another: "Another",
    sameLuck: "The same seed brings everybody the same luck.",
    undo: "Undo",
    begin: "Begin",
  },
  /** Games that are kept. */
  saves: {
    none: "No game is kept here yet.",
    name: (title: string, luck: string) => `${title}, ${luck}`,
    played: (actions: number) => `${count(actions, "action")} played, still going.`,
    remove: "Delete",
    removeNamed: (luck: string) => `Delete the game with ${luck}`,
    reallyRemove: "Really delete, notes and all",
  },
  results: {
    heading: "Best results",
    row: (seed: string, date: string) => `Seed ${seed}, ${date}`,
    replay: "Replay",
    replayNamed: (seed: string) => `Replay of the game with seed ${seed}`,
  },
  marks: { label: "Marks of this game", ...MARKS },
  /** Why something cannot be opened or begun. */
  opening: {
    noSuchGame: "This page has no such game.",
    wrongNumber: (label: string, min: number, max: number) =>
      `${label}: enter a whole number from ${min} to ${max}.`,
    emptySeed: "A seed needs at least one letter or digit.",
    backup: "This is a backup of all your data; open it on the page “Your data”.",
    files: {
      "not-json": "This file is not one of ours: it cannot be read as JSON.",
      "no-game": "This file holds no game that this page knows.",
      "no-save": "This file names a game, but holds neither a save nor a replay of it.",
    },
    damaged: {
      notes: "The notes in this file are damaged.",
      marks: "The marks in this file are damaged.",
      stories: "The stories in this file are damaged.",
      recordings: "The recordings in this file are damaged.",
    },
  },
  /** A kept game before it is there. */
  kept: {
    opening: "Opening your game …",
    elsewhere: {
      title: "This game is open in another tab",
      text: "Two tabs would write over each other, so it is played in one at a time.",
      take: "Play it here",
    },
    missing: {
      title: "There is no such game here",
      text: "It may have been deleted, or kept in another browser.",
      begin: (title: string) => `Begin a new game of ${title}`,
    },
    broken: {
      title: "This game cannot be opened",
      text: "It is kept as it is. You can save it to a file and open it again with another version.",
      save: "Save it to a file",
      remove: "Delete it",
      newGame: "New game",
    },
  },
  frame: {
    bar: "Game",
    sidebar: "Log and more",
    underWay: "The game was under way when it was laid out here, so its beginning is not told.",
  },
  bar: {
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    hintKey: "What a good player would do",
    sound: "Sound",
    soundKey: "Sound on or off",
    soundOn: "Sound is on.",
    soundOff: "Sound is off.",
    share: "Share",
    save: "Save to file",
    keys: "Keys",
    keysKey: "Show the keys",
  },
  /** What the bar says when something cannot be done. */
  refused: {
    nothingPlayed: "Nothing has been played yet.",
    fairUndo:
      "Fair undo does not take back what you have learned; beside the log it can be made free.",
    unknownBefore: "Nothing before this is known.",
    nothingTaken: "Nothing was taken back.",
    isOver: "The game is over.",
    botPlays: "A bot is playing; pause it to take over.",
  },
  takenBack: "Taken back.",
  step: (step: number) => `Step ${step}.`,
  freeUndo: "Free undo: goes past what you saw, and marks the game",
  log: {
    heading: "Log",
    status: "What just happened",
    nothing: "Nothing has happened yet.",
    lost: "This game was begun under older rules, so its beginning is not told here.",
    earlier: (entries: number) => count(entries, "earlier entry", "earlier entries"),
  },
  help: { tour: "Show me in this game", glossary: "Words of this game" },
  keys: {
    title: "Keys",
    /** Where the link to the settings stands. */
    off: { start: "Single keys are switched off in the ", settings: "settings", end: "." },
    space: "Space",
    others:
      "Tab and Shift+Tab go from one control to the next, Enter and Space press it, Escape closes what is open.",
  },
  coach: {
    label: "First game",
    place: (step: number, all: number) => `Step ${step} of ${all}`,
    next: "Next",
    done: "Done",
    skip: "Skip the tour",
  },
  hint: {
    label: "Hint",
    thinking: "A good player is thinking …",
    byBot: (bot: string) => `This is what the bot “${bot}” would do.`,
    follow: "Do that",
    close: "Close the hint",
    stop: "Never mind",
    marks: "Following it marks the game; looking does not.",
  },
  bots: {
    heading: "Let a bot play",
    about:
      "A bot sees what you see and no more. A game in which one acted is kept out of the best results.",
    bot: "Bot",
    speed: "Speed",
    speeds: { slow: "slow", brisk: "brisk", fast: "fast" },
    step: "One step",
    run: "Run",
    notLoaded: "The bot could not be loaded. Are you offline?",
  },
  save: {
    done: "Saved to a file.",
    sound: (recordings: number, size: string) =>
      `There is sound beside this game: ${recordings === 1 ? "one recording" : `${recordings} recordings`}, ${size}. Whoever gets the file could listen to it.`,
    megabytes: (size: number) => `${size.toFixed(1)} MB`,
    without: "Save without the sound",
    with: "Save with the sound",
  },
  share: {
    title: "Share",
    /** What the link holds: all of the game or its moves alone, with a seed or with every roll. */
    about: (isWhole: boolean, hasSeed: boolean) =>
      `The ${isWhole ? "whole game is" : "cards, rolls and choices of this game are"} in this link: ${hasSeed ? "the seed and every action" : "every roll, card and action"}. It is sent to nobody but those you give it to.`,
    none: (reason: string) => `${reason} It can still be saved to a file.`,
    ownContent:
      "This game has content of your own, which is not in the link either: only a browser that has it can show the replay. Others need the file of the game, from “Save to file”.",
    link: "Link",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "The browser did not allow copying; the link is in the field above.",
    watch: "Watch the replay",
    fingerprint: "Fingerprint of the game as it stands: ",
  },
  end: {
    heading: "The game is over",
    played: (sentence: string, time: string) => `${sentence} Played for ${time}.`,
    time: (hours: number, minutes: number, seconds: number): string => {
      if (hours > 0) return `${hours} h ${minutes} min`;
      return minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`;
    },
    again: "Play again",
    makeCard: "Make a card of it",
    share: "Share this game",
    best: "Your best results",
    thisGame: " – this game",
    place: (place: number, all: number) => `This game is number ${place} of ${all}.`,
    marked: "Marked games are not among them.",
    next: "What to try next",
    playThat: "Play that",
  },
  card: {
    title: "A card of this game",
    image: (game: string, ending: string, sentence: string) => `${game}: ${ending}. ${sentence}`,
    save: "Save the image",
    copy: "Copy the link",
    share: "Share …",
    about: "The image is made here and sent to nobody. The link plays the whole game back.",
    notDrawn: "The image could not be drawn here; the link works without it.",
    copied: "The link is copied.",
    notCopied: "The browser did not allow copying.",
    notShared: "Nothing was shared.",
  },
  replay: {
    label: "Replay",
    checking: "Checking the replay …",
    locked: "This is a replay; choose “Continue from here” to take over.",
    toStart: "To the start",
    back: "Back",
    backKey: "One step back",
    play: "Play",
    playKey: "Play or pause",
    forward: "Forward",
    forwardKey: "One step forward",
    takeOver: "Continue from here",
    verified: "Verified.",
    actions: (actions: number) =>
      actions === 1
        ? "The one action is legal, and it ends in the state the link names: "
        : `All ${actions} actions are legal, and they end in the state the link names: `,
    step: (step: number, all: number) => `Step ${step} of ${all}`,
    yourself: (title: string) => `Play ${title} yourself`,
    broken: {
      title: "This replay cannot be shown",
      old: "It can be saved to a file, to be opened with the version that made it.",
      lost: "Perhaps a part of the link was lost on the way; ask for it again, or keep it for later.",
      play: (title: string) => `Play ${title}`,
      save: "Save the link to a file",
    },
  },
  count: { less: (label: string) => `Less: ${label}`, more: (label: string) => `More: ${label}` },
  table: {
    about:
      "Play at a real table. The app asks what you rolled and drew, applies the rules, and keeps the log. ",
    who: "Who rolls and draws?",
    by: { hand: "by hand", app: "by the app" },
    rules: "Rules of the game",
    begin: "Set up a new game",
    underWay: "Continue a game under way",
    nothingAsked: "Choose at least one thing that you roll or draw yourself.",
    cannotBegin: "The game cannot begin like this.",
    settingUp: "Setting up",
    correctable: "Whatever you answer can be corrected.",
    locked: "First answer what the table is asked.",
    correct: "Correct",
    correctKey: "Take the last answer back",
    corrected: "The last answer is taken back.",
    nothingToCorrect: "No answer of the last action can be taken back.",
    dice: "Dice of this roll",
    die: (index: number, face: string) => `Die ${index}: ${face}`,
    notTold: "not told yet",
    answerKey: (answer: string) => `Answer: ${answer}`,
    percent: (chance: number) => `${Number((chance * 100).toFixed(1))}%`,
    filterKey: "Filter the list",
    filter: "Part of the name; Enter takes the only one left",
    filterShort: "Part of the name",
    found: (found: number, all: number) => `${found} of ${all}`,
    noneFound: "Nothing with that name can come now.",
    otherAction: "Do something else",
    back: "Back one answer",
    backspace: "Backspace",
  },
};
