// How every package and app is tested: on sources, so that nothing has to be built first. `@games/x` leads to the source
// because every package.json exports it under the condition `@games/source`.
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig, type ViteUserConfigFnObject } from "vitest/config";

/** The condition under which the packages export their sources; `pnpm pack` removes it (.pnpmfile.mjs). */
const SOURCE = "@games/source";

export type TestOptions = NonNullable<ReturnType<ViteUserConfigFnObject>["test"]>;

/** Resolves packages of this workspace to their sources. */
export const fromSources = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

/** What takes minutes is in files of this name, which `vitest run --mode long` runs and nothing else. */
const LONG = "test/**/*.long.test.ts";

/**
 * The shared configuration with options of one package. The report is what `npm test` counts; `report` names it where a
 * package has more than one kind of test.
 */
export const testConfig = ({
  report = "test",
  include = ["test/**/*.test.{ts,tsx}"],
  exclude = [],
  ...test
}: TestOptions & { report?: string } = {}) =>
  defineConfig(({ mode }) => ({
    ...fromSources,
    test: {
      // Files share what they import: the packages keep no state of their own, and it saves a quarter of the time.
      pool: "threads",
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // What a page or a worker comes to say may take a while on a busy machine.
      expect: { poll: { timeout: 10_000 } },
      ...test,
      include: mode === "long" ? [LONG] : include,
      exclude: mode === "long" ? exclude : [LONG, ...exclude],
      reporters: [
        "default",
        ["json", { outputFile: `.reports/${mode === "long" ? mode : report}.json` }],
      ],
    },
  }));

export default testConfig();
