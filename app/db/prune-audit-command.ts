import { getOperatorConfig } from '~/config/config.server';
import { exitWithMessage } from '~/lib/exit-with-message';
import { pruneAuditLog } from './prune-audit.server';

await prune().catch(exitWithMessage);

async function prune(): Promise<void> {
  const { ownerUrl } = getOperatorConfig();
  const years = Number(process.argv[2]);
  if (!Number.isInteger(years) || years < 1) throw new Error('Usage: npm run audit:prune -- <years, 1 or more>');
  console.log(`${await pruneAuditLog(ownerUrl, years)} audit entries older than ${years} years are deleted`);
}
