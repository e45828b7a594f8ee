import { formatMoment } from '~/lib/calendar';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { anyAdmin, provenAdmin } from './acting-admin';
import { ADMIN_NOT_FOUND } from './staff.server';
import { english } from '~/i18n/messages/say';

export interface SecondFactors {
  authenticator: boolean;
  recovery_codes: number;
  passkeys: { id: string; name: string; used: string }[];
}

export async function hasSecondFactor({ db }: Pick<Context, 'db'>, adminId: number): Promise<boolean> {
  const where = { admin_id: adminId };
  const [totps, passkeys] = await Promise.all([
    db.adminTotp.count({ where: { ...where, confirmed_at: { not: null } } }),
    db.adminPasskey.count({ where }),
  ]);
  return totps + passkeys > 0;
}

export async function getOwnSecondFactors(ctx: Context): Promise<SecondFactors> {
  const where = { admin_id: anyAdmin(ctx).adminId };
  const moment = (at: Date) => formatMoment(at, ctx.clock.timeZone);
  const [totps, recoveryCodes, passkeys] = await Promise.all([
    ctx.db.adminTotp.count({ where: { ...where, confirmed_at: { not: null } } }),
    ctx.db.adminRecoveryCode.count({ where }),
    ctx.db.adminPasskey.findMany({ where, orderBy: { id: 'asc' } }),
  ]);
  return {
    authenticator: totps > 0,
    recovery_codes: recoveryCodes,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      ...{ id: String(id), name },
      used: `Added ${moment(created_at)}, ${last_used_at ? `used last ${moment(last_used_at)}` : 'never used'}`,
    })),
  };
}

/** Takes an admin's second factors and ends their sessions. Throws not_found, forbidden. */
export async function resetSecondFactors(ctx: Context, id: number): Promise<void> {
  if (ctx.actor.kind !== 'system' && provenAdmin(ctx, ...resetSecondFactors.permissions).adminId === id)
    throw new DomainError('forbidden', english('Change your own second factor under My account.'));
  await ctx.db.$transaction(async (tx) => {
    const found = await tx.admin.findUnique({ where: { id }, select: { id: true } });
    if (!found) throw new DomainError('not_found', ADMIN_NOT_FOUND);
    const where = { admin_id: id };
    await tx.adminTotp.deleteMany({ where });
    await tx.adminRecoveryCode.deleteMany({ where });
    await tx.adminPasskey.deleteMany({ where });
    await tx.session.deleteMany({ where });
    await recordAudit(ctx, tx, { action: 'admin.second_factor_reset', subject: { kind: 'admin', id } });
  });
}

resetSecondFactors.permissions = ['manage_admins'] as const;
