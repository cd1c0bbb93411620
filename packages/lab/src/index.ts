/**
 * The true odds of any game of the contract: simulate it by the million, solve what can be solved exactly, compare and
 * calibrate options, and report. Runs anywhere; what needs Node is in `@games/lab/node`.
 *
 * @packageDocumentation
 */
export {
  type Axes,
  type Candidate,
  calibrate,
  calibrateByHalving,
  type Figures,
  firstMeeting,
  type GridPoint,
  gridOf,
  type HalvingSettings,
  missOf,
  score,
  type Target,
  type Targets,
} from "./compare.js";
export {
  type ExactOutcomes,
  type ExactSettings,
  exactOutcomes,
  exactOutcomesFrom,
  firstStates,
  probabilityOf,
  stateKey,
} from "./exact.js";
export {
  configOf,
  type Experiment,
  optionsOf,
  type Plan,
  planOf,
  studyWith,
  type Versus,
} from "./experiment.js";
export { differenceOf, type Fingerprint, fingerprintOf } from "./fingerprint.js";
export {
  averageSums,
  type DecisionSum,
  type GainSettings,
  type GameSum,
  gainOver,
  type ScoreDecision,
  scoreGain,
  sumDecisions,
  sumGames,
} from "./gain.js";
export { bindChecked, createPlay, type Played, playOn } from "./play.js";
export { scriptedPolicy } from "./players.js";
export { htmlReport } from "./report/html.js";
export { markdownReport, markdownTable, type ReportFile } from "./report/markdown.js";
export {
  type Bars,
  type Claim,
  type ClaimSet,
  type Curve,
  type CurvePoint,
  type DifferenceRow,
  type Differences,
  type Plot,
  type PlotBar,
  READING,
  type Report,
  type Section,
  type Table,
  VERDICTS,
  type Verdict,
  type Workbench,
} from "./report/model.js";
export { type ReportSettings, reportOn } from "./report/report.js";
export { drawPlot } from "./report/svg.js";
export {
  figure,
  interval,
  meanOf,
  measurePlot,
  measureTable,
  outcomeTable,
  percent,
  seriesSection,
} from "./report/words.js";
export {
  assertSame,
  type Batch,
  type BatchResult,
  type FindStudy,
  inThread,
  type Problem,
  type Progress,
  type Runner,
  type RunSettings,
  runBatch,
  runExperiment,
  type Signal,
  solveProblem,
  untilNarrow,
  type Wanted,
  widthOf,
} from "./runner.js";
export {
  batchSize,
  differenceName,
  measureNames,
  type Range,
  rangesOf,
  STEPS,
  simulate,
  simulateInBatches,
  simulateRange,
} from "./simulate.js";
export {
  type Aim,
  type Choice,
  type Edge,
  explore,
  type Graph,
  type Solution,
  type SolveSettings,
  solve,
} from "./solve.js";
export { type Estimate, estimateOf, holm, pValue, zValue } from "./statistics.js";
export { playStrengthGame, type StrengthGame } from "./strength.js";
export {
  type AnyStudy,
  type Calibration,
  choose,
  defineStudy,
  type Effort,
  LAB_ERROR_CODES,
  LabError,
  type LabErrorCode,
  type Measure,
  type Page,
  type Screen,
  type ScreenPart,
  type Shown,
  type Solved,
  type Strength,
  type Study,
  type StudyParts,
  type Tone,
} from "./study.js";
export {
  type Bin,
  type MeasureSummary,
  measureOf,
  QUANTILES,
  type Share,
  type Summary,
  shareOf,
  summarize,
  wilson,
  Z95,
} from "./summary.js";
export {
  binOf,
  createTally,
  type MeasureData,
  type MeasureTally,
  mergeTally,
  packTally,
  type Tally,
  type TallyData,
  UNFINISHED,
  unpackTally,
} from "./tally.js";
