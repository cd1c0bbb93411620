// The words of the list of stories.

/** In English. */
export const ENGLISH = {
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
    /** An example of such an address. */
    addressExample: "stories/mine.md",
    /** Why a file cannot be opened. */
    failed: (file: string, reason: string) => `${file}: ${reason}`,
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
    opening: "Opening …",
    summary: "Read a story that somebody played",
    explained:
      "At the end of a game, and at any time in its logbook, “Share the story with its log” makes one file of both. Here it can be read.",
    file: "Open a log from a file",
    noStory: "The story of this log is not in the file, and not here.",
  },
};
