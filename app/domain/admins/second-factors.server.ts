import { formatDateTime } from '~/lib/calendar';
import type { Context } from '../context';
import { requireAnyAdmin } from './require-admin';

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
  const where = { admin_id: requireAnyAdmin(ctx).adminId };
  const formatMoment = (at: Date) => formatDateTime(at, ctx.clock.timeZone);
  const [totps, recoveryCodes, passkeys] = await Promise.all([
    ctx.db.adminTotp.count({ where: { ...where, confirmed_at: { not: null } } }),
    ctx.db.adminRecoveryCode.count({ where }),
    ctx.db.adminPasskey.findMany({ where, orderBy: { id: 'asc' } }),
  ]);
  return {
    authenticator: totps > 0,
    recovery_codes: recoveryCodes,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id: String(id),
      name,
      used: `Added ${formatMoment(created_at)}, ${last_used_at ? `used last ${formatMoment(last_used_at)}` : 'never used'}`,
    })),
  };
}
