// A report as a Markdown table with one line per goal.
import type { CheckedGoal, Report } from "./harness.js";

/** Whether everything a report says is good. */
export const isGood = ({ goals, faults }: Report): boolean =>
  faults.length === 0 && goals.every(({ met }) => met);

const goalLine = ({ goal, measured, met }: CheckedGoal) =>
  `${met ? "met" : "NOT MET"}: "${goal.faster}" at least ${goal.times} times as fast as "${goal.than}": ${measured.toFixed(2)}`;

/** The report as text to print. */
export function formatReport(report: Report): string {
  const baseline = report.rows[0]?.nanoseconds ?? Number.NaN;
  const rows = report.rows.map(
    ({ name, nanoseconds, checksum }) =>
      `| ${name} | ${nanoseconds.toFixed(1)} | ${(baseline / nanoseconds).toFixed(2)} | ${checksum} |`,
  );
  return [
    `### ${report.title}`,
    "",
    "| case | ns per operation | times as fast | checksum |",
    "|---|--:|--:|--:|",
    ...rows,
    "",
    ...report.goals.map(goalLine),
    ...report.faults.map((fault) => `WRONG: ${fault}`),
  ].join("\n");
}
