// Takes the condition `@games/source` out of what is published: only this workspace has the sources.
const SOURCE = "@games/source";

export const hooks = {
  /** @param {{ exports?: Record<string, unknown> }} manifest */
  beforePacking: (manifest) => {
    for (const entry of Object.values(manifest.exports ?? {}))
      if (typeof entry === "object" && entry !== null) Reflect.deleteProperty(entry, SOURCE);
    return manifest;
  },
};
