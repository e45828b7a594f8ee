import { getOperatorConfig } from '~/config/config.server';
import { parseFileNameArgument } from './file-argument';
import { backUpDatabase } from './backup.server';

const { ownerUrl } = getOperatorConfig();

try {
  const file = parseFileNameArgument('npm run db:backup -- <file>');
  const rows = await backUpDatabase(ownerUrl, file);
  console.log(`${rows} rows are in ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
