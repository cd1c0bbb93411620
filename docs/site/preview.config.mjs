// Serves the site with the demo as a host of files would.
import { join } from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  base: process.env.DOCS_BASE ?? "/",
  appType: "mpa",
  build: { outDir: ".site" },
});
