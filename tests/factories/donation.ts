import type { Context } from '~/domain/context';
import type { SubmittedDonation } from '~/domain/donations/responses';
import { submitQrDonation } from '~/domain/donations/submit-qr-donation.server';
import { createPicture, uploaded } from './picture';

interface DonationOptions {
  /** Amount in rupees. */
  amount?: number;
  screenshot?: Uint8Array;
  utr?: string;
}

/** Submits a QR donation as the member of `ctx`. The donation is pending. */
export async function submitDonation(
  ctx: Context,
  { amount = 501, screenshot, utr }: DonationOptions = {},
): Promise<SubmittedDonation['donation_info']> {
  const file = uploaded(screenshot ?? (await createPicture()), 'upi.png');
  return (await submitQrDonation(ctx, { amount, utr }, file)).donation_info;
}
