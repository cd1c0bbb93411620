// What is published differs from what is here: the condition `@games/source` goes, since only this workspace has the sources,
// and the place of the package in the repository comes, once package.json says where that is.
import { readFileSync } from "node:fs";

const SOURCE = "@games/source";

/** @typedef {{ name: string, exports?: Record<string, unknown> }} Manifest */

/** @param {Manifest} manifest @param {string} address */
const placeOf = ({ name }, address) => {
  const directory = name.replace("@games/", "packages/");
  return {
    repository: { type: "git", url: `git+${address}.git`, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
  };
};

const addressHere = () =>
  JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8")).repository;

export const hooks = {
  /** @param {Manifest} manifest @param {unknown} [address] what pnpm passes here is something else */
  beforePacking: (manifest, address) => {
    for (const entry of Object.values(manifest.exports ?? {}))
      if (typeof entry === "object" && entry !== null) Reflect.deleteProperty(entry, SOURCE);
    const known = typeof address === "string" && !address.startsWith("/") ? address : addressHere();
    return known === "" ? manifest : { ...manifest, ...placeOf(manifest, known) };
  },
};
