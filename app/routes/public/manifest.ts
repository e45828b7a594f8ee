import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadPublicPage } from '~/http/pages/page.server';
import { getPathLanguage, LOCALES, BRAND_NAMES } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';

const ICON = { src: '/icon-192.png', sizes: '192x192' };

/** Returns the web app manifest in the language of the page that links to it. */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async () => {
    const language = getPathLanguage(new URL(args.request.url).pathname);
    const words = CATALOGUES[language].manifest;
    const shortcut = ({ name, short }: { name: string; short: string }, url: string) => ({
      name, short_name: short, url, icons: [ICON],
    });
    const manifest = {
      name: words.name,
      short_name: BRAND_NAMES[language],
      description: words.description,
      lang: LOCALES[language],
      id: '/dashboard',
      start_url: '/dashboard',
      display: 'standalone',
      background_color: '#f0f3ef',
      theme_color: '#f0f3ef',
      shortcuts: [
        shortcut(words.today, '/dashboard'),
        shortcut(words.timetable, '/timetable'),
        shortcut(words.invite, '/dashboard?tab=referral'),
      ],
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { ...ICON, type: 'image/png' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    };
    return new Response(JSON.stringify(manifest), {
      headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    });
  });
}
