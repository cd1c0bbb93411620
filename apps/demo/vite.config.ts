// The development server reads the packages from their sources, so that `npm start` builds nothing; the production build
// takes their published entries, so that the browser tests see what a user of the packages would.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sourceAlias } from "../../scripts/workspace.mjs";

export default defineConfig(({ command }) => ({
  base: "./",
  plugins: [react()],
  resolve: command === "serve" ? { alias: sourceAlias } : {},
}));
