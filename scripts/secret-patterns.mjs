// What a secret looks like that got into a file by accident.

const patterns = {
  "a token of npm": /\bnpm_[A-Za-z0-9]{36}\b/,
  "a token of GitHub": /\b(gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})\b/,
  "a token of GitLab": /\bglpat-[\w-]{20,}/,
  "a key of AWS": /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  "a key of Google": /\bAIza[\w-]{35}\b/,
  "a token of Slack": /\bxox[abeoprs]-[\w-]{10,}/,
  "a key of a language model": /\bsk-(ant-|proj-)?[A-Za-z0-9_-]{32,}/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a signed token": /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  "a name and a password in an address": /\bhttps?:\/\/[^\s/:@"'`<>]+:[^\s/:@"'`<>$]+@/,
};

/**
 * Which kind of secret a line holds, or `undefined`.
 * @param {string} line
 */
export const secretIn = (line) => Object.entries(patterns).find(([, pattern]) => pattern.test(line))?.[0];
