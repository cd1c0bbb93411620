// The words of the settings page.

/** In English. */
export const ENGLISH = {
  title: "Settings",
  language: "Language",
  languages: { system: "as the browser says" },
  languageFailed: "This language could not be loaded. Are you online?",
  colours: "Colours",
  themes: { system: "as the system says", light: "light", dark: "dark" },
  animations: "Animations",
  motions: { system: "as the system says", off: "never" },
  undo: "Undo in new games",
  undoModes: { fair: "fair: not past what you saw", free: "free: all the way, and marked" },
  hotkeys: "Single keys play the game",
  sound: "Sound: cards, dice, hits and doors, quietly",
  explainAgain: "Explain every game again",
};
