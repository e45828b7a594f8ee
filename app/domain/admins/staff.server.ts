import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireAdmin } from './require-admin';
import type { Permission } from './policy';
import { untranslated } from '~/i18n/messages/message';

export const ADMIN_NOT_FOUND_MESSAGE = untranslated('Admin not found.');

export interface StaffMember {
  id: number;
  username: string;
  name: string;
  email: string;
  permissions: Permission[];
  disabled: boolean;
  has_second_factor: boolean;
  /** True for the acting admin, who cannot disable the account. */
  is_self: boolean;
  version: number;
}

const columns = {
  id: true,
  username: true,
  name: true,
  email: true,
  disabled_at: true,
  version: true,
  permissions: { select: { permission: true }, orderBy: { permission: 'asc' } },
  totp: { where: { confirmed_at: { not: null } }, select: { admin_id: true } },
  _count: { select: { passkeys: true } },
} as const;

/** Lists staff by name, disabled accounts last. */
export async function listStaff(ctx: Context): Promise<StaffMember[]> {
  const { adminId } = requireAdmin(ctx, 'manage_admins');
  const rows = await ctx.db.admin.findMany({
    orderBy: [{ disabled_at: { sort: 'asc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
    select: columns,
  });
  return rows.map(({ disabled_at, permissions, totp, _count: counted, ...row }) => ({
    ...row,
    permissions: permissions.map(({ permission }) => permission),
    disabled: disabled_at !== null,
    has_second_factor: totp !== null || counted.passkeys > 0,
    is_self: row.id === adminId,
  }));
}

/** Lists the names of all staff accounts. */
export async function listStaffNames(ctx: Context): Promise<{ id: number; name: string }[]> {
  requireAdmin(ctx, 'manage_admins');
  return ctx.db.admin.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }], select: { id: true, name: true } });
}

export async function getStaffMember(ctx: Context, id: number): Promise<StaffMember> {
  const staffMember = (await listStaff(ctx)).find((one) => one.id === id);
  if (!staffMember) throw new DomainError('not_found', ADMIN_NOT_FOUND_MESSAGE);
  return staffMember;
}
