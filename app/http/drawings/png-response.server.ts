import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Context } from '~/domain/context';
import { limitByNetwork } from '~/domain/throttles/limit-by-network.server';

/** Rate limit of images per network, because rendering an image needs more CPU time than a page. */
const PICTURES_BY_NETWORK = { name: 'pictures', times: 60, seconds: 60, scope: 'process' } as const;

/** Characters that are invalid in XML. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Renders an SVG element to a string, without the characters that XML does not allow. */
export function renderSvg(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(NOT_XML, '');
}

/**
 * Renders an SVG element as PNG. Throws `rate_limited` after too many requests from one network.
 */
export async function createPngResponse(
  ctx: Context,
  drawing: ReactElement,
  { name, cacheControl }: { name: string; cacheControl: string },
): Promise<Response> {
  await limitByNetwork(ctx, PICTURES_BY_NETWORK);
  const png = await ctx.images.drawn(renderSvg(drawing));
  return new Response(Buffer.from(png), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': `inline; filename="${name}.png"`,
      'Cache-Control': cacheControl,
    },
  });
}
