import { Session } from "@games/core-game";
import { wretched } from "@games/wretched";
import { createJournal, journalToMarkdown, logStarter, observe, writeEntry } from "@games/wretched/journal";
import { salvageShip } from "@games/wretched/packs";

const session = new Session(wretched, { seed: "log", initialDamage: null });
let journal = createJournal(salvageShip.id, "Ines");

const { view } = session.getSnapshot();
console.log(logStarter(salvageShip, view, "Ines").split("\n")[0]); // → Day 1, salvage vessel Patient Margaret. Ines, ship's mechanic, reporting.
journal = writeEntry(journal, view, "I am writing this by the green lamp.", "08:00");
for (const type of ["write-log", "roll-tasks", "turn-card"] as const) {
  const done = session.do({ type });
  if (done.ok) journal = observe(journal, done.value, session.getSnapshot().view, salvageShip.names);
}
console.log(journal.cards.length); // → 1
console.log(journalToMarkdown(journal, salvageShip).split("\n")[0]); // → # Patient Margaret

export {};
