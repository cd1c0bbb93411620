// One project per package that has a test directory: `unit:<name>`. Tests run on the sources, so nothing is built first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { packageDirs, readPackage, root } from "./scripts/workspace.mjs";

const alias = [
  { find: /^@games\/([^/]+)$/, replacement: join(root, "packages/$1/src/index.ts") },
  { find: /^@games\/([^/]+)\/([^/]+)$/, replacement: join(root, "packages/$1/src/$2") },
];

const unitProjects = [...packageDirs("packages"), ...packageDirs("apps")]
  .filter((dir) => existsSync(join(dir, "test")))
  .map((dir) => ({
    resolve: { alias },
    test: { name: `unit:${readPackage(dir).id}`, root: dir, include: ["test/**/*.test.{ts,tsx}"] },
  }));

export default defineConfig({
  test: {
    projects: unitProjects,
    coverage: { provider: "v8", include: ["packages/*/src/**"] },
  },
});
