// `npx vitest` at the top runs the tests of every package and app, each by its own configuration.
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { projects: ["packages/*", "apps/*", "docs", "scripts"] } });
