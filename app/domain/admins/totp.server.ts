import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { requireAnyAdmin, requireReauthForOwnSecondFactors } from './require-admin';
import { WRONG_SECOND_FACTOR_CODE_MESSAGE } from './second-factor-policy';
import { SECOND_FACTOR_SESSION_LIMIT, getSecondFactorLimitKey } from './second-factor-attempts';
import { untranslated } from '~/i18n/messages/message';

/** Size of a TOTP secret. RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/**
 * Number of time steps by which clocks may differ. The codes of the previous and the next step are
 * accepted too.
 */
const DRIFT_STEPS = 1;

export interface PendingTotpSetup {
  svg: string;
  secret: string;
  uri: string;
}

/**
 * Starts the setup of an authenticator app. The setup can be restarted until it is confirmed with a
 * first code. Throws `conflict` if the admin already has an authenticator app.
 */
export async function startTotpSetup(ctx: Context): Promise<void> {
  const { adminId } = requireReauthForOwnSecondFactors(ctx);
  const salt = Uint8Array.from(randomBytes(16));
  const created_at = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    await tx.adminTotp.deleteMany({ where: { admin_id: adminId, confirmed_at: null } });
    const { count } = await tx.adminTotp.createMany({
      data: [{ admin_id: adminId, salt, created_at }],
      skipDuplicates: true,
    });
    if (count === 0) throw new DomainError('conflict', untranslated('You have an authenticator app. Remove it first.'));
  });
}

export async function findPendingTotpSetup(ctx: Context): Promise<PendingTotpSetup | null> {
  const where = { admin_id: requireAnyAdmin(ctx).adminId, confirmed_at: null };
  const found = await ctx.db.adminTotp.findFirst({
    where,
    select: { salt: true, admin: { select: { username: true } } },
  });
  if (!found) return null;
  const totp = createTotp(ctx, found.salt, found.admin.username);
  const uri = totp.toString();
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
  return { svg, uri, secret: totp.secret.base32.match(/.{1,4}/g)?.join(' ') ?? '' };
}

/**
 * Confirms a new authenticator app with its first code. Throws `invalid` if the code is wrong, and
 * `rate_limited` after too many attempts.
 */
export async function confirmTotpSetup(ctx: Context, { code }: { code: string }): Promise<void> {
  const self = requireReauthForOwnSecondFactors(ctx);
  const { adminId } = self;
  await ctx.limits.consume(SECOND_FACTOR_SESSION_LIMIT, getSecondFactorLimitKey(self));
  await ctx.db.$transaction(async (tx) => {
    const found = await tx.adminTotp.findUnique({ where: { admin_id: adminId, confirmed_at: null } });
    const step = found ? getTimeStep(ctx, found.salt, code) : null;
    if (step === null) throw createInvalidFieldError('code', WRONG_SECOND_FACTOR_CODE_MESSAGE);
    await tx.adminTotp.update({
      where: { admin_id: adminId },
      data: { confirmed_at: ctx.clock.now(), last_step: step },
    });
    await recordAuditEntry(ctx, tx, { action: 'admin.authenticator_added', subject: { kind: 'admin', id: adminId } });
  });
}

export async function removeTotp(ctx: Context): Promise<void> {
  const { adminId } = requireReauthForOwnSecondFactors(ctx);
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.adminTotp.deleteMany({ where: { admin_id: adminId } });
    if (count === 0) return;
    await recordAuditEntry(ctx, tx, { action: 'admin.authenticator_removed', subject: { kind: 'admin', id: adminId } });
  });
}

/** Returns true if the code is right and has not been used before (RFC 6238, 5.2). */
export async function consumeTotpCode(ctx: Context, adminId: number, code: string): Promise<boolean> {
  const found = await ctx.db.adminTotp.findUnique({ where: { admin_id: adminId, confirmed_at: { not: null } } });
  const step = found ? getTimeStep(ctx, found.salt, code) : null;
  if (step === null) return false;
  const { count } = await ctx.db.adminTotp.updateMany({
    where: { admin_id: adminId, last_step: { lt: step } },
    data: { last_step: step },
  });
  return count === 1;
}

function getTimeStep(ctx: Context, salt: Uint8Array, code: string): number | null {
  const totp = createTotp(ctx, salt);
  const timestamp = ctx.clock.now().getTime();
  const drift = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: DRIFT_STEPS });
  return drift === null ? null : totp.counter({ timestamp }) + drift;
}

/**
 * Creates the TOTP generator of an admin. Its secret is derived from the salt and a server key that
 * is not in the database.
 */
function createTotp(ctx: Context, salt: Uint8Array, label = ''): TOTP {
  const secret = Uint8Array.from(ctx.longTermHash('authenticator', salt).subarray(0, SECRET_BYTES));
  return new TOTP({ issuer: ctx.brand.name, label, secret: new Secret({ buffer: secret.buffer }) });
}
