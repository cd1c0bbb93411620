// The guide to the balance of a design: its commands print what it says they print, in the order of the page.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dsd6 } from "@games/dsd6";
import { inThread } from "@games/lab";
import { main } from "@games/lab/cli";
import { studies } from "@games/lab/studies";
import { afterAll, expect, it } from "vitest";

const dir = mkdtempSync(join(tmpdir(), "design-"));
afterAll(() => rmSync(dir, { recursive: true }));

const guide = readFileSync(join(import.meta.dirname, "../guides/design.md"), "utf8");
const shown = Array.from(
  guide.matchAll(/```sh\n(npx games-lab .*)\n```\n(?:\n```text\n([\s\S]*?)```)?/g),
  ([, command = "", lines = ""]) => ({ command, lines }),
);

function findStudy(name: string) {
  const study = studies[name];
  if (study === undefined) throw new Error(`no study of ${name}`);
  return study;
}

/** Runs a command as a shell would split it, and returns what it printed. */
async function run(command: string): Promise<string> {
  const words = command.replace("mine.json", join(dir, "mine.json")).matchAll(/'([^']*)'|\S+/g);
  const args = Array.from(words, ([word, quoted]) => quoted ?? word).slice(2);
  const printed: string[] = [];
  const code = await main(args, {
    out: (text) => printed.push(text),
    err: () => undefined,
    isTerminal: false,
    createRunner: () => inThread(findStudy),
  });
  expect(code).toBe(0);
  return printed.join("\n");
}

/** The page shows tables as a terminal does, with columns of one width. */
const withoutPadding = (text: string) =>
  text
    .trimEnd()
    .replace(/^\|[-:| ]*\|$/gm, "")
    .replace(/ +/g, " ");

it("prints what the page says", async () => {
  expect(shown.filter(({ lines }) => lines !== "")).toHaveLength(3);
  for (const { command, lines } of shown) {
    if (command.includes(" solve ")) continue; // takes a quarter of a minute, and the page shows nothing of it
    const printed = withoutPadding(await run(command));
    for (const line of withoutPadding(lines).split("\n")) expect(printed).toContain(line);
    if (command.includes(" calibrate ")) expect(printed).toMatch(/\{"lives":4\}.* 60\.34 /);
    if (!command.includes(" content ")) continue;
    const threats = dsd6.rows.threats.map((row) =>
      row.id === "strike-bombers" ? { ...row, count: 6 } : row,
    );
    expect(threats).not.toEqual(dsd6.rows.threats);
    writeFileSync(join(dir, "mine.json"), JSON.stringify({ threats }));
  }
}, 120_000);
