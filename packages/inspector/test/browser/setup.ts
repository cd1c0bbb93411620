// Serves the page of the browser tests from sources, with the tutorial's game cut out of its page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin, preview } from "vite";
import type { TestProject } from "vitest/node";
import { fromSources } from "../../../../scripts/base/vitest.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly address: string;
  }
}

const TUTORIAL = join(import.meta.dirname, "../../../../docs/writing-a-game.md");

/** The pieces of the program on the page, up to the game itself. */
function cutGame(page: string): string {
  const pieces = Array.from(
    page.matchAll(/^```ts run.*\n([\s\S]*?)^```$/gm),
    ([, code]) => code ?? "",
  );
  const last = pieces.findIndex((code) => code.includes("defineGame<"));
  return `${pieces.slice(0, last + 1).join("\n")}\nexport { ferry };`;
}

/** What a careful page allows: nothing inline, nothing from elsewhere, no markup from text. */
const POLICY =
  "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'";

const tutorial: Plugin = {
  name: "tutorial",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/tutorial.js") ? "\0tutorial.ts" : undefined),
  load: (id) => (id === "\0tutorial.ts" ? cutGame(readFileSync(TUTORIAL, "utf8")) : undefined),
};

export default async function serve(project: TestProject) {
  const shared: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, "page"),
    build: { outDir: join(import.meta.dirname, "../../.reports/page"), emptyOutDir: true },
    logLevel: "error",
  };
  await build({ ...shared, resolve: fromSources.resolve, plugins: [tutorial] });
  const headers = { "Content-Security-Policy": POLICY };
  const server = await preview({ ...shared, preview: { port: 0, host: "127.0.0.1", headers } });
  project.provide("address", server.resolvedUrls?.local[0] ?? "");
  return () => server.close();
}
