import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { requireReauthForOwnSecondFactors } from './require-admin';

/** Removes a passkey of the acting admin. Does nothing if it is already gone. */
export async function removePasskey(ctx: Context, id: bigint): Promise<void> {
  const { adminId } = requireReauthForOwnSecondFactors(ctx);
  await ctx.db.$transaction(async (tx) => {
    const where = { id, admin_id: adminId };
    const [gone] = await tx.adminPasskey.findMany({ where, select: { name: true } });
    const { count } = await tx.adminPasskey.deleteMany({ where });
    if (!gone || count === 0) return;
    await recordAuditEntry(ctx, tx, {
      action: 'admin.passkey_removed',
      subject: { kind: 'admin', id: adminId },
      before: gone,
    });
  });
}
