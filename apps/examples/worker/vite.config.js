import { defineConfig } from "vite";

// The built page works in any folder.
export default defineConfig({ base: "./", worker: { format: "es" } });
