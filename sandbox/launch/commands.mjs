// @ts-check

/** @typedef {'migrate' | 'seed' | 'sandbox' | 'web' | 'worker'} Command */
/** @typedef {Record<Command, string[]>} Commands arguments of Node for each program */

/**
 * Commands for the programs that `npm run build` has built.
 * @type {Commands}
 */
export const BUILT_COMMANDS = {
  migrate: ['build/migrate.js'],
  seed: ['build/seed.js', '--if-empty'],
  sandbox: ['build/sandbox.js'],
  web: ['build/web.js', 'build/server/index.js'],
  worker: ['build/worker.js'],
};

/**
 * Commands that run the programs from source. Web and worker restart after each change.
 * @param {Record<string, string>} env
 * @returns {Commands}
 */
export function getSourceCommands(env) {
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  const remix = 'node_modules/@remix-run/dev/dist/cli.js';
  return {
    migrate: [tsx, 'prisma/migrate.ts'],
    seed: [tsx, 'prisma/seed.ts', '--if-empty'],
    sandbox: [tsx, 'sandbox/index.ts'],
    web: [remix, 'vite:dev', '--host', env.HOST ?? '127.0.0.1', '--port', env.PORT ?? '3000', '--strictPort'],
    worker: [tsx, 'watch', '--clear-screen=false', 'worker/index.ts'],
  };
}
