import type { LoaderFunctionArgs } from '@remix-run/node';
import { getTestimonialPhoto, TESTIMONIAL_NOT_FOUND_MESSAGE } from '~/domain/content/testimonials.server';
import { createImageResponse } from '~/http/files/image-response';
import { loadPublicPage } from '~/http/pages/page.server';
import { parsePathId } from '~/http/path-id.server';
import { ReadCache } from '~/lib/read-cache';

/** Cache of photos. Entries never become stale, because a storage key is never reused. */
const photos = new ReadCache<Uint8Array>({ max: 16 });

/** Returns the current photo of a testimonial, which is stored as a small square WebP image. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return loadPublicPage(args, async (ctx) => {
    const { key } = await getTestimonialPhoto(ctx, parsePathId(args.params.testimonialId, TESTIMONIAL_NOT_FOUND_MESSAGE));
    return createImageResponse(await photos.read(key, () => ctx.files.get(key)));
  });
}
