import { operatorConfig } from '~/config/config.server';
import { fileArgument } from './file-argument';
import { backUp } from './backup.server';

const { ownerUrl } = operatorConfig();

try {
  const file = fileArgument('npm run db:backup -- <file>');
  const rows = await backUp(ownerUrl, file);
  console.log(`${rows} rows are in ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
