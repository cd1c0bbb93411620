// Every sentence of the panel, in one place, so that a page can bring its own.

/** The words of the panel; `{name}` stands for a figure or a name. */
export const WORDS = {
  title: "Inspector: {game}",
  rules: "rules {rules}",
  tabs: "Parts of the inspector",
  play: "Play",
  state: "State",
  events: "Events",
  luck: "Luck",
  laws: "Laws",
  keep: "Save and share",
  engineKnows: "Show what the engine knows",
  freeUndo: "Free undo",
  step: "Step",
  stepOf: "Step {step} of {steps}",
  setup: "Setup",
  past: "You are looking at the past. The game continues at step {steps}.",
  toPresent: "Back to the present",
  goBack: "Continue from here",
  cannotGoBack:
    "Fair undo does not go back past what the player has learned. Choose free undo first.",
  undo: "Undo",
  redo: "Redo",
  legal: "Legal actions",
  noneLegal: "The game is over.",
  refused: "Refused here",
  noneRefused: "Every action seen so far is legal here.",
  anyAction: "Any action, as JSON",
  playIt: "Play it",
  notJson: "This is not JSON.",
  isLegal: "This action is legal.",
  counting: "counting …",
  nothingHappens: "nothing is told",
  more: "{count} more results",
  certain: "certain",
  about: "about ",
  percent: "{percent}%",
  decimalPoint: ".",
  view: "What the player knows",
  whole: "What the engine knows",
  changed: "changed",
  wasBefore: "before: {value}",
  noEvents: "Nothing happened in this step.",
  hiddenLuck:
    "Random state and answers are hidden from the player. Choose “Show what the engine knows” to see them.",
  stream: "Stream",
  randomState: "Random state",
  askedAtTable: "answered at the table",
  questions: "Questions that this step asked",
  noQuestions: "This step asked luck nothing.",
  unknownQuestions: "What this step asked is not known: it was played before the inspector came.",
  question: "{stream}: {what}",
  oneOf: "one of {count}",
  chanceOf: "yes with a chance of {chance}",
  answer: "answer: {answer}",
  yes: "yes",
  no: "no",
  lawJson: "A state is plain JSON.",
  lawLoads: "A saved state loads as it was.",
  lawClone: "A clone is equal and stands alone.",
  lawListed: "Every listed action is legal.",
  lawOver: "The game is over exactly when nothing is legal.",
  lawInput: "Applying leaves its input alone.",
  lawStep: "Applying and stepping lead to the same state.",
  lawWrong: "Actions of the wrong kind are refused.",
  lawLuck: "Equal luck re-deals what is hidden in the same way.",
  faultJson: "it differs after JSON",
  faultLoads: "the loaded state differs",
  faultClone: "the clone differs",
  faultCloneMoves: "playing on the clone changed the state",
  faultOver: "outcome and legal actions disagree",
  faultInput: "the state was changed",
  faultStep: "they differ after {action}",
  faultWrong: "one was taken",
  faultDeals: "two deals differ",
  faultShown: "the player would notice",
  lawsHold: "{count} laws hold in this state.",
  lawsBroken: "{count} laws are broken in this state.",
  holds: "holds",
  broken: "broken",
  saveText: "The session as text",
  shareText: "The game as a link text",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not allow copying: the text is selected.",
  loadText: "A saved session, a state or a link text",
  load: "Load",
  loaded: "Loaded.",
  result: "Result: {result}",
} as const;

/** The key of a sentence. */
export type Word = keyof typeof WORDS;

/** The words of a page, where they differ from {@link WORDS}. */
export type Words = Readonly<Partial<Record<Word, string>>>;

/** Says a sentence with its figures filled in. */
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** The sentences of a page. */
export function sayWith(words: Words = {}): Say {
  return (word, values = {}) =>
    (words[word] ?? WORDS[word]).replace(/\{(\w+)\}/g, (all, name: string) =>
      String(values[name] ?? all),
    );
}

/** A percentage from its digits. */
export const sayPercent = (digits: string, say: Say): string =>
  say("percent", { percent: digits.replace(".", say("decimalPoint")) });
