import type { LoaderFunctionArgs } from '@remix-run/node';
import { donateSchema } from '~/domain/donations/schemas';
import { donationQr } from '~/domain/donations/donation-qr.server';
import { memberPage } from '~/http/pages/page.server';

/** For the page whose amount has changed. */
export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const { data } = donateSchema.safeParse({ amount: new URL(args.request.url).searchParams.get('amount') });
    return donationQr(ctx, ctx.actor.memberId, data?.amount ?? null);
  });
}
