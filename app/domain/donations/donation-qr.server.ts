import type { Context } from '../context';
import { buildUpiUrl, renderUpiQrSvg } from '~/lib/upi-qr.server';

export interface DonationQr {
  svg: string;
  intent: string;
  /** Amount in rupees, or null if the donor chooses the amount. */
  amount: number | null;
  reference: string | null;
}

/**
 * Returns a QR code for this amount, with its own reference. If the amount is null, the QR code has
 * no amount and no reference.
 */
export async function createDonationQr(ctx: Context, memberId: number, amount: number | null): Promise<DonationQr> {
  const { upiId, name: payee } = ctx.brand;
  if (amount === null) {
    const payment = { upiId, payee };
    return { svg: await renderUpiQrSvg(payment), intent: buildUpiUrl(payment), amount, reference: null };
  }
  const minute = Math.floor(ctx.clock.now().getTime() / 60_000).toString(36);
  const reference = `${getReferencePrefix(ctx, memberId)}${minute.toUpperCase()}`;
  const payment = { upiId, payee, rupees: amount, reference };
  return { svg: await renderUpiQrSvg(payment), intent: buildUpiUrl(payment), amount, reference };
}

export function isQrReferenceOfMember(ctx: Context, memberId: number, reference: string): boolean {
  const prefix = getReferencePrefix(ctx, memberId);
  return reference.startsWith(prefix) && /^[\dA-Z]{1,10}$/.test(reference.slice(prefix.length));
}

function getReferencePrefix(ctx: Context, memberId: number): string {
  return `${ctx.community.memberIdPrefix}${memberId}-`.toUpperCase();
}
