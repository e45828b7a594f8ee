import type { LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '~/domain/errors';
import { NON_HTML_CSP_HEADERS } from '~/http/non-html-csp';
import { loadPublicPage } from '~/http/pages/page.server';
import { untranslated } from '~/i18n/messages/message';
import { renderUpiQrSvg } from '~/lib/upi-qr.server';

/**
 * Returns the QR code of the community's UPI id. Pages include the UPI id in the URL, so browsers
 * do not use a cached code of an earlier UPI id.
 */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return loadPublicPage(args, async ({ brand: { upiId, name } }) => {
    if (!upiId) throw new DomainError('not_found', untranslated('Picture not found.'));
    return new Response(await renderUpiQrSvg({ upiId, payee: name }), {
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=604800',
        ...NON_HTML_CSP_HEADERS,
      },
    });
  });
}
