// @ts-check

/** Runs lint and type checks in one process, because oxlint uses TypeScript's type checker. */
export const OXLINT = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'];

/** Checks the format of the database schema. To correct it, run `npx prisma format`. */
export const PRISMA_FORMAT = ['node_modules/prisma/build/index.js', 'format', '--check'];

/**
 * With these options Prettier skips files that have not changed since the last run with the same
 * options and version.
 */
export const PRETTIER = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/prettier.json',
  '--log-level=warn',
];
