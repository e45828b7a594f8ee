import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadPublicPage } from '~/http/pages/page.server';
import { CACHED_PAGE_PATHS } from '~/http/pages/public-page.server';
import { LANGUAGES, LOCALES, localizePath } from '~/i18n/languages';

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Lists the public pages with their URLs in all languages. */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async ({ publicUrl }) => {
    const entries = CACHED_PAGE_PATHS.flatMap((page) => {
      const alternates = LANGUAGES.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${LOCALES[language]}" href="${publicUrl}${localizePath(language, page)}"/>`,
      ).join('');
      return LANGUAGES.map((language) => `<url><loc>${publicUrl}${localizePath(language, page)}</loc>${alternates}</url>`);
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${entries.join('\n')}\n</urlset>\n`;
    return new Response(xml, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    });
  });
}
