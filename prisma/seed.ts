import { getConfig } from '~/config/config.server';
import { isDatabaseEmpty } from './seed/is-empty';

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Fills an empty database with demo data. With `--if-empty`, a database that is not empty is left
 * unchanged, without an error.
 */
async function run(): Promise<void> {
  const settings = getConfig();
  if (settings.nodeEnv === 'production' && !settings.demoMode) {
    throw new Error('Demo data has well-known passwords: set DEMO_MODE=1 to have it in production.');
  }
  if (!(await isDatabaseEmpty(settings.databaseUrl))) {
    if (process.argv.includes('--if-empty')) return;
    throw new Error('The database is in use already: empty it first (npm run db:reset).');
  }
  // Imported only if the database is empty, because most starts do not need these modules.
  const [{ openApp, createSystemContext: systemContext }, { seedDemo }] = await Promise.all([
    import('~/context.server'),
    import('./seed/seed-demo'),
  ]);
  const app = openApp(settings);
  try {
    await seedDemo(systemContext(app, 'seed'), printLine);
    printLine('The demo is ready: 9876543210 with namaste108, admin with sangha-admin.');
  } finally {
    await app.close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
