import type { z } from 'zod';
import { sameBytes } from '~/lib/same-bytes';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError, invalidField } from '../errors';
import { LIMITS } from '../sessions/policy';
import { startSession } from '../sessions/start-session.server';
import { rememberedDevice } from '../throttles/known-device';
import { giveBackToNetwork, takeForNetwork } from '../throttles/limit-by-network.server';
import { checkAdminCredentials, countAdminTry } from './check-credentials.server';
import { ownerOfPasskey } from './passkeys.server';
import { STEP_SECONDS, WRONG_CODE } from './proof-policy';
import { answersSecondFactor } from './prove-identity.server';
import { type AdminProfile, getAdmin } from './queries.server';
import type { adminLoginSchema } from './schemas';
import { english } from '~/i18n/messages/say';

const STEP_OVER = english('This took too long. Please log in again.');

interface LoggedIn {
  token: string;
  admin: AdminProfile;
  device: string;
}

/** The password was right; `pending` proves it to the second step for some minutes. */
export class SecondFactorRequired extends DomainError {
  constructor(readonly pending: string) {
    super('second_factor_required', english('Please enter the code of your authenticator app.'));
  }
}

/** Logs staff in. Throws SecondFactorRequired, rate_limited. Source: docs/rules.md#login. */
export async function logInAdmin(
  ctx: Context,
  { otp, ...input }: z.output<typeof adminLoginSchema>,
): Promise<LoggedIn> {
  const { admin, attempt } = await checkAdminCredentials(ctx, input);
  if (admin.hasSecondFactor && !otp) throw new SecondFactorRequired(pendingOf(ctx, admin));
  if (admin.hasSecondFactor && otp && !(await answersSecondFactor(ctx, admin.id, otp))) {
    attempt.failed('wrong_code');
    throw new DomainError('second_factor_required', WRONG_CODE, { fields: { otp: [WRONG_CODE] } });
  }
  return open(ctx, admin.id, await attempt.succeeded());
}

/** The second step of a login. Throws invalid for a wrong code, unauthenticated when it is over. */
export async function finishAdminLogin(
  ctx: Context,
  { pending, otp }: { pending: string; otp: string },
): Promise<LoggedIn> {
  const admin = await pendingAdmin(ctx, pending);
  const attempt = await countAdminTry(ctx, admin.username);
  if (!(await answersSecondFactor(ctx, admin.id, otp))) {
    attempt.failed('wrong_code');
    throw invalidField('otp', WRONG_CODE);
  }
  return open(ctx, admin.id, await attempt.succeeded());
}

/** A passkey alone is two factors: the device, and what unlocks it. */
export async function logInByPasskey(ctx: Context, answer: string): Promise<LoggedIn> {
  await takeForNetwork(ctx, LIMITS.loginByNetwork);
  const id = await ownerOfPasskey(ctx, answer);
  const admin = id === null ? null : await ctx.db.admin.findUnique({ where: { id, disabled_at: null } });
  if (!admin) throw new DomainError('unauthenticated', english('This passkey is not known here.'));
  await giveBackToNetwork(ctx, LIMITS.loginByNetwork);
  return open(ctx, admin.id, rememberedDevice(ctx, { kind: 'admin', name: admin.username }));
}

async function open(ctx: Context, adminId: number, device: string): Promise<LoggedIn> {
  const admin = await getAdmin(ctx, adminId);
  const actor = { kind: 'admin', adminId, sessionId: 0, permissions: admin.permissions } as const;
  const token = await ctx.db.$transaction(async (tx) => {
    await recordAudit({ ...ctx, actor }, tx, { action: 'admin.logged_in', subject: { kind: 'admin', id: adminId } });
    return startSession(ctx, tx, { kind: 'admin', adminId });
  });
  return { token, admin, device };
}

/** Whose password was right, until when, and a keyed hash that a new password makes void. */
function pendingOf(ctx: Context, admin: { id: number; password_hash: string }): string {
  const until = ctx.clock.now().getTime() + STEP_SECONDS * 1000;
  return `${admin.id}.${until}.${proofOf(ctx, admin, until).toString('base64url')}`;
}

async function pendingAdmin(ctx: Context, pending: string): Promise<{ id: number; username: string }> {
  const [id = NaN, until = NaN] = pending.split('.').map(Number);
  const isYoung = until > ctx.clock.now().getTime();
  const admin = isYoung ? await ctx.db.admin.findUnique({ where: { id, disabled_at: null } }) : null;
  const proof = Buffer.from(pending.split('.')[2] ?? '', 'base64url');
  if (!admin || !sameBytes(proof, proofOf(ctx, admin, until))) throw new DomainError('unauthenticated', STEP_OVER);
  return admin;
}

function proofOf(ctx: Context, { id, password_hash }: { id: number; password_hash: string }, until: number): Buffer {
  return ctx.keyedHash('second-step', `${id} ${until} ${password_hash}`);
}
