import { config } from '~/config/config.server';
import { backUp } from './backup.server';

const [file] = process.argv.slice(2);

try {
  if (!file) throw new Error('Usage: npm run db:backup -- <file>');
  console.log(`${await backUp(config().databaseUrl, file)} rows are in ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
