// @ts-check

/** Lint and types in one: oxlint asks TypeScript's own checker. */
export const OXLINT = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'];

/** With these Prettier leaves out files whose content, options and version are as they were. */
export const PRETTIER = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/prettier.json',
  '--log-level=warn',
];
