// Packs of other programs: recognized by their shape, read with defaults and a list of what was assumed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CARD_IDS, rankOf } from "../src/index.js";
import { openPack, type PackFile, type RecognizedPack } from "../src/pack-loader/index.js";
import { proseBlocks } from "../src/text.js";
import { gameOf } from "./table.js";

const read = (name: string): PackFile => ({
  name,
  text: readFileSync(join(import.meta.dirname, "fixtures", name), "utf8"),
});
const change = ({ name, text }: PackFile, from: string | RegExp, to: string): PackFile => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return { name, text: changed };
};

function opened(files: PackFile | readonly PackFile[]): RecognizedPack {
  const result = openPack(files);
  if (!result.ok)
    throw new Error(JSON.stringify(result.error.faults.slice(0, 3)) + result.error.message);
  return result.value;
}

function saidOf(files: PackFile | readonly PackFile[]): string[] {
  const result = openPack(files);
  if (result.ok) throw new Error("This pack has no faults.");
  const { message, faults } = result.error;
  return faults.length === 0 ? [message] : faults.map((fault) => `${fault.path} ${fault.message}`);
}

const codes = ({ assumed }: RecognizedPack) => [...new Set(assumed.map(({ code }) => code))].sort();

describe("type-based Markdown", () => {
  const file = read("lantern-rock.game.md");
  const { pack, format, ...more } = opened(file);

  it("is recognized and laid out by type and order", () => {
    expect(format).toBe("typed-markdown");
    expect(pack).toMatchObject({ id: "lantern-rock", system: "odd", tracker: "K" });
    expect(pack.aces).toEqual({
      hearts: "win",
      diamonds: "none",
      clubs: "skip",
      spades: "return-king",
    });
    const { prompts } = pack.prose;
    expect(prompts.HA.split("\n")[0]).toBe("**The lamp**");
    expect(prompts.H3.split("\n")[0]).toBe("**The lens**");
    expect(prompts.D3.split("\n")[0]).toBe("**The gallery rail**");
    expect(prompts.SQ.split("\n")[0]).toBe("**The birds that strike the glass**");
    expect(prompts.SK).not.toContain("---");
  });

  it("keeps the messages and the sections before the deck, and leaves comments out", () => {
    const { title, subtitle, introduction, endings } = pack.prose;
    expect([title, subtitle]).toEqual(["Lantern Rock", "A winter at the light"]);
    expect(introduction).toContain("**Who You Are**\n\nYou keep the light on *Lantern Rock*");
    expect(introduction).not.toContain("example");
    expect(endings.victory.text).toContain("rounds the point");
    expect(endings.four_kings.text).toBe(endings.ship_destroyed.text);
  });

  it("says what was assumed", () => {
    expect(codes({ pack, format, ...more })).toEqual([
      "by-order",
      "default",
      "empty",
      "odd-ranks",
      "one-loss",
      "standard-text",
    ]);
    expect(more.assumed.map(({ message }) => message)).toContain(
      "author: not given, and left empty.",
    );
  });

  it("can be played, and shows emphasis instead of signs", () => {
    expect(gameOf(pack).create({ seed: 1 }).config.system).toBe("odd");
    const [first] = proseBlocks(pack.prose.prompts.HA)[0]?.lines ?? [];
    expect(first).toEqual([{ text: "The lamp", isEmphasis: false, isStrong: true }]);
  });

  it("takes explicit places", () => {
    const moved = opened(
      change(file, "### Challenge\n\n**The lens**", "### Challenge: 9-spades\n\n**The lens**"),
    );
    expect(moved.pack.prose.prompts.S9).toContain("The lens");
    expect(moved.pack.prose.prompts.H3).toContain("The gallery rail");
  });

  it("names counts that cannot be, unknown types and modifiers, each with a line", () => {
    let left = 9; // the first one stands in a comment
    const twentyFour = file.text.replace(/### Event\n/g, (whole) =>
      left-- > 0 ? "### Challenge\n" : whole,
    );
    const said = saidOf({ ...file, text: twentyFour });
    expect(said.join("\n")).toMatch(/line \d+ has \d+ cards of the type challenge instead of 16/);
    expect(said.join("\n")).toMatch(/has \d+ cards of the type event instead of 28/);
    expect(saidOf(change(file, "### Event\n\n**", "### Evnt\n\n**"))[0]).toMatch(
      /^line \d+ .*unknown type "Evnt"/,
    );
    expect(saidOf(change(file, ": skip-damage", ": skip-pain"))[0]).toMatch(
      /unknown modifier "skip-pain"/,
    );
    expect(saidOf(change(file, ": return-king", ": skip-damage"))[0]).toMatch(/gives skip twice/);
  });

  it("leaves out what has no place, and says so", () => {
    const { assumed } = opened(change(file, "---\ntitle", "---\nsoundtrack: waves.ogg\ntitle"));
    expect(assumed.map(({ message }) => message)).toContain(
      "soundtrack: has no place in a pack and was left out.",
    );
  });
});

