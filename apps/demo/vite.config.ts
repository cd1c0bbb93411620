// The development server reads the packages from their sources, so that `npm start` builds nothing; the production build
// takes their published entries, so that the browser tests see what a user of the packages would.
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { contentPolicy, offlineWorker } from "./build-plugins.ts";

export default defineConfig(({ command }) => ({
  base: "./",
  plugins: [react(), contentPolicy(), offlineWorker()],
  worker: { format: "es" },
  resolve: command === "serve" ? { conditions: ["@games/source", ...defaultClientConditions] } : {},
}));
