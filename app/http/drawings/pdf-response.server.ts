import type { Context } from '~/domain/context';
import { limitByNetwork } from '~/domain/throttles/limit-by-network.server';
import { NON_HTML_CSP_HEADERS } from '~/http/non-html-csp';
import { type PdfPage, renderPdf } from '~/lib/pdf.server';

/** Rate limit of PDFs per network, because rendering a PDF needs more CPU time than a page. */
const PDFS_BY_NETWORK = { name: 'pdfs', times: 60, seconds: 60, scope: 'process' } as const;

/**
 * Returns a PDF as a download. Throws `rate_limited` after too many requests from one
 * network.
 */
export async function createPdfResponse(ctx: Context, page: PdfPage, fileName: string): Promise<Response> {
  await limitByNetwork(ctx, PDFS_BY_NETWORK);
  const pdf = await renderPdf(page);
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}.pdf"`,
      'Cache-Control': 'private, no-store',
      ...NON_HTML_CSP_HEADERS,
    },
  });
}
