// The development server reads the packages from their sources, so that `npm start` builds nothing; the production build
// takes their published entries, so that the browser tests see what a user of the packages would.
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { contentPolicy, offlineWorker } from "./build-plugins.ts";

export default defineConfig(({ command }) => ({
  base: "./",
  plugins: [react(), contentPolicy(), offlineWorker()],
  worker: { format: "es" },
  // The parsers of story packs are loaded when a file is opened, each as a chunk of its own.
  build: {
    // Says which file of the build comes from which source; the test of the budgets reads it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "markdown-parser", test: /markdown-it/ },
            {
              name: "markdown-links",
              test: /linkify-it|entities|mdurl|uc\.micro|punycode/,
              priority: 1,
            },
            { name: "yaml-parser", test: /js-yaml/ },
          ],
        },
      },
    },
  },
  resolve: command === "serve" ? { conditions: ["@games/source", ...defaultClientConditions] } : {},
}));
