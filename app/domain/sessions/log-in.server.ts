import type { z } from 'zod';
import { isMissingRowError } from '~/db/sql-state';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { countLoginAttempt } from './login-throttle.server';
import type { loginSchema } from './schemas';
import { startSession } from './start-session.server';
import { t } from '~/i18n/messages/message';

export const LOGIN_FAILED_MESSAGE = t('Login failed. Please check your credentials.');

/**
 * Logs a member in by password. Throws `unauthenticated` if the phone or the password is wrong.
 * Both take the same time, so that the response time does not reveal which phones are registered.
 * Source: docs/rules.md#login.
 */
export async function logIn(
  ctx: Context,
  { phone, password }: z.output<typeof loginSchema>,
): Promise<{ token: string; memberId: number; device: string | null }> {
  const attempt = await countLoginAttempt(ctx, { kind: 'member', name: phone });
  const member = await ctx.db.member.findUnique({
    where: { phone },
    select: { id: true, password_hash: true, devices_version: true },
  });
  const matches = await ctx.passwords.verify(password, member?.password_hash, { first: attempt.isKnown });
  const token = member && matches ? await createSession(ctx, member.id) : null;
  if (!member || !token) {
    attempt.failed(member && !matches ? 'wrong_password' : 'unknown_account');
    throw new DomainError('unauthenticated', LOGIN_FAILED_MESSAGE);
  }
  const { address, requestId } = ctx.origin;
  ctx.log.info({ member: member.id, address, requestId }, 'member logged in');
  return { token, memberId: member.id, device: await attempt.succeeded(member) };
}

async function createSession(ctx: Context, memberId: number): Promise<string | null> {
  try {
    return await startSession(ctx, ctx.db, { kind: 'member', memberId });
  } catch (error) {
    if (!isMissingRowError(error)) throw error;
    return null;
  }
}
