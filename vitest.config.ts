// The test projects: `unit:<name>` for every package and app that has tests, `tools` for the scripts, `examples` for the
// code in the documents, `embedding` for apps/examples, `browser` for the demo. All but the last two run on the sources, so
// that nothing is built first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { hasBrowser } from "./scripts/browser.mjs";
import { examplesDir, writeExamples } from "./scripts/examples.mjs";
import { missingTools } from "./scripts/optional.mjs";
import { apps, packageDirs, readPackage, root, sourceAlias } from "./scripts/workspace.mjs";

const BROWSER_TESTS = "test/browser/**";

const project = (
  name: string,
  dir: string,
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration => ({
  resolve: { alias: sourceAlias },
  test: { name, root: dir, include, exclude, testTimeout: 60_000, hookTimeout: 60_000 },
});

const leftOut = missingTools().map(({ marker }) => `test/**/*.${marker}.test.ts`);

const unitProjects = [...packageDirs("packages"), ...apps()]
  .filter((dir) => existsSync(join(dir, "test")))
  .map((dir) =>
    project(
      `unit:${readPackage(dir).id}`,
      dir,
      ["test/**/*.test.{ts,tsx}"],
      [BROWSER_TESTS, ...leftOut],
    ),
  );

writeExamples();

export default defineConfig({
  test: {
    projects: [
      ...unitProjects,
      project("tools", join(root, "scripts"), ["test/**/*.test.ts"]),
      project("examples", examplesDir, ["*.test.ts"]),
      {
        resolve: { alias: sourceAlias },
        test: {
          name: "embedding",
          root: join(root, "apps/examples"),
          include: ["test/*.test.ts"],
          exclude: hasBrowser() ? [] : ["test/pages.test.ts"],
          globalSetup: join(root, "apps/examples/test/setup.ts"),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          root: join(root, "apps/demo"),
          include: [`${BROWSER_TESTS}/*.test.ts`],
          globalSetup: join(root, "apps/demo/test/browser/setup.ts"),
          setupFiles: join(root, "apps/demo/test/browser/each-file.ts"),
          // Files share a browser and what they import; every test has a profile of its own.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
