import { operatorConfig } from '~/config/config.server';
import { fileArgument } from './file-argument';
import { restore } from './restore.server';

const { ownerUrl } = operatorConfig();

try {
  const file = fileArgument('npm run db:restore -- <file>');
  const rows = await restore(ownerUrl, file);
  console.log(`${rows} rows are restored from ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
