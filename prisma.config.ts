import { defineConfig } from 'prisma/config';

// `prisma generate` and `prisma format` look for a schema engine but do not use it. Pointing to any
// executable avoids downloading the engine.
if (process.argv.some((one) => one === 'generate' || one === 'format'))
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});
