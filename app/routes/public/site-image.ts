import type { LoaderFunctionArgs } from '@remix-run/node';
import { getSiteImage } from '~/domain/content/site-settings.server';
import { createImageResponse } from '~/http/files/image-response';
import { loadPublicPage } from '~/http/pages/page.server';
import { ReadCache } from '~/lib/read-cache';

/** Cache of images. Entries never become stale, because a storage key is never reused. */
const images = new ReadCache<Uint8Array>({ max: 4 });

/** Returns the current logo, or the current photo of the founder. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return loadPublicPage(args, async (ctx) => {
    const { key } = await getSiteImage(ctx, args.params.image ?? '');
    return createImageResponse(await images.read(key, () => ctx.files.get(key)));
  });
}
