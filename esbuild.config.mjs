// @ts-check
import { build } from 'esbuild';
import { buildVersion } from './sandbox/launch/version.mjs';

// `--without-demo`, used for the image, leaves out programs whose accounts have published
// passwords.
const withDemo = !process.argv.includes('--without-demo');

const demo = {
  seed: 'prisma/seed.ts',
  'seed-scale': 'prisma/seed-scale.ts',
  sandbox: 'sandbox/index.ts',
};

// Builds the programs other than the Remix application. Shared and lazily loaded code goes into
// chunks; packages are not bundled.
await build({
  entryPoints: {
    web: 'app/server/web.ts',
    worker: 'worker/index.ts',
    pictures: 'app/adapters/picture-program.ts',
    migrate: 'prisma/migrate.ts',
    'admin-create': 'prisma/admin-create.ts',
    'admin-reset-factor': 'prisma/admin-reset-factor.ts',
    operate: 'prisma/operate.ts',
    'prune-audit': 'app/db/prune-audit-command.ts',
    'delete-accounts-again': 'prisma/delete-accounts-again.ts',
    ...(withDemo && demo),
  },
  outdir: 'build',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  packages: 'external',
  sourcemap: true,
  define: { __SANGHA_VERSION__: JSON.stringify(buildVersion()) },
  logLevel: 'warning',
});
