// Finds a study by the id of its game, or loads it from a module or a package that exports it as `study`.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { studies } from "../studies/index.js";
import { type AnyStudy, choose, LabError } from "../study.js";

const isAddress = (name: string) => /^(?:\.{0,2}\/|file:)|\.[cm]?js$/.test(name);
const isPackage = (name: string) =>
  /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:\/[\w./-]+)?$/.test(name);

/** The address of a module: a path is taken from the current directory. */
function addressOf(name: string): string {
  return name.startsWith("file:") ? name : pathToFileURL(resolve(name)).href;
}

/** The address of a package that is installed where the command runs; undefined when there is none of that name. */
function packageAddress(name: string): string | undefined {
  if (!isPackage(name)) return undefined;
  const here = createRequire(join(process.cwd(), "package.json"));
  try {
    return pathToFileURL(here.resolve(name)).href;
  } catch {
    return undefined;
  }
}

/** A name that every thread of this process understands: an id as it is, a path or a package as an address. */
export function portableName(name: string): string {
  if (Object.hasOwn(studies, name)) return name;
  return isAddress(name) ? addressOf(name) : (packageAddress(name) ?? name);
}

/** The study of that name. */
export async function findStudy(name: string): Promise<AnyStudy> {
  const address = portableName(name);
  if (!isAddress(address)) return choose(studies, name, "unknown-study", "game");
  const module = (await load(name, address)) as { readonly study?: AnyStudy };
  if (module.study?.game !== undefined) return module.study;
  throw new LabError("unknown-study", `The module ${name} exports no "study".`);
}

async function load(name: string, address: string): Promise<unknown> {
  try {
    return await import(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LabError("unknown-study", `The module ${name} cannot be loaded: ${reason}`);
  }
}
