import type { Context } from '../context';
import { createLoggedOutError, requireMember } from '../members/require-member';

/** Data about a member from an import, and the messages that the member agreed to. */
export interface ImportedAccount {
  name: string;
  classes: number;
  karma: number;
  /** When the member joined, or null if the imported file does not contain the date. */
  joined_at: Date | null;
  notices: boolean;
  reminders: boolean;
}

/** Returns the imported data of the acting member. Source: docs/rules.md#imports. */
export async function getImportedAccount(ctx: Context): Promise<ImportedAccount> {
  const [account] = await ctx.sql<ImportedAccount[]>`
    SELECT name, opening_classes AS classes, karma_points AS karma,
      CASE WHEN members.created_at < imports.created_at THEN members.created_at END AS joined_at,
      notices_stopped_at IS NULL AS notices, reminders_wanted_at IS NOT NULL AS reminders
    FROM members LEFT JOIN imports ON imports.id = members.import_id WHERE members.id = ${requireMember(ctx)}`;
  if (!account) throw createLoggedOutError();
  return account;
}
