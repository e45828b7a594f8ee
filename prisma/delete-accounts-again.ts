import { getCommandConfig } from '~/config/config.server';
import { openApp, createSystemContext } from '~/context.server';
import { deleteRestoredAccounts } from '~/domain/sessions/deleted-accounts.server';
import { exitWithMessage } from '~/lib/exit-with-message';

await deleteAccountsAgain().catch(exitWithMessage);

/**
 * Deletes accounts again that were deleted after the backup was taken. Run it on every restored
 * database before starting web and worker.
 */
async function deleteAccountsAgain(): Promise<void> {
  const app = openApp(getCommandConfig());
  try {
    console.log(
      `${await deleteRestoredAccounts(createSystemContext(app, 'delete-accounts-again'))} accounts are deleted again`,
    );
  } finally {
    await app.close();
  }
}
