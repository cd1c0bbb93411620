// The commands that documents and workflows name are there, and CONTRIBUTING lists every one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { apps, libraries, packageDirs, readManifest, root } from "../workspace.mjs";

const NAMED = /npm run (?:-s )?([a-z][\w:-]*)/g;
const scriptsIn = (dir: string) => Object.keys(readManifest(dir).scripts ?? {});
const textsIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => /\.(md|yml)$/.test(name))
    .map((name) => join(dir, name));

const FOLDERS = [".github/workflows", "docs", "docs/guides", "docs/games", "apps/examples"];
const documents = [
  root,
  ...FOLDERS.map((dir) => join(root, dir)),
  ...packageDirs("packages"),
  ...apps(),
].flatMap(textsIn);

test("documents and workflows name commands that are there", () => {
  const known = [...scriptsIn(root), ...apps().flatMap(scriptsIn)];
  const named = documents.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(NAMED), ([, name = ""]) => ({
      file: relative(root, file),
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !known.includes(name))).toEqual([]);
});

test("CONTRIBUTING lists every command", () => {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const isListed = (name: string) =>
    text.includes(`| \`npm ${name}\` |`) || text.includes(`| \`npm run ${name}\` |`);
  expect(scriptsIn(root).filter((name) => !isListed(name))).toEqual([]);
});

test("every library has the folder of regressions that docs/testing.md names", () => {
  const isMissing = ({ dir }: { readonly dir: string }) =>
    !existsSync(join(dir, "test/regressions/README.md"));
  expect(libraries().filter(isMissing)).toEqual([]);
});
