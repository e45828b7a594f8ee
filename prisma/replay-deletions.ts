import { commandConfig } from '~/config/config.server';
import { openApp, systemContext } from '~/context.server';
import { replayDeletedAccounts } from '~/domain/sessions/deleted-accounts.server';
import { endWithMessage } from '~/lib/end-with-message';

await replay().catch(endWithMessage);

/**
 * Deletes accounts that were deleted after the backup was taken. Run it on every restored database
 * before starting web and worker.
 */
async function replay(): Promise<void> {
  const app = openApp(commandConfig());
  try {
    console.log(`${await replayDeletedAccounts(systemContext(app, 'replay-deletions'))} accounts are deleted again`);
  } finally {
    await app.close();
  }
}
