import type { Context } from '../context';
import { DomainError } from '../errors';
import { actingAdmin } from './acting-admin';
import type { Permission } from './policy';
import { english } from '~/i18n/messages/say';

/** A member of staff as the API's `admin` and as pages see them. */
export interface AdminProfile {
  id: number;
  username: string;
  email: string;
  name: string;
  permissions: Permission[];
}

/** A member of staff by id. Throws not_found. */
export async function getAdmin({ db }: Pick<Context, 'db'>, id: number): Promise<AdminProfile> {
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
  if (!row) throw new DomainError('not_found', english('Admin not found.'));
  return { ...row, permissions: row.permissions.map(({ permission }) => permission) };
}

/** The acting member of staff. Throws unauthenticated. */
export function getOwnAdmin(ctx: Context): Promise<AdminProfile> {
  return getAdmin(ctx, actingAdmin(ctx).adminId);
}
