// The tarballs of the libraries, which the task pack:check of each leaves in its folder .pack.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { libraries, type Package } from "../../../scripts/workspace.mjs";

/** A library and its tarball. */
export interface Packed extends Package {
  readonly tarball: string;
}

/** Every library with its tarball; an error names the command that packs them. */
export const packedLibraries = (): Packed[] =>
  libraries().map((library) => {
    const tarball = join(library.dir, ".pack/package.tgz");
    if (!existsSync(tarball)) throw new Error(`${tarball} is missing: run \`npm run pack\` first.`);
    return { ...library, tarball };
  });
