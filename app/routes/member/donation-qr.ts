import type { LoaderFunctionArgs } from '@remix-run/node';
import { donateSchema } from '~/domain/donations/schemas';
import { donationQr } from '~/domain/donations/donation-qr.server';
import { memberPage } from '~/http/pages/page.server';

/** Returns the QR code for a changed amount. */
export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const { data } = donateSchema.safeParse({ amount: new URL(args.request.url).searchParams.get('amount') });
    return donationQr(ctx, ctx.actor.memberId, data?.amount ?? null);
  });
}
