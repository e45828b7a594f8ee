import type { Context } from '../context';
import { DomainError } from '../errors';
import { countLoginTry, type LoginTry } from '../sessions/login-throttle.server';
import { english } from '~/i18n/messages/say';

const INVALID = english('Invalid credentials');

export interface CheckedAdmin {
  id: number;
  username: string;
  password_hash: string;
  hasSecondFactor: boolean;
}

/**
 * Whether a username and a password are an admin's. Returns whose, and the counted try, which ends with the second factor where they have
 * one; throws unauthenticated, or rate_limited after too many tries. An unknown username costs as much as a wrong password.
 */
export async function checkAdminCredentials(
  ctx: Context,
  { username, password }: { username: string; password: string },
): Promise<{ admin: CheckedAdmin; attempt: LoginTry }> {
  const attempt = await countAdminTry(ctx, username);
  const admin = await ctx.db.admin.findUnique({
    where: { username: username.toLowerCase() },
    select: {
      ...{ id: true, username: true, password_hash: true, disabled_at: true },
      totp: { where: { confirmed_at: { not: null } }, select: { admin_id: true } },
      _count: { select: { passkeys: true } },
    },
  });
  const matches = await ctx.passwords.verify(password, admin?.password_hash, { first: attempt.isKnown });
  if (!admin || !matches || admin.disabled_at) {
    attempt.failed(!admin ? 'unknown_account' : matches ? 'disabled_account' : 'wrong_password');
    throw new DomainError('unauthenticated', INVALID);
  }
  const { _count: counted, totp, ...who } = admin;
  return { admin: { ...who, hasSecondFactor: totp !== null || counted.passkeys > 0 }, attempt };
}

/** Counts a try at either step of an admin's login. */
export function countAdminTry(ctx: Context, username: string): Promise<LoginTry> {
  return countLoginTry(ctx, { kind: 'admin', name: username.toLowerCase().slice(0, 100) });
}
