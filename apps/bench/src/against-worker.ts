// One process of a comparison: measures one case of two unpacked releases, or lists the cases of a group that both have.
// Usage: node against-worker.js OLD NEW GROUP [CASE]; the answer is JSON.
import { compareCase } from "./compare-case.js";
import { GROUPS } from "./groups.js";
import { openFolder } from "./releases.js";

const [old = "", built = "", title = "", name] = process.argv.slice(2);
const group = GROUPS.find((each) => each.title === title);
if (group === undefined) throw new Error(`There is no group "${title}".`);
const before = await group.casesOf(openFolder(old), "old");
const after = await group.casesOf(openFolder(built), "new");
const both = Object.keys(after).filter((each) => each in before);
const [first, second] = [before[name ?? ""], after[name ?? ""]];
console.log(JSON.stringify(first && second ? compareCase(first(), second()) : both));
