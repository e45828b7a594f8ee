import type { z } from 'zod';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { countLoginAttempt } from './login-throttle.server';
import type { loginSchema } from './schemas';
import { startMemberSession } from './start-member-session.server';
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
  const matches = await attempt.verifyPassword(password, member?.password_hash);
  const opened = member && matches ? await createSession(ctx, member, attempt.isKnown) : null;
  if (!member || !opened) {
    attempt.failed(member && !matches ? 'wrong_password' : 'unknown_account');
    throw new DomainError('unauthenticated', LOGIN_FAILED_MESSAGE);
  }
  const { address, requestId } = ctx.origin;
  ctx.log.info({ member: member.id, address, requestId }, 'member logged in');
  const { token, messageId } = opened;
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
  return { token, memberId: member.id, device: await attempt.succeeded(member) };
}

/**
 * Returns null if the password has changed since it was checked, or if the member was deleted. The
 * lock makes a concurrent change of the password wait, so that it also ends this session.
 */
function createSession(
  ctx: Context,
  { id: memberId, password_hash }: { id: number; password_hash: string | null },
  isExpected: boolean,
): Promise<{ token: string; messageId: number | null } | null> {
  return ctx.db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM members WHERE id = ${memberId} AND password_hash = ${password_hash} FOR SHARE`;
    return rows.length > 0 ? startMemberSession(ctx, tx, { memberId, isExpected }) : null;
  });
}
