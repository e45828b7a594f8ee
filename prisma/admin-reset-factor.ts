import { getCommandConfig } from '~/config/config.server';
import { openApp, createSystemContext } from '~/context.server';
import { resetSecondFactors } from '~/domain/admins/reset-second-factors.server';
import { exitWithMessage } from '~/lib/exit-with-message';

await resetFactor(process.argv[2]).catch(exitWithMessage);

/**
 * Removes the second factors of an admin who has lost them, and ends the admin's sessions. For use
 * if no other admin can do it in the back office.
 */
async function resetFactor(username?: string): Promise<void> {
  if (!username) throw new Error('Usage: npm run admin:reset-factor -- <username>');
  const app = openApp(getCommandConfig());
  try {
    const found = await app.services.db.admin.findUnique({ where: { username: username.toLowerCase() } });
    if (!found) throw new Error(`There is no admin ${username}`);
    await resetSecondFactors(createSystemContext(app, 'admin-reset-factor'), found.id);
    console.log(`${found.username} logs in with the password alone and sets up a new second factor`);
  } finally {
    await app.close();
  }
}
