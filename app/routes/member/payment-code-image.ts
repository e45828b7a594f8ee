import type { LoaderFunctionArgs } from '@remix-run/node';
import { getOwnPaymentCode } from '~/domain/donations/create-payment-code.server';
import { loadMemberPage } from '~/http/pages/page.server';

/** Sends the provider's picture of a QR code, so that the page loads nothing from another site. */
export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const { imageUrl } = await getOwnPaymentCode(ctx, args.params.codeId ?? '');
    const { bytes, contentType } = await ctx.payments.readCodeImage(imageUrl);
    return new Response(Uint8Array.from(bytes), {
      headers: { 'Content-Type': contentType, 'Cache-Control': 'private, max-age=1800' },
    });
  });
}
