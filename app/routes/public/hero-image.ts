import type { LoaderFunctionArgs } from '@remix-run/node';
import { getHeroImage } from '~/domain/content/hero.server';
import { heroPictureSchema } from '~/domain/content/schemas';
import { DomainError } from '~/domain/errors';
import { ReadCache } from '~/lib/read-cache';
import { loadPublicPage } from '~/http/pages/page.server';
import { NON_HTML_CSP_HEADERS } from '~/http/non-html-csp';
import { untranslated } from '~/i18n/messages/message';

/** Cache of resized images. Entries never become stale, because a storage key is never reused. */
const pictures = new ReadCache<Uint8Array>({ max: 32 });

/**
 * Returns the banner image in the requested width and format. Returns 404 if it is not the current
 * banner image.
 */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return loadPublicPage(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const parsed = heroPictureSchema.safeParse({ ...args.params, ...Object.fromEntries(searchParams) });
    if (!parsed.success) throw new DomainError('not_found', untranslated('Picture not found.'));
    const { heroId, ...size } = parsed.data;
    const image = await getHeroImage(ctx, heroId);
    const read = () => ctx.files.get(image.key);
    const bytes = await pictures.read(`${image.key} ${size.width} ${size.format}`, () => ctx.images.sized(read, size));
    return new Response(Buffer.from(bytes), {
      headers: {
        'Content-Type': `image/${size.format}`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...NON_HTML_CSP_HEADERS,
      },
    });
  });
}
