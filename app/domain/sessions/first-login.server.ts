import type { Context } from '../context';
import { DomainError } from '../errors';
import { FIRST_LOGIN_VALID_SECONDS } from './policy';
import { hashSessionToken, createSessionToken } from './session-token';
import { startSession } from './start-session.server';
import { t } from '~/i18n/messages/message';

export const FIRST_LOGIN_EXPIRED_MESSAGE = t('This button has run out. Please log in with your password.');

/**
 * Returns a token that logs in a newly registered member without the password. It can be used once.
 */
export async function createFirstLoginToken(ctx: Context, memberId: number): Promise<string> {
  const token = createSessionToken();
  const expires_at = new Date(ctx.clock.now().getTime() + FIRST_LOGIN_VALID_SECONDS * 1000);
  await ctx.db.firstLogin.create({ data: { token_hash: hashSessionToken(token), member_id: memberId, expires_at } });
  return token;
}

/**
 * Returns the name of the member whom the token can log in, or null if the token was used or has
 * expired.
 */
export async function findFirstLogin(ctx: Context, token: string): Promise<string | null> {
  const firstLogin = await ctx.db.firstLogin.findFirst({
    where: { token_hash: hashSessionToken(token), expires_at: { gt: ctx.clock.now() } },
    select: { member: { select: { name: true } } },
  });
  return firstLogin?.member.name ?? null;
}

/**
 * Logs in a newly registered member with a first-login token. Throws `unauthenticated` if the token
 * was used or has expired. Source: docs/rules.md#sign-up.
 */
export async function logInAfterSignUp(ctx: Context, token: string): Promise<{ token: string; device: null }> {
  const { memberId, session } = await ctx.db.$transaction(async (tx) => {
    // This lock makes a concurrent end of all sessions wait, so that it also ends the new session.
    await tx.$queryRaw`
      SELECT id FROM members WHERE id = (SELECT member_id FROM first_logins WHERE token_hash = ${hashSessionToken(token)})
      FOR SHARE`;
    const [used] = await tx.$queryRaw<{ member_id: number }[]>`
      DELETE FROM first_logins WHERE token_hash = ${hashSessionToken(token)} AND expires_at > ${ctx.clock.now()}
      RETURNING member_id`;
    if (!used) throw new DomainError('unauthenticated', FIRST_LOGIN_EXPIRED_MESSAGE);
    const memberId = used.member_id;
    return { memberId, session: await startSession(ctx, tx, { kind: 'member', memberId }) };
  });
  const { address, requestId } = ctx.origin;
  ctx.log.info({ member: memberId, address, requestId }, 'member logged in after registration');
  // No device token is issued, because the phone number is not verified yet.
  return { token: session, device: null };
}
