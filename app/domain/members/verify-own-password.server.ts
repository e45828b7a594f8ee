import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { requireMember } from './require-member';
import { t } from '~/i18n/messages/message';

const WRONG_PASSWORD = t('This is not your password.');
const NO_PASSWORD = t('You have no password yet. Please log out, and set one with “Forgot Password?”.');
const TRIES = { name: 'own-password', times: 10, seconds: 3600, scope: 'shared' } as const;

/**
 * Checks the acting member's password. Throws `invalid` if it is wrong, and `rate_limited` after
 * too many attempts. Source: docs/rules.md#profile.
 */
export async function verifyOwnPassword(
  ctx: Context,
  password: string,
  field: string,
): Promise<{ id: number; password_hash: string }> {
  const id = requireMember(ctx);
  // Attempts are counted per session, so that wrong passwords from a stolen session do not block
  // the sessions of the account's owner.
  const tries = `${id}:${ctx.actor.kind === 'member' ? ctx.actor.sessionId : 0}`;
  await ctx.limits.consume(TRIES, tries);
  const member = await ctx.db.member.findUnique({ where: { id }, select: { password_hash: true } });
  if (!member) throw new DomainError('unauthenticated', t('Please log in again.'));
  const { password_hash } = member;
  if (password_hash === null) throw createInvalidFieldError(field, NO_PASSWORD);
  if (!(await ctx.passwords.verify(password, password_hash, { first: true })))
    throw createInvalidFieldError(field, WRONG_PASSWORD);
  await ctx.limits.clear(TRIES, tries);
  return { id, password_hash };
}
