import type { z } from 'zod';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { conflictAt } from '../errors';
import { actingAdmin } from './acting-admin';
import type { addAdminSchema } from './schemas';

/** Adds a member of staff. Throws conflict when the username is somebody's already. Needs manage_admins. */
export async function addAdmin(
  ctx: Context,
  { password, permissions, ...who }: z.output<typeof addAdminSchema>,
): Promise<{ id: number }> {
  actingAdmin(ctx, ...addAdmin.permissions);
  const passwordHash = await ctx.passwords.hash(password, { first: true });
  return ctx.db.$transaction(async (tx) => {
    const [added] = await tx.admin.createManyAndReturn({
      data: [{ ...who, passwordHash, createdAt: ctx.clock.now() }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!added) throw conflictAt('username', 'This username is taken. Please choose another one.');
    await tx.adminPermission.createMany({
      data: [...new Set(permissions)].map((permission) => ({ adminId: added.id, permission })),
    });
    await recordAudit(ctx, tx, {
      action: 'admin.added',
      subject: { kind: 'admin', id: added.id },
      after: { ...who, permissions },
    });
    return added;
  });
}

addAdmin.permissions = ['manage_admins'] as const;
