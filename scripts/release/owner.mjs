// What only the owner of the project knows (owner.json), and where it goes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicPackages } from "../packages.mjs";
import { root } from "../pnpm.mjs";

/**
 * @typedef {{ repository: string, homepage: string, contact: string, owners: string, npm: string }} Owner
 */

/** @returns {Owner} */
export const readOwner = (folder = root) => {
  const owner = JSON.parse(readFileSync(join(folder, "owner.json"), "utf8"));
  delete owner.about;
  return owner;
};

const isOpen = (text) => text.startsWith("PLACEHOLDER");

/**
 * What nobody has filled in yet, in words.
 * @returns {string[]}
 */
export const openQuestions = (owner = readOwner()) =>
  Object.entries(owner)
    .filter(([, text]) => isOpen(text))
    .map(([field, text]) => `${field}, ${text.replace("PLACEHOLDER: ", "")}`);

/**
 * The fields of a manifest that come from the owner: those that are known.
 * @param {Owner} owner
 * @param {string} directory of the package, from the root of the repository
 */
export function ownerFields({ repository, homepage }, directory) {
  return {
    ...(isOpen(homepage) ? {} : { homepage }),
    ...(isOpen(repository)
      ? {}
      : {
          bugs: { url: `${repository}/issues` },
          repository: { type: "git", url: `git+${repository}.git`, directory },
        }),
  };
}

/** A manifest with the owner's fields, in their usual place, behind the license. */
export function withOwner(manifest, owner, directory) {
  const entries = Object.entries(manifest).filter(
    ([key]) => !["homepage", "bugs", "repository"].includes(key),
  );
  const at = entries.findIndex(([key]) => key === "license");
  return Object.fromEntries([
    ...entries.slice(0, at),
    ...Object.entries(ownerFields(owner, directory)),
    ...entries.slice(at),
  ]);
}

/** Who is asked to review. */
export const codeOwners = ({ owners }) =>
  `# Written by \`npm run owner\` from owner.json.\n${isOpen(owners) ? "" : `* ${owners}\n`}`;

/** Where else one may ask; only where reports of leaks go, until the repository is known. */
export function issueConfig({ repository }) {
  const links = isOpen(repository)
    ? ""
    : `contact_links:
  - name: A hole through which a player learns too much
    url: ${repository}/security/advisories/new
    about: Please report it in private; SECURITY.md says how.
`;
  return `# Written by \`npm run owner\` from owner.json.\nblank_issues_enabled: true\n${links}`;
}

/**
 * Everything that follows from owner.json, as paths from the root and texts.
 * @param {string} [folder] a copy of the tree
 * @returns {Map<string, string>}
 */
export function ownerFiles(folder = root) {
  const owner = readOwner(folder);
  const files = new Map([
    [".github/CODEOWNERS", codeOwners(owner)],
    [".github/ISSUE_TEMPLATE/config.yml", issueConfig(owner)],
  ]);
  for (const { name } of publicPackages()) {
    const path = `packages/${name}/package.json`;
    const manifest = JSON.parse(readFileSync(join(folder, path), "utf8"));
    files.set(path, `${JSON.stringify(withOwner(manifest, owner, `packages/${name}`), null, 2)}\n`);
  }
  return files;
}

/** Writes them. */
export function fillIn(folder = root) {
  for (const [path, text] of ownerFiles(folder)) writeFileSync(join(folder, path), text);
}
