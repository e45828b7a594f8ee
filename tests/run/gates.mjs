// @ts-check

/** Runs lint and type checks together: oxlint uses TypeScript's type checker. */
export const OXLINT = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'];

/** With these options Prettier skips files whose content, options and version are unchanged. */
export const PRETTIER = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/prettier.json',
  '--log-level=warn',
];