describe("config.yml and deck.csv", () => {
  const files = [read("config.yml"), read("deck.csv"), read("intro.md")];
  const { pack, format, assumed } = opened(files);

  it("are recognized together, in any order", () => {
    expect(format).toBe("deck-csv");
    expect(opened([...files].reverse()).pack).toEqual(pack);
  });

  it("give the texts, the checks, the win card and the trackers", () => {
    expect(pack).toMatchObject({
      system: "hybrid",
      tracker: "K",
      aces: { hearts: "win", spades: "none" },
    });
    expect(Object.keys(pack.pulls)).toHaveLength(24);
    expect(pack.pulls.HJ).toEqual({ danger: 1, damage: 1 });
    expect(pack.prose.introduction).toBe(
      "Lantern Rock\n\nYou keep the light, and you keep it alone.\n\nThe relief did not come.",
    );
    expect(pack.prose.prompts.C4).toBe(
      'She said "not yet",\nand closed the door. What had you asked her?',
    );
    expect(pack.prose.endings.deck_exhausted.text).toBe(
      "In the morning there is no light on the rock.",
    );
  });

  it("say what was assumed and what was left out", () => {
    const said = assumed.map(({ message }) => message);
    for (const name of ["stylesheet", "diceTheme", "labels.nextButton"])
      expect(said).toContain(`${name}: has no place in a pack and was left out.`);
    expect(said.join(" ")).toContain("one text for a loss");
  });

  it("without the column of actions odd ranks have checks", () => {
    const deck = {
      name: "deck.csv",
      text: files[1]?.text.replace("suite,card,action", "suite,card,other") ?? "",
    };
    const plain = opened([files[0] as PackFile, deck, files[2] as PackFile]);
    expect(plain.pack).toMatchObject({ system: "odd", pulls: {} });
    expect(codes(plain)).toContain("odd-ranks");
  });

  it("name faults with the line of the table", () => {
    const [config, deck, intro] = files as [PackFile, PackFile, PackFile];
    const said = (csv: PackFile) => saidOf([config, csv, intro]);
    expect(said(change(deck, "spades,9,failure-check", "spades,9,explode"))).toEqual([
      'line 50 has the unknown action "explode"',
    ]);
    expect(said(change(deck, "hearts,2,", "cups,2,"))[0]).toBe(
      'line 3 names the unknown card "2 cups"',
    );
    expect(said(change(deck, /All day you have had to do with the oil[^\n]*/, "TODO"))[0]).toMatch(
      /^line 3: H2 .* must be text of 11/,
    );
    expect(said(change(deck, /description/, "text"))[0]).toBe("line 1 has no column description");
    expect(saidOf([config, deck])[0]).toBe(
      "line 4: introduction is in intro.md, which was not opened",
    );
  });

  it("belong together", () => {
    expect(saidOf(files[1] as PackFile)[0]).toContain(
      "looks like the cards of a story (deck.csv); open its config.yml",
    );
    expect(saidOf(files[0] as PackFile)[0]).toContain("open its deck.csv");
  });
});

describe("JSON with categories", () => {
  const file = read("lantern-rock.json");
  const { pack, format, assumed } = opened(file);

  it("is recognized and read", () => {
    expect(format).toBe("category-json");
    expect(pack.aces).toEqual({
      hearts: "win",
      diamonds: "boost",
      clubs: "none",
      spades: "return-king",
    });
    expect(pack.prose.suits.spades).toBe("The sea");
    expect(Object.keys(pack.pulls).sort()).toEqual(
      CARD_IDS.filter((id) => ["3", "5", "7", "9"].includes(rankOf(id))).sort(),
    );
    expect(pack.prose.endings.four_kings.text).toContain("fourth wave");
    expect(assumed.map(({ message }) => message)).toContain(
      "difficulty: has no place in a pack and was left out.",
    );
  });

  it("names shorter decks, unknown actions and roles that are not on an Ace", () => {
    const data = JSON.parse(file.text);
    data.categories[3].tasks.length = 12;
    data.categories[0].tasks[1].action = "Explode";
    data.categories[0].tasks[2].action = "StartSuccessBonus";
    const said = saidOf({ name: "x.json", text: JSON.stringify(data) });
    expect(said).toEqual([
      'categories[0].tasks[1].action has the unknown action "Explode"',
      "categories[0].tasks[2].action must be an Ace, not H3",
      "categories[3].tasks has 12 cards instead of 13",
      "prompts are missing: SK",
    ]);
  });
});

describe("anything else", () => {
  it.each([
    ["Hello there.", "plain text"],
    ["# Shopping\n\n- eggs", "Markdown without cards, with the headings Shopping"],
    ['{"name":"x","version":1}', "JSON with the fields name, version"],
    ["[1]", "JSON that is not an object"],
    ["name: x\nversion: 2", "YAML with the fields name, version"],
  ])("is told what it looks like: %j", (text, kind) => {
    expect(saidOf({ name: "", text })[0]).toBe(`This is not a story pack. It looks like ${kind}.`);
  });
});
