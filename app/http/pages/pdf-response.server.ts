import type { CertificatePdfPage } from '~/components/share/certificate-drawing';
import type { Context } from '~/domain/context';
import { limitByNetwork } from '~/domain/throttles/limit-by-network.server';
import { NON_HTML_CSP_HEADERS } from '~/http/non-html-csp';
import { renderPdf, type PdfPicture } from '~/lib/pdf.server';
import { renderSvg } from './png-response.server';

/** Rate limit of PDFs per network, because rendering a PDF needs more CPU time than a page. */
const PDFS_BY_NETWORK = { name: 'pdfs', times: 60, seconds: 60, scope: 'process' } as const;

const SIZE = { maxWidth: 4_000, maxPixels: 16_000_000 };

/**
 * Returns a certificate as a PDF download. Throws `rate_limited` after too many requests from one
 * network.
 */
export async function createPdfResponse(
  ctx: Context,
  { page, name }: CertificatePdfPage,
  fileName: string,
): Promise<Response> {
  await limitByNetwork(ctx, PDFS_BY_NETWORK);
  const pdf = await renderPdf(name ? { ...page, picture: await renderPicture(ctx, name) } : page);
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}.pdf"`,
      'Cache-Control': 'private, no-store',
      ...NON_HTML_CSP_HEADERS,
    },
  });
}

async function renderPicture(
  ctx: Context,
  { drawing, area, says }: NonNullable<CertificatePdfPage['name']>,
): Promise<PdfPicture> {
  const png = await ctx.images.drawn(renderSvg(drawing));
  const drawn = await ctx.images.reencode(() => Promise.resolve(png), { ...SIZE, encodeAs: 'image/jpeg' });
  if (drawn === 'unreadable' || !('bytes' in drawn)) throw new Error('A name could not be drawn');
  return { ...area, says, jpeg: drawn.bytes };
}
