import { operatorConfig } from '~/config/config.server';
import { readFileArgument } from './file-argument';
import { backUpDatabase } from './backup.server';

const { ownerUrl } = operatorConfig();

try {
  const file = readFileArgument('npm run db:backup -- <file>');
  const rows = await backUpDatabase(ownerUrl, file);
  console.log(`${rows} rows are in ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
