import type { Admin } from '~/db/generated/client';
import { PERMISSIONS, type Permission } from '~/domain/admins/policy';
import type { Actor, Context } from '~/domain/context';
import { startSession } from '~/domain/sessions/start-session.server';
import { createSessionCookie } from '~/http/browser/session.server';
import type { TestContext } from '../setup/context';
import { PASSWORD } from './member';
import { getNextNumber } from './unique';

let passwordHash: Promise<string> | undefined;

/**
 * Creates an admin with the password PASSWORD and the given permissions. The default is all
 * permissions.
 */
export async function createAdmin(ctx: Context, permissions: readonly Permission[] = PERMISSIONS): Promise<Admin> {
  const number = getNextNumber();
  passwordHash ??= ctx.passwords.hash(PASSWORD);
  return ctx.db.admin.create({
    data: {
      username: `staff${number}`,
      email: `staff${number}@sangha.example`,
      name: `Staff ${number}`,
      password_hash: await passwordHash,
      created_at: ctx.clock.now(),
      permissions: { createMany: { data: permissions.map((permission) => ({ permission })) } },
    },
  });
}

export async function asAdmin(ctx: TestContext, permissions: readonly Permission[] = PERMISSIONS): Promise<Context> {
  const { id: adminId } = await createAdmin(ctx, permissions);
  return ctx.as({ kind: 'admin', adminId, sessionId: 0, permissions, recentlyVerified: true } satisfies Actor);
}

export function createAdminToken(ctx: Context, admin: { id: number }): Promise<string> {
  return startSession(ctx, ctx.db, { kind: 'admin', adminId: admin.id });
}

export async function createAdminCookie(ctx: TestContext, admin: { id: number }): Promise<{ Cookie: string }> {
  const cookie = await createSessionCookie('admin', await createAdminToken(ctx, admin), ctx.app);
  return { Cookie: cookie.split(';')[0] ?? '' };
}
