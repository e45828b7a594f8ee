import type { LoaderFunctionArgs } from '@remix-run/node';
import { localizeSite } from '~/domain/brand';
import { loadPublicPage } from '~/http/pages/page.server';
import { getPathLanguage, LOCALES } from '~/i18n/languages';
import { getCatalogue } from '~/i18n/catalogue';

const ICON = { src: '/icon-192.png', sizes: '192x192' };

const ICONS = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { ...ICON, type: 'image/png' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** Returns the web app manifest in the language of the page that links to it. */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async (ctx) => {
    const language = getPathLanguage(new URL(args.request.url).pathname);
    const texts = getCatalogue(language, ctx.brand).manifest;
    const name = ctx.brand.names[language];
    const { short_name, tagline, logo } = localizeSite(language, ctx.brand.site);
    const icon = logo ? { src: logo, sizes: '512x512' } : ICON;
    const createShortcut = (label: { name: string; short: string }, url: string) => ({
      name: label.name, short_name: label.short, url, icons: [icon],
    });
    const manifest = {
      name: tagline ? `${name}: ${tagline}` : texts.name,
      short_name: short_name ?? name,
      description: texts.description,
      lang: LOCALES[language],
      id: '/dashboard',
      start_url: '/dashboard',
      display: 'standalone',
      background_color: '#f0f3ef',
      theme_color: '#f0f3ef',
      shortcuts: [
        createShortcut(texts.today, '/dashboard'),
        createShortcut(texts.timetable, '/timetable'),
        createShortcut(texts.invite, '/dashboard?tab=referral'),
      ],
      icons: logo ? [{ ...icon, type: 'image/webp' }] : ICONS,
    };
    return new Response(JSON.stringify(manifest), {
      headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    });
  });
}
