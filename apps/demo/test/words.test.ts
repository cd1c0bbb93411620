// The catalogues of the app: every part has its German beside it, with every key, and nothing that was left in English.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compareWords } from "@games/core-game/testing";
import { describe, expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");

const isEnglish = (name: string) => /(^|[/-])english\.ts$/.test(name);

/** The catalogues in English, by their paths. */
const CATALOGUES = readdirSync(SOURCES, { recursive: true }).map(String).filter(isEnglish).sort();

const germanOf = (path: string): string => join(SOURCES, path.replace(/english\.ts$/, "german.ts"));

/** Every text of a catalogue by its path; sentences of facts are functions and not among them. */
function textsIn(words: object, path = ""): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "string") return [[path + key, value]];
    return typeof value === "object" && value !== null ? textsIn(value, `${path}${key}.`) : [];
  });
}

/** Texts that are the same in both languages: names, signs, words that German has too, and what has to stay as it is. */
const SAME = new Set([
  "",
  ". ",
  "Block",
  "Boss",
  "Bot",
  "Bronze",
  "Crew",
  "Deck",
  "Deep Space D-6",
  "Elite",
  "Gold",
  "Gold!",
  "Gold: ",
  "Hand",
  "Ironclad",
  "Link",
  "Stasis",
  "Wretched & Alone",
  "X",
  "esc",
  // The notice of the licence is quoted as it has to be.
  "This work is based on The Wretched (found at ",
  "), product of Chris Bissette and Loot The Room, and licensed for our use under the Creative Commons Attribution 3.0 Unported license (",
  ").",
]);

test("are all there", () => {
  expect(CATALOGUES.length).toBeGreaterThan(10);
  expect(CATALOGUES.filter((path) => !existsSync(germanOf(path)))).toEqual([]);
});

describe.each(CATALOGUES)("%s", (path) => {
  test("has every key in German, and nothing in English", async () => {
    const { ENGLISH } = await import(join(SOURCES, path));
    const { GERMAN } = await import(germanOf(path));
    expect(compareWords(ENGLISH, GERMAN)).toEqual([]);
    const german = new Map(textsIn(GERMAN));
    const left = textsIn(ENGLISH).filter(([key, text]) => german.get(key) === text);
    expect(left.filter(([, text]) => !SAME.has(text))).toEqual([]);
  });
});
