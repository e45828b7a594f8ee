import { randomBytes } from 'node:crypto';
import { buildUpiUrl, renderUpiQrSvg } from '~/lib/upi-qr.server';
import type { Context } from '../context';
import {
  encodeQrLetters,
  formatQrReference,
  parseQrReference,
  QR_NONCE_LENGTH,
  QR_SIGNATURE_LENGTH,
} from './qr-reference';

export interface DonationQr {
  svg: string;
  intent: string;
  /** Amount in rupees, or null if the donor chooses the amount. */
  amount: number | null;
  reference: string;
}

/**
 * Returns a QR code with its own reference. If the amount is null, the donor types the amount in
 * the UPI app. Source: docs/rules.md#qr-code-reference.
 */
export async function createDonationQr(ctx: Context, memberId: number, amount: number | null): Promise<DonationQr> {
  const { upiId, name: payee } = ctx.brand;
  const reference = createQrReference(ctx, memberId);
  const payment = { upiId, payee, reference, ...(amount === null ? {} : { rupees: amount }) };
  return { svg: await renderUpiQrSvg(payment), intent: buildUpiUrl(payment), amount, reference };
}

/** Creates a reference that only this member can submit, because it is signed for the member. */
function createQrReference(ctx: Context, memberId: number): string {
  const nonce = encodeQrLetters(randomBytes(QR_NONCE_LENGTH), QR_NONCE_LENGTH);
  const [signature = ''] = signNonce(ctx, memberId, nonce);
  return formatQrReference(ctx.community.memberIdPrefix, nonce + signature);
}

/** True if the reference was created for this member, which its signature proves. */
export function isQrReferenceOfMember(ctx: Context, memberId: number, reference: string): boolean {
  const letters = parseQrReference(ctx.community.memberIdPrefix, reference);
  if (letters === null) return false;
  return signNonce(ctx, memberId, letters.slice(0, QR_NONCE_LENGTH)).includes(letters.slice(QR_NONCE_LENGTH));
}

function signNonce({ signer }: Context, memberId: number, nonce: string): string[] {
  const hashes = signer.hashAll('qr-reference', `${memberId}:${nonce}`);
  return hashes.map((hash) => encodeQrLetters(hash, QR_SIGNATURE_LENGTH));
}
