// The page of every game names all that its engine has, as the types of the engine say it; so no page can fall behind.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { exportName, games, root } from "../../scripts/workspace.mjs";
import { createPages, sectionOf } from "../site/pages.mjs";

const IDS = games().map(({ id }) => id);

const entryOf = (game: string) => join(root, "packages", game, "src/index.ts");
const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile);
const program = ts.createProgram(
  IDS.map(entryOf),
  ts.parseJsonConfigFileContent(config, ts.sys, root).options,
);
const checker = program.getTypeChecker();

/** An exported type of an engine. */
const typeOf = (game: string, name: string): ts.Type => {
  const file = program.getSourceFile(entryOf(game)) as ts.Node;
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file) as ts.Symbol);
  const symbol = exported.find((one) => one.name === name);
  if (symbol === undefined) throw new Error(`${game} exports no ${name}`);
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol);
};

const fieldsOf = (type: ts.Type) => checker.getPropertiesOfType(type).map(({ name }) => name);

const literalsOf = (type: ts.Type): string[] => {
  if (type.isUnion()) return type.types.flatMap(literalsOf);
  return type.isStringLiteral() ? [type.value] : [];
};

/** The kinds of a union that is told apart by `type`. */
const kindsOf = (type: ts.Type) =>
  literalsOf(checker.getTypeOfSymbol(checker.getPropertyOfType(type, "type") as ts.Symbol));

/** The events of a game are named after it: `BombFlipEvent`. */
const eventName = (game: string) =>
  `${exportName(game).replace(/^./, (letter) => letter.toUpperCase())}Event`;

/** What the sections of a page must name. */
const VOCABULARY = {
  actions: (game: string) => kindsOf(typeOf(game, "Action")),
  options: (game: string) => fieldsOf(typeOf(game, "Options")),
  events: (game: string) => kindsOf(typeOf(game, eventName(game))),
  "refusal-codes": (game: string) => [...literalsOf(typeOf(game, "RefusalCode")), "not-an-action"],
};

/** Whether a section names it: in code, alone or with its fields. */
const isNamed = (section: string, name: string) =>
  new RegExp(`\`(\\{ type: ")?${name}(?![\\w-])[^\`]*\``).test(section);

describe.each(IDS)("the page of %s", (game) => {
  const file = `docs/games/${game}.md`;
  const page = createPages().render(file, readFileSync(join(root, file), "utf8"));

  it("opens with a picture", () => {
    expect(page).toMatch(/^# .*\n\n!\[\w+ .+\]\(\.\.\/img\/game-/);
  });

  it.each(Object.entries(VOCABULARY))("names all %s of the engine", (anchor, vocabularyOf) => {
    const section = sectionOf(page, anchor) ?? "";
    const names = vocabularyOf(game);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !isNamed(section, name))).toEqual([]);
  });

  it("shows the flow of a turn, in words too, and leads to the rules and the report", () => {
    expect(page).toContain(`../img/flow-${game}.svg`);
    expect(page).toContain("The picture in words");
    expect(page).toContain(`(/packages/${game}/rules.md)`);
    expect(page).toContain(`(/balance/${game}.md)`);
  });
});
