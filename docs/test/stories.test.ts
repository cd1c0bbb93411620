// The guide to writing a story has a complete small one, and it opens as it is.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openPack } from "@games/wretched/pack-loader";
import { expect, it } from "vitest";

it("the story in the guide has no faults", () => {
  const guide = readFileSync(join(import.meta.dirname, "../guides/stories.md"), "utf8");
  const text = /```markdown\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
  const opened = openPack({ name: "lost-property.md", text });
  if (!opened.ok) throw new Error(opened.error.message);
  const { format, pack } = opened.value;
  expect([format, pack.id, pack.system]).toEqual(["markdown", "lost-property", "odd"]);
  expect(pack.prose.endings.victory.title).toBe("The first train");
});
