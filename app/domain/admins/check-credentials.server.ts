import type { Context } from '../context';
import { DomainError } from '../errors';
import { countLoginTry } from '../sessions/login-throttle.server';
import { english } from '~/i18n/messages/say';

const INVALID = english('Invalid credentials');

/**
 * Whether a username and a password are an admin's. Returns the admin's id and the token by which the device is known again; throws unauthenticated, or rate_limited after too many tries. An
 * unknown username costs as much as a wrong password.
 */
export async function checkAdminCredentials(
  ctx: Context,
  { username, password }: { username: string; password: string },
): Promise<{ adminId: number; device: string }> {
  const attempt = await countLoginTry(ctx, { kind: 'admin', name: username.toLowerCase().slice(0, 100) });
  const admin = await ctx.db.admin.findUnique({ where: { username: username.toLowerCase() } });
  const matches = await ctx.passwords.verify(password, admin?.password_hash, { first: attempt.isKnown });
  if (!admin || !matches || admin.disabled_at) {
    attempt.failed(!admin ? 'unknown_account' : matches ? 'disabled_account' : 'wrong_password');
    throw new DomainError('unauthenticated', INVALID);
  }
  return { adminId: admin.id, device: await attempt.succeeded() };
}
