// What the engines came to, compared with what the files ask for, as a table.

/** @typedef {import("./play.ts").Played} Played */
/** @typedef {import("./launch.mjs").Result} Result */

/**
 * One engine: what it came to, or why it did not run. Only an engine that could not be had is left out; one that was there
 * and failed is a failure.
 * @typedef {{ name: string, core: string } & (
 *   | { status: "ran", result: Result }
 *   | { status: "left-out" | "failed", reason: string }
 * )} Attempt
 */

/** The items of which an engine made something else, or nothing. @param {readonly Played[]} expected @param {readonly Played[]} played */
export const differences = (expected, played) => {
  const digests = new Map(played.map(({ name, digest }) => [name, digest]));
  return expected
    .filter(({ name, digest }) => digests.get(name) !== digest)
    .map(({ name }) => name);
};

/** @param {Result} result */
const versionOf = ({ versions = {}, userAgent = "" }) => {
  const { bun, deno, node = "" } = versions;
  return bun ?? deno ?? /(?:Chrome|Firefox)\/(\S+)/.exec(userAgent)?.[1] ?? node;
};

/** @param {Attempt} attempt @param {readonly Played[]} expected */
const verdict = (attempt, expected) => {
  if (attempt.status === "ran") {
    const different = differences(expected, attempt.result.played);
    return different.length === 0 ? "all the same" : `DIFFERENT: ${different.join(", ")}`;
  }
  return `${attempt.status === "failed" ? "FAILED" : "left out"}: ${attempt.reason}`;
};

/** @param {Attempt} attempt @param {readonly Played[]} expected */
const rowOf = (attempt, expected) => {
  const ran = attempt.status === "ran" ? attempt.result : undefined;
  const cells = [
    attempt.name,
    ran ? versionOf(ran) : "–",
    attempt.core,
    ran ? `${ran.played.length} of ${expected.length}` : "–",
    verdict(attempt, expected),
    ran ? `${(ran.ms / 1000).toFixed(2)} s` : "–",
  ];
  return `| ${cells.join(" | ")} |`;
};

/** The table in Markdown. @param {readonly Attempt[]} attempts @param {readonly Played[]} expected */
export const tableOf = (attempts, expected) =>
  [
    "| engine | version | JavaScript by | played | hashes | time |",
    "|---|---|---|---|---|---|",
    ...attempts.map((attempt) => rowOf(attempt, expected)),
  ].join("\n");

/** Whether an engine ran and came to something else, or was there and did not run. @param {readonly Attempt[]} attempts @param {readonly Played[]} expected */
export const hasFailure = (attempts, expected) =>
  attempts.some(
    (attempt) =>
      attempt.status === "failed" ||
      (attempt.status === "ran" && differences(expected, attempt.result.played).length > 0),
  );
