import { randomInt } from 'node:crypto';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { provenSelf } from './acting-admin';
import { RECOVERY_CODES } from './proof-policy';

/** No letters that look alike on paper; ten of them are 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes new codes and returns them, this once: hashes are all that is kept. */
export async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  const { adminId } = provenSelf(ctx);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await ctx.db.$transaction(async (tx) => {
    await tx.adminRecoveryCode.deleteMany({ where: { admin_id: adminId } });
    await tx.adminRecoveryCode.createMany({
      data: codes.map((code) => ({ admin_id: adminId, code_hash: hashOf(ctx, adminId, code) })),
    });
    await recordAudit(ctx, tx, { action: 'admin.recovery_codes_made', subject: { kind: 'admin', id: adminId } });
  });
  return codes;
}

/** Uses a code up. Returns whether it was one of theirs. */
export async function spendRecoveryCode(ctx: Context, adminId: number, typed: string): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const where = { admin_id: adminId, code_hash: hashOf(ctx, adminId, typed) };
    const { count } = await tx.adminRecoveryCode.deleteMany({ where });
    if (count === 0) return false;
    await recordAudit(ctx, tx, { action: 'admin.recovery_code_used', subject: { kind: 'admin', id: adminId } });
    return true;
  });
}

function newCode(): string {
  const half = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}

function hashOf(ctx: Context, adminId: number, code: string): Uint8Array<ArrayBuffer> {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return Uint8Array.from(ctx.longTermHash('recovery-code', `${adminId} ${plain}`));
}
