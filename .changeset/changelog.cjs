// How a changeset becomes a line of the changelogs: its sentence, and one line for all that a package depends on.

/** @param {{ summary: string }} changeset */
async function getReleaseLine({ summary }) {
  return `- ${summary.trim().replace(/\n/g, "\n  ")}`;
}

/**
 * @param {unknown} _changesets
 * @param {readonly { name: string, newVersion: string }[]} dependencies
 */
async function getDependencyReleaseLine(_changesets, dependencies) {
  const names = dependencies.map(({ name, newVersion }) => `${name}@${newVersion}`);
  return names.length === 0 ? "" : `- Made with ${names.join(", ")}.`;
}

module.exports = { getReleaseLine, getDependencyReleaseLine };
