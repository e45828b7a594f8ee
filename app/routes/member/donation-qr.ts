import type { LoaderFunctionArgs } from '@remix-run/node';
import { donateSchema } from '~/domain/donations/schemas';
import { createDonationQr } from '~/domain/donations/donation-qr.server';
import { loadMemberPage } from '~/http/pages/page.server';

/** Returns the UPI QR code for the amount in the URL. */
export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const { data } = donateSchema.safeParse({ amount: new URL(args.request.url).searchParams.get('amount') });
    return createDonationQr(ctx, ctx.actor.memberId, data?.amount ?? null);
  });
}
