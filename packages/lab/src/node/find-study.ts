// Finds a study by the id of its game, or loads it from a module that exports it as `study`.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { studies } from "../studies/index.js";
import { type AnyStudy, choose, LabError } from "../study.js";

const isAddress = (name: string) => /^(?:\.{0,2}\/|file:)|\.[cm]?js$/.test(name);

/** The address of a module: a path is taken from the current directory. */
function addressOf(name: string): string {
  return name.startsWith("file:") ? name : pathToFileURL(resolve(name)).href;
}

/** A name that every worker of this machine understands: an id as it is, a path as an address. */
export function portableName(name: string): string {
  return isAddress(name) ? addressOf(name) : name;
}

/** The study of that name. */
export async function findStudy(name: string): Promise<AnyStudy> {
  if (!isAddress(name)) return choose(studies, name, "unknown-study", "game");
  const module = (await load(name)) as { readonly study?: AnyStudy };
  if (module.study?.game !== undefined) return module.study;
  throw new LabError("unknown-study", `The module ${name} exports no "study".`);
}

async function load(name: string): Promise<unknown> {
  try {
    return await import(addressOf(name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LabError("unknown-study", `The module ${name} cannot be loaded: ${reason}`);
  }
}
