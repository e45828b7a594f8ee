import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { invalidField } from '../errors';
import { anyAdmin } from './acting-admin';
import { ownerOfPasskey } from './passkeys.server';
import { WRONG_CODE } from './proof-policy';
import { spendRecoveryCode } from './recovery-codes.server';
import { CODE_TRIES, triesKeyOf } from './second-factor-tries';
import { hasSecondFactor } from './second-factors.server';
import { spendTotpCode } from './totp.server';
import { english } from '~/i18n/messages/say';

/** Consumes a TOTP code, a recovery code or a passkey response. Returns true if it is valid. */
export async function answersSecondFactor(ctx: Context, adminId: number, answer: string): Promise<boolean> {
  if (answer.startsWith('{')) return (await ownerOfPasskey(ctx, answer)) === adminId;
  return (await spendTotpCode(ctx, adminId, answer)) || spendRecoveryCode(ctx, adminId, answer);
}

/**
 * Returns the context of an admin who has just confirmed their identity. Throws invalid,
 * rate_limited.
 */
export async function proveIdentity<Of extends Context>(ctx: Of, proof: string): Promise<Of> {
  const actor = anyAdmin(ctx);
  const { adminId, sessionId } = actor;
  const tries = triesKeyOf(actor);
  await ctx.limits.take(CODE_TRIES, tries);
  const byFactor = await hasSecondFactor(ctx, adminId);
  const holds = byFactor ? await answersSecondFactor(ctx, adminId, proof) : await isPassword(ctx, adminId, proof);
  if (!holds) throw invalidField('proof', byFactor ? WRONG_CODE : english('This is not your password.'));
  await ctx.limits.giveBack(CODE_TRIES, tries);
  await ctx.db.$transaction(async (tx) => {
    await tx.session.updateMany({ where: { id: sessionId }, data: { proven_at: ctx.clock.now() } });
    await recordAudit(ctx, tx, { action: 'admin.identity_confirmed', subject: { kind: 'admin', id: adminId } });
  });
  return { ...ctx, actor: { ...actor, proven: true } };
}

async function isPassword(ctx: Context, adminId: number, password: string): Promise<boolean> {
  const admin = await ctx.db.admin.findUnique({ where: { id: adminId }, select: { password_hash: true } });
  return ctx.passwords.verify(password, admin?.password_hash, { first: true });
}
