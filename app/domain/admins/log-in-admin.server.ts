import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { ACCOUNT_RATE_LIMITS } from '../sessions/policy';
import { startSession } from '../sessions/start-session.server';
import { logLoginFailure, delayLoginAttempts, type LoginAttempt } from '../sessions/login-throttle.server';
import { findKnownDevice, issueDeviceToken, type KnownDevice } from '../throttles/known-device.server';
import { refundNetworkLimit, getClientNetwork, limitByNetwork } from '../throttles/limit-by-network.server';
import { isRateLimitedError } from '../throttles/try-consume';
import { type PasswordVerifiedAdmin, checkAdminCredentials } from './check-credentials.server';
import { verifyPasskeyResponse } from './passkeys.server';
import {
  SECOND_FACTOR_DAILY_LIMIT,
  PENDING_LOGIN_SECONDS,
  WRONG_SECOND_FACTOR_CODE_MESSAGE,
} from './second-factor-policy';
import { verifySecondFactor } from './reauthenticate.server';
import { type AdminProfile, getAdminProfile } from './queries.server';
import type { adminLoginSchema } from './schemas';
import { untranslated } from '~/i18n/messages/message';

const STEP_OVER = untranslated('This took too long. Please log in again.');

interface LoggedIn {
  token: string;
  admin: AdminProfile;
  device: string | null;
}

type AdminInLogin = Pick<PasswordVerifiedAdmin, 'id' | 'username' | 'devices_version'>;

/**
 * Thrown if the password is right but a second factor is needed. `pending` is a signed token that
 * proves the password step for a few minutes.
 */
export class SecondFactorRequiredError extends DomainError {
  constructor(readonly pending: string) {
    super('second_factor_required', untranslated('Please enter the code of your authenticator app.'));
  }
}

/**
 * After too many attempts, refusals are sent at the next multiple of this time. Otherwise the
 * response time would show whether only the code was wrong.
 */
const REFUSAL_STEP_MS = 500;

/**
 * Logs in a member of staff. Throws `SecondFactorRequiredError` if the password is right but the
 * code is missing, and `rate_limited` after too many attempts. Then a right password without a
 * right code gets the same refusal as a wrong password. Source: docs/rules.md#login.
 */
export async function logInAdmin(ctx: Context, input: z.output<typeof adminLoginSchema>): Promise<LoggedIn> {
  const startedAt = performance.now();
  try {
    return await checkCredentialsAndCode(ctx, input);
  } catch (error) {
    if (isRateLimitedError(error)) await waitForNextStep(startedAt);
    throw error;
  }
}

function waitForNextStep(startedAt: number): Promise<void> {
  return setTimeout(REFUSAL_STEP_MS - ((performance.now() - startedAt) % REFUSAL_STEP_MS));
}

async function checkCredentialsAndCode(
  ctx: Context,
  { otp, ...input }: z.output<typeof adminLoginSchema>,
): Promise<LoggedIn> {
  const { admin, attempt } = await checkAdminCredentials(ctx, input);
  if (!admin.hasSecondFactor) return open(ctx, admin.id, await attempt.succeeded(admin));
  if (attempt.refusal) return checkBoth(ctx, admin, otp, attempt);
  await attempt.forget();
  if (!otp) throw new SecondFactorRequiredError(createPendingToken(ctx, admin));
  const wrong = new DomainError('second_factor_required', WRONG_SECOND_FACTOR_CODE_MESSAGE, {
    fields: { otp: [WRONG_SECOND_FACTOR_CODE_MESSAGE] },
  });
  return checkSecondFactor(ctx, admin, otp, wrong);
}

/** Opens the session if the code is right too. Otherwise throws the refusal of a wrong password. */
async function checkBoth(
  ctx: Context,
  admin: PasswordVerifiedAdmin,
  otp: string | undefined,
  attempt: LoginAttempt,
): Promise<LoggedIn> {
  const { refusal = new DomainError('rate_limited', STEP_OVER) } = attempt;
  if (!otp) {
    attempt.failed('too_many_tries');
    throw refusal;
  }
  const opened = await checkSecondFactor(ctx, admin, otp, refusal, { isInNetworkLimit: true }).catch(
    (error: unknown) => {
      throw error instanceof DomainError ? refusal : error;
    },
  );
  await attempt.forget();
  return opened;
}

/**
 * Completes the second step of a login. Throws `invalid` if the code is wrong, and
 * `unauthenticated` if the first step has expired.
 */
export async function finishAdminLogin(
  ctx: Context,
  { pending, otp }: { pending: string; otp: string },
): Promise<LoggedIn> {
  const admin = await getPendingAdmin(ctx, pending);
  return checkSecondFactor(ctx, admin, otp, createInvalidFieldError('otp', WRONG_SECOND_FACTOR_CODE_MESSAGE));
}

