// A module of the tests as one script for a page.
import { build, type Rolldown } from "vite";

/** The script of a module beside this one; what the module exports is then in the global variable `name`. */
export async function bundle(entry: string, name: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["iife"], name, fileName: name } },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code ?? "";
}
