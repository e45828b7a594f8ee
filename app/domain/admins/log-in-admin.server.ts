import type { z } from 'zod';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { startSession } from '../sessions/start-session.server';
import { checkAdminCredentials } from './check-credentials.server';
import { type AdminProfile, getAdmin } from './queries.server';
import type { adminLoginSchema } from './schemas';

/**
 * Logs a member of staff in: opens a session, puts it down in the audit log and returns its token with who they are and what they may do.
 * Throws unauthenticated, or rate_limited after too many tries. Source: docs/rules.md#login.
 */
export async function logInAdmin(
  ctx: Context,
  input: z.output<typeof adminLoginSchema>,
): Promise<{ token: string; admin: AdminProfile; device: string }> {
  const { adminId, device } = await checkAdminCredentials(ctx, input);
  const admin = await getAdmin(ctx, adminId);
  const actor = { kind: 'admin', adminId, sessionId: 0, permissions: admin.permissions } as const;
  const token = await ctx.db.$transaction(async (tx) => {
    await recordAudit({ ...ctx, actor }, tx, { action: 'admin.logged_in', subject: { kind: 'admin', id: adminId } });
    return startSession(ctx, tx, { kind: 'admin', adminId });
  });
  return { token, admin, device };
}
