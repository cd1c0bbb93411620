// Writes a story as Markdown, so that reading it gives the same story.
import { CARD_IDS, type CardId } from "../data/cards.js";
import { ENDINGS, type Pack, type StoryPack } from "../pack.js";
import { escapeHeading, listToMarkdown, proseToMarkdown } from "../prose-markdown.js";
import { FIELDS, HEADINGS, isListPlace } from "./pack-markdown.js";

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A story as Markdown; `parsePackMarkdown` reads it back. */
export function writePackMarkdown(pack: StoryPack): string {
  const { prose, ...rules } = pack;
  const parts = { ...prose, ...rules, prose, rules } as unknown as Parts;
  const sections = [
    ...Array.from(HEADINGS, ([heading, place]) => {
      const value = parts[place[0]]?.[place[1]];
      if (value === undefined) return [];
      const body = isListPlace(place)
        ? listToMarkdown(value as string[])
        : proseToMarkdown(value as string);
      return [`## ${heading}`, body];
    }),
    ...ENDINGS.map((name) => [
      `## Ending ${name}: ${escapeHeading(prose.endings[name].title)}`,
      proseToMarkdown(prose.endings[name].text),
    ]),
    ...CARD_IDS.map((id) => [`### ${id}${marksOf(pack, id)}`, proseToMarkdown(prose.prompts[id])]),
  ];
  const text = [frontMatterOf(parts), ...sections.flat().filter((part) => part !== "")];
  return `${text.join("\n\n")}\n`;
}

function frontMatterOf(parts: Parts): string {
  const fields = Array.from(FIELDS).flatMap(([name, [part, key]]) => {
    const value = parts[part]?.[key];
    if (value === undefined) return [];
    if (name === "returnable-king") return [`${name}: ${value ?? "any"}`];
    return [`${name}: ${yamlOf(value)}`];
  });
  return ["---", ...fields, "---"].join("\n");
}

/** YAML of the kind that is also JSON, with a blank after colons and commas. */
function yamlOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${yamlOf(part)}`,
  );
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function marksOf({ pulls, effects }: Pack, id: CardId): string {
  const pull = pulls[id];
  const effect = effects?.[id];
  const marks = [
    ...(pull
      ? [pull.isSevere ? "severe" : "pull", `danger ${pull.danger}`, `damage ${pull.damage}`]
      : []),
    ...(effect ? [`${effect.kind} ${effect.amount}`] : []),
  ];
  return marks.length > 0 ? `: ${marks.join(", ")}` : "";
}
