// @ts-check

/** The options of tsc, which remembers what it has checked and looks again at what a change may concern. */
export const TSC = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json'];

/** The options by which Prettier leaves out files whose content, options and version are as they were. */
export const PRETTIER = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/prettier.json',
  '--log-level=warn',
];
