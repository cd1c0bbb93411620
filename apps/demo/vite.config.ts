// The development server reads the packages from their sources, so that `npm start` builds nothing; the production build
// takes their published entries, so that the browser tests see what a user of the packages would.
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { contentPolicy, offlineWorker } from "./build-plugins.ts";

/** The rules of Spire, in files that are no larger than anything else which is loaded later. */
const RULES = {
  name: "rules",
  test: /spire-act1\/dist\/chunk-/,
  maxSize: 150_000,
  // A page loads none of them that it does not use.
  entriesAware: true,
  includeDependenciesRecursively: false,
};

/** A group that is split has the names of all who share a part in the name of that part. */
const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.split("~")[0]}-[hash].js`;

export default defineConfig(({ command }) => ({
  base: "./",
  plugins: [react(), contentPolicy(), offlineWorker()],
  worker: {
    format: "es",
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: [RULES] } } },
  },
  // The parsers of story packs are loaded when a file is opened, each as a chunk of its own.
  build: {
    // Says which file of the build comes from which source; the test of the budgets reads it.
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: {
          groups: [
            RULES,
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
