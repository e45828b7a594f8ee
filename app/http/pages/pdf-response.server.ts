import type { DrawnPage } from '~/components/share/certificate-drawing';
import type { Context } from '~/domain/context';
import { takeForNetwork } from '~/domain/throttles/limit-by-network.server';
import { NO_PAGE } from '~/http/no-page';
import { pdfOf, type PdfPicture } from '~/lib/pdf.server';
import { markupOf } from './png-response.server';

/** Rendering a PDF costs more than a page. */
const PDFS_BY_NETWORK = { name: 'pdfs', times: 60, seconds: 60, scope: 'process' } as const;

const SIZE = { maxWidth: 4_000, maxPixels: 16_000_000 };

/** Returns a page as a PDF download. Throws rate_limited for too many requests from one address. */
export async function pdfResponse(ctx: Context, { page, name }: DrawnPage, fileName: string): Promise<Response> {
  await takeForNetwork(ctx, PDFS_BY_NETWORK);
  const pdf = await pdfOf(name ? { ...page, picture: await pictureOf(ctx, name) } : page);
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}.pdf"`,
      'Cache-Control': 'private, no-store',
      ...NO_PAGE,
    },
  });
}

async function pictureOf(ctx: Context, { drawing, area, says }: NonNullable<DrawnPage['name']>): Promise<PdfPicture> {
  const png = await ctx.images.drawn(markupOf(drawing));
  const drawn = await ctx.images.reencode(() => Promise.resolve(png), { ...SIZE, encodeAs: 'image/jpeg' });
  if (drawn === 'unreadable' || !('bytes' in drawn)) throw new Error('A name could not be drawn');
  return { ...area, says, jpeg: drawn.bytes };
}
