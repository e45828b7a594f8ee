import { getOperatorConfig } from '~/config/config.server';
import { parseFileNameArgument } from './file-argument';
import { restoreDatabase } from './restore.server';

const { ownerUrl } = getOperatorConfig();

try {
  const file = parseFileNameArgument('npm run db:restore -- <file>');
  const rows = await restoreDatabase(ownerUrl, file);
  console.log(`${rows} rows are restored from ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
