import { parseArgs } from 'node:util';
import { z } from 'zod';
import { getConfig } from '~/config/config.server';
import { openApp } from '~/context.server';
import { addSyntheticCommunity } from './scale/grow';

const USAGE = 'Usage: npm run seed:scale -- [--members 1000000] [--attendances 10000000] [--days 730]';

const count = z.coerce.number().int();
const optionsSchema = z.object({
  members: count.min(2000).max(20_000_000).default(1_000_000),
  attendances: count.min(1000).max(200_000_000).default(10_000_000),
  days: count.min(30).max(3650).default(730),
});

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Adds synthetic members with years of attendances, for performance measurements. They can log in
 * with the publicly known demo password, so the command does not run in production except in demo
 * mode.
 */
async function run(): Promise<void> {
  const settings = getConfig();
  if (settings.nodeEnv === 'production' && !settings.demoMode)
    throw new Error('Synthetic members have a well-known password: set DEMO_MODE=1 to have them in production.');
  const { values } = parseArgs({
    options: { members: { type: 'string' }, attendances: { type: 'string' }, days: { type: 'string' } },
  });
  const options = optionsSchema.safeParse(values);
  if (!options.success) throw new Error(`${z.prettifyError(options.error)}\n${USAGE}`);
  const app = openApp(settings);
  const passwordHash = await app.services.passwords.hash('namaste108').finally(() => app.close());
  const { timeZone } = settings.community;
  await addSyntheticCommunity(settings.databaseUrl, { ...options.data, timeZone, passwordHash }, printLine);
  printLine(`${options.data.members} members: phones from 7000000000, password namaste108.`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
