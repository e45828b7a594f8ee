import { randomInt } from 'node:crypto';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { requireReauthForOwnSecondFactors } from './require-admin';
import { RECOVERY_CODE_COUNT } from './second-factor-policy';

/**
 * Alphabet of the codes, without characters that look alike in print. Ten characters carry 49 bits
 * of entropy.
 */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Replaces the admin's recovery codes and returns the new ones. They cannot be shown again, because
 * only hashes are stored.
 */
export async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  const { adminId } = requireReauthForOwnSecondFactors(ctx);
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createCode);
  await ctx.db.$transaction(async (tx) => {
    await tx.adminRecoveryCode.deleteMany({ where: { admin_id: adminId } });
    await tx.adminRecoveryCode.createMany({
      data: codes.map((code) => ({ admin_id: adminId, code_hash: hashCode(ctx, adminId, code) })),
    });
    await recordAuditEntry(ctx, tx, { action: 'admin.recovery_codes_made', subject: { kind: 'admin', id: adminId } });
  });
  return codes;
}

/** Consumes a recovery code. Returns false if it is not one of the admin's unused codes. */
export async function consumeRecoveryCode(ctx: Context, adminId: number, typed: string): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const where = { admin_id: adminId, code_hash: hashCode(ctx, adminId, typed) };
    const { count } = await tx.adminRecoveryCode.deleteMany({ where });
    if (count === 0) return false;
    await recordAuditEntry(ctx, tx, { action: 'admin.recovery_code_used', subject: { kind: 'admin', id: adminId } });
    return true;
  });
}

function createCode(): string {
  const half = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}

function hashCode(ctx: Context, adminId: number, code: string): Uint8Array<ArrayBuffer> {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return Uint8Array.from(ctx.longTermHash('recovery-code', `${adminId} ${plain}`));
}
