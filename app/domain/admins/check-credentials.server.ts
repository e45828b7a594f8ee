import type { Context } from '../context';
import { DomainError } from '../errors';
import { loginSpacing, LIMITS } from '../sessions/policy';

const INVALID = 'Invalid credentials';

/**
 * Whether a username and a password are an admin's. Returns the admin's id; throws unauthenticated, or rate_limited after too many tries. An
 * unknown username costs as much as a wrong password.
 */
export async function checkAdminCredentials(
  ctx: Context,
  { username, password }: { username: string; password: string },
): Promise<number> {
  const key = `admin:${username.toLowerCase().slice(0, 100)}`;
  await ctx.limits.take(LIMITS.loginByAddress, ctx.origin.address);
  const spacing = loginSpacing(await ctx.limits.take(LIMITS.loginByPhone, key));
  if (spacing) await ctx.limits.take(spacing, key);
  const admin = await ctx.db.admin.findUnique({ where: { username: username.toLowerCase() } });
  const matches = await ctx.passwords.verify(password, admin?.passwordHash);
  if (!admin || !matches || admin.disabledAt) throw new DomainError('unauthenticated', INVALID);
  await ctx.limits.clear(LIMITS.loginByPhone, key);
  return admin.id;
}
