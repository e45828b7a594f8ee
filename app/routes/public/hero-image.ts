import type { LoaderFunctionArgs } from '@remix-run/node';
import sharp from 'sharp';
import type { Context } from '~/domain/context';
import type { HeroPictureSize } from '~/domain/content/policy';
import { getHeroImage } from '~/domain/content/queries.server';
import { heroPictureSchema } from '~/domain/content/schemas';
import { DomainError } from '~/domain/errors';
import { lruCache } from '~/lib/caches';
import { publicPage } from '~/http/pages/page.server';
import { NO_PAGE } from '~/http/no-page';

const QUALITY = { avif: 50, webp: 74, jpeg: 78 };

/** Drawn once a process: a key is never given to another picture. */
const drawn = lruCache<Uint8Array>(32);

/** The hero's uploaded picture, drawn in the width and format that are asked for. 404 for any but the present one. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return publicPage(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const asked = heroPictureSchema.safeParse({ ...args.params, ...Object.fromEntries(searchParams) });
    if (!asked.success) throw new DomainError('not_found', 'Picture not found.');
    const { heroId, ...size } = asked.data;
    const image = await getHeroImage(ctx, heroId);
    const bytes = await drawn(`${image.key} ${size.width} ${size.format}`, () => draw(ctx, image.key, size));
    return new Response(Buffer.from(bytes), {
      headers: {
        'Content-Type': `image/${size.format}`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...NO_PAGE,
      },
    });
  });
}

async function draw(ctx: Context, key: string, { width, format }: HeroPictureSize): Promise<Uint8Array> {
  const original = await ctx.files.get(key);
  return sharp(original)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format], effort: format === 'avif' ? 3 : undefined })
    .toBuffer();
}
