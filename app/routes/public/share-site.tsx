import type { LoaderFunctionArgs } from '@remix-run/node';
import { SitePreviewCard } from '~/components/share/site-preview-card';
import { localizeSite } from '~/domain/brand';
import { getLanguageFromQuery } from '~/http/browser/language.server';
import { loadPublicPage } from '~/http/pages/page.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { renderSvg } from '~/http/drawings/png-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { ReadCache } from '~/lib/read-cache';

/** Cache of rendered images, because phones load one each time a link is shared. */
const previews = new ReadCache<Uint8Array>({ max: 8 });

/** Renders the link preview of the public pages with the name of the organisation. */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async (ctx) => {
    const language = getLanguageFromQuery(args.request) ?? 'en';
    const { names, site } = ctx.brand;
    const { tagline } = localizeSite(language, site);
    const png = await previews.read(JSON.stringify([language, names[language], tagline, site.logo]), async () => {
      const [outline, brand] = await Promise.all([createTextOutliner(), readDrawnBrand(ctx)]);
      return ctx.images.drawn(renderSvg(<SitePreviewCard {...{ brand, tagline, language, outline }} />));
    });
    return new Response(Buffer.from(png), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
    });
  });
}
