import { config } from '~/config/config.server';
import { restore } from './restore.server';

const [file] = process.argv.slice(2);

try {
  if (!file) throw new Error('Usage: npm run db:restore -- <file>');
  console.log(`${await restore(config().databaseUrl, file)} rows are back`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
