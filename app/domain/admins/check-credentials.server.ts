import type { Context } from '../context';
import { DomainError } from '../errors';
import { countLoginAttempt, type LoginAttempt } from '../sessions/login-throttle.server';
import { untranslated } from '~/i18n/messages/message';

const INVALID = untranslated('Invalid credentials');

export interface PasswordVerifiedAdmin {
  id: number;
  username: string;
  password_hash: string;
  devices_version: number;
  hasSecondFactor: boolean;
}

/**
 * Checks an admin's password. The check of an unknown username takes as long as that of a wrong
 * password.
 */
export async function checkAdminCredentials(
  ctx: Context,
  { username, password }: { username: string; password: string },
): Promise<{ admin: PasswordVerifiedAdmin; attempt: LoginAttempt }> {
  const name = username.toLowerCase();
  const attempt = await countLoginAttempt(ctx, { kind: 'admin', name });
  const admin = await ctx.db.admin.findUnique({
    where: { username: name },
    select: {
      id: true,
      username: true,
      password_hash: true,
      disabled_at: true,
      devices_version: true,
      totp: { where: { confirmed_at: { not: null } }, select: { admin_id: true } },
      _count: { select: { passkeys: true } },
    },
  });
  const matches = await attempt.verifyPassword(password, admin?.password_hash);
  if (!admin || !matches || admin.disabled_at) {
    attempt.failed(!admin ? 'unknown_account' : matches ? 'disabled_account' : 'wrong_password');
    throw attempt.refusal ?? new DomainError('unauthenticated', INVALID);
  }
  const { _count: counted, totp, ...who } = admin;
  const hasSecondFactor = totp !== null || counted.passkeys > 0;
  if (attempt.refusal && !hasSecondFactor) {
    attempt.failed('too_many_tries');
    throw attempt.refusal;
  }
  return { admin: { ...who, hasSecondFactor }, attempt };
}