/**
 * Checks the second factor. These attempts have a separate limit, so only someone who knows the
 * password can use it up. `isInNetworkLimit` is true if the limit of the network counts the request
 * already. A second count would show that the password was right.
 */
async function checkSecondFactor(
  ctx: Context,
  admin: AdminInLogin,
  otp: string,
  wrong: DomainError,
  { isInNetworkLimit = false } = {},
): Promise<LoggedIn> {
  const account = { kind: 'admin', name: admin.username } as const;
  const device = await findKnownDevice(ctx, account);
  const forget = await countStep(ctx, admin.id, { device, isInNetworkLimit });
  if (!(await verifySecondFactor(ctx, admin.id, otp))) {
    logLoginFailure(ctx, account, 'wrong_code');
    throw wrong;
  }
  await forget();
  return open(ctx, admin.id, await getDevice(ctx, admin, device));
}

async function countStep(
  ctx: Context,
  id: number,
  { device, isInNetworkLimit }: { device: KnownDevice | undefined; isInNetworkLimit: boolean },
): Promise<() => Promise<void>> {
  if (device) return (await delayLoginAttempts(ctx, `step ${device.key}`)).forget;
  const key = `step admin:${id}`;
  if (!isInNetworkLimit) await limitByNetwork(ctx, ACCOUNT_RATE_LIMITS.loginByNetwork);
  const delayed = await delayLoginAttempts(ctx, `${key}|${getClientNetwork(ctx)}`);
  await ctx.limits.consume(SECOND_FACTOR_DAILY_LIMIT, key);
  return async () => {
    if (!isInNetworkLimit) await refundNetworkLimit(ctx, ACCOUNT_RATE_LIMITS.loginByNetwork);
    await ctx.limits.refund(SECOND_FACTOR_DAILY_LIMIT, key);
    await delayed.forget();
  };
}

async function getDevice(ctx: Context, admin: AdminInLogin, device?: KnownDevice): Promise<string | null> {
  return (
    device?.token ?? issueDeviceToken(ctx, ctx.db, { kind: 'admin', id: admin.id, version: admin.devices_version })
  );
}

/**
 * Logs in with a passkey alone. A passkey counts as two factors: the device, and the PIN or
 * biometric check that unlocks it.
 */
export async function logInAdminByPasskey(ctx: Context, answer: string): Promise<LoggedIn> {
  await limitByNetwork(ctx, ACCOUNT_RATE_LIMITS.loginByNetwork);
  const id = await verifyPasskeyResponse(ctx, answer);
  const admin = id === null ? null : await ctx.db.admin.findUnique({ where: { id, disabled_at: null } });
  if (!admin) throw new DomainError('unauthenticated', untranslated('This passkey is not known here.'));
  await refundNetworkLimit(ctx, ACCOUNT_RATE_LIMITS.loginByNetwork);
  const device = await findKnownDevice(ctx, { kind: 'admin', name: admin.username });
  return open(ctx, admin.id, await getDevice(ctx, admin, device));
}

async function open(ctx: Context, adminId: number, device: string | null): Promise<LoggedIn> {
  const admin = await getAdminProfile(ctx, adminId);
  const actor = { kind: 'admin', adminId, sessionId: 0, permissions: admin.permissions } as const;
  const token = await ctx.db.$transaction(async (tx) => {
    await recordAuditEntry({ ...ctx, actor }, tx, {
      action: 'admin.logged_in',
      subject: { kind: 'admin', id: adminId },
    });
    return startSession(ctx, tx, { kind: 'admin', adminId });
  });
  return { token, admin, device };
}

/**
 * Creates a signed token, which proves that the admin has entered the correct password and must
 * still enter the second factor. The token becomes invalid if the password changes.
 */
function createPendingToken(ctx: Context, admin: { id: number; password_hash: string }): string {
  const until = ctx.clock.now().getTime() + PENDING_LOGIN_SECONDS * 1000;
  const proof = ctx.signer.sign('second-step', readPendingToken(admin, until));
  return `${admin.id}.${until}.${proof.toString('base64url')}`;
}

async function getPendingAdmin(ctx: Context, pending: string): Promise<AdminInLogin> {
  const [id = NaN, until = NaN] = pending.split('.').map(Number);
  const isYoung = until > ctx.clock.now().getTime();
  const admin = isYoung ? await ctx.db.admin.findUnique({ where: { id, disabled_at: null } }) : null;
  const proof = Buffer.from(pending.split('.')[2] ?? '', 'base64url');
  if (!admin || !ctx.signer.verify('second-step', readPendingToken(admin, until), proof))
    throw new DomainError('unauthenticated', STEP_OVER);
  return admin;
}

function readPendingToken({ id, password_hash }: { id: number; password_hash: string }, until: number): string {
  return `${id} ${until} ${password_hash}`;
}
