// How `npm run release:version` writes changelogs: the text of a changeset as it is, and what a release needs of the other packages
// in one line. The hashes of commits that changesets writes by default say nothing to who reads them on a registry.

/** @typedef {{ summary: string }} Changeset @typedef {{ name: string, newVersion: string }} Updated */

/** A changeset as an item of a list. @param {Changeset} changeset */
export const getReleaseLine = async ({ summary }) =>
  `- ${summary.trim().split("\n").join("\n  ")}`.replace(/^ +$/gm, "");

/** What of the other packages came with it. @param {readonly Changeset[]} _ @param {readonly Updated[]} updated */
export const getDependencyReleaseLine = async (_, updated) =>
  updated.length === 0
    ? ""
    : `- With ${updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(", ")}.`;
