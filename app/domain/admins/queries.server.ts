import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireAnyAdmin } from './require-admin';
import type { Permission } from './policy';
import { untranslated } from '~/i18n/messages/message';

export interface AdminProfile {
  id: number;
  username: string;
  email: string;
  name: string;
  permissions: Permission[];
}

export async function getAdminProfile({ db }: Pick<Context, 'db'>, id: number): Promise<AdminProfile> {
  const row = await db.admin.findUnique({
    where: { id },
    select: {
      id: true,
      username: true,
      email: true,
      name: true,
      permissions: { select: { permission: true }, orderBy: { permission: 'asc' } },
    },
  });
  if (!row) throw new DomainError('not_found', untranslated('Admin not found.'));
  return { ...row, permissions: row.permissions.map(({ permission }) => permission) };
}

export function getOwnAdminProfile(ctx: Context): Promise<AdminProfile> {
  return getAdminProfile(ctx, requireAnyAdmin(ctx).adminId);
}
