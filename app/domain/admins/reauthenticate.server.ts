import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { requireAnyAdmin } from './require-admin';
import { verifyPasskeyResponse } from './passkeys.server';
import { WRONG_SECOND_FACTOR_CODE_MESSAGE } from './second-factor-policy';
import { consumeRecoveryCode } from './recovery-codes.server';
import { SECOND_FACTOR_SESSION_LIMIT, getSecondFactorLimitKey } from './second-factor-attempts';
import { hasSecondFactor } from './second-factors.server';
import { consumeTotpCode } from './totp.server';
import { untranslated } from '~/i18n/messages/message';

/**
 * Checks a TOTP code, a recovery code or a passkey response, and consumes it if it is valid.
 * Returns true if it is valid.
 */
export async function verifySecondFactor(ctx: Context, adminId: number, answer: string): Promise<boolean> {
  if (answer.startsWith('{')) return (await verifyPasskeyResponse(ctx, answer)) === adminId;
  return (await consumeTotpCode(ctx, adminId, answer)) || consumeRecoveryCode(ctx, adminId, answer);
}

/**
 * Confirms the identity of the acting admin by a second factor or, without one, by the password.
 * Returns a context in which the admin is recently verified. Throws `invalid` if the second factor
 * or the password is wrong, and `rate_limited` after too many attempts.
 */
export async function reauthenticate<Of extends Context>(ctx: Of, proof: string): Promise<Of> {
  const actor = requireAnyAdmin(ctx);
  const { adminId, sessionId } = actor;
  const tries = getSecondFactorLimitKey(actor);
  await ctx.limits.consume(SECOND_FACTOR_SESSION_LIMIT, tries);
  const byFactor = await hasSecondFactor(ctx, adminId);
  const holds = byFactor ? await verifySecondFactor(ctx, adminId, proof) : await isPassword(ctx, adminId, proof);
  if (!holds)
    throw createInvalidFieldError(
      'proof',
      byFactor ? WRONG_SECOND_FACTOR_CODE_MESSAGE : untranslated('This is not your password.'),
    );
  await ctx.limits.refund(SECOND_FACTOR_SESSION_LIMIT, tries);
  await ctx.db.$transaction(async (tx) => {
    await tx.session.updateMany({ where: { id: sessionId }, data: { proven_at: ctx.clock.now() } });
    await recordAuditEntry(ctx, tx, { action: 'admin.identity_confirmed', subject: { kind: 'admin', id: adminId } });
  });
  return { ...ctx, actor: { ...actor, recentlyVerified: true } };
}

async function isPassword(ctx: Context, adminId: number, password: string): Promise<boolean> {
  const admin = await ctx.db.admin.findUnique({ where: { id: adminId }, select: { password_hash: true } });
  return ctx.passwords.verify(password, admin?.password_hash, { first: true });
}
