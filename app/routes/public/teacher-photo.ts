import type { LoaderFunctionArgs } from '@remix-run/node';
import { getTeacherPhoto } from '~/domain/teachers/teachers.server';
import { ReadCache } from '~/lib/read-cache';
import { createImageResponse } from '~/http/files/image-response';
import { loadPublicPage } from '~/http/pages/page.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const NOT_FOUND = untranslated('Picture not found.');

/** Cache of photos. Entries never become stale, because a storage key is never reused. */
const photos = new ReadCache<Uint8Array>({ max: 32 });

/** Returns the current photo of a teacher, which is stored as a small square WebP image. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return loadPublicPage(args, async (ctx) => {
    const { key } = await getTeacherPhoto(ctx, parsePathId(args.params.teacherId, NOT_FOUND));
    return createImageResponse(await photos.read(key, () => ctx.files.get(key)));
  });
}
