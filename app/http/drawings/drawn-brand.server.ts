import type { DrawnBrand } from '~/components/share/drawn-brand';
import type { Context } from '~/domain/context';
import { ReadCache } from '~/lib/read-cache';

/** Maximum logo size. Images and PDF files show the logo at no more than a third of this width. */
const LOGO_SIZE = { maxWidth: 512, maxPixels: 512 * 512, encodeAs: 'image/png' } as const;

/** Cache of logos as PNG. Entries never become stale, because a storage key is never reused. */
const logos = new ReadCache<NonNullable<DrawnBrand['logo']>>({ max: 2 });

/** Returns the names and the logo of the organisation for images and PDF files. */
export async function readDrawnBrand({ brand, files, images }: Context): Promise<DrawnBrand> {
  const { names, site } = brand;
  const key = site.logo && new URL(site.logo, 'http://localhost').searchParams.get('v');
  if (!key) return { names, logo: null };
  const logo = await logos.read(key, async () => {
    const drawn = await images.reencode(() => files.get(key), LOGO_SIZE);
    if (drawn === 'unreadable' || !('bytes' in drawn)) throw new Error('The stored logo cannot be read');
    const { bytes } = drawn;
    return { png: bytes, dataUrl: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` };
  });
  return { names, logo };
}
