import { parsePackMarkdown, writePackMarkdown } from "@games/wretched/pack-loader";
import { glasshouse } from "@games/wretched/packs";

const template = writePackMarkdown(glasshouse);
const mine = parsePackMarkdown(template.replace("tracker: \"Q\"", "tracker: \"A\""));
console.log(mine.ok ? "fine" : mine.error.message); // → This pack has faults: tracker must not be the Ace.

export {};
