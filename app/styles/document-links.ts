import lailaDevanagari from '~/assets/fonts/laila-devanagari-600.woff2?url';
import lailaLatin from '~/assets/fonts/laila-latin-600.woff2?url';
import lailaPublic from '~/assets/fonts/laila-public-600.woff2?url';
import muktaDevanagari from '~/assets/fonts/mukta-devanagari-400.woff2?url';
import muktaLatin from '~/assets/fonts/mukta-latin-400.woff2?url';
import muktaPublic from '~/assets/fonts/mukta-public-400.woff2?url';
import appStylesheet from './app.css?url';
import publicStylesheet from './public.css?url';

const fontPreload = (href: string) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

/** `link` elements of every document: preloads for the two fonts that are used first, and icons. */
export const DOCUMENT_LINKS = [
  fontPreload(lailaLatin),
  fontPreload(muktaLatin),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/**
 * Font preloads for Hindi documents. Without them, the text would first be rendered in a fallback
 * font.
 */
export const HINDI_FONT_LINKS = {
  public: [fontPreload(lailaPublic), fontPreload(muktaPublic)],
  whole: [fontPreload(lailaDevanagari), fontPreload(muktaDevanagari)],
};

/** Stylesheets. The one for pages without JavaScript is half the size. */
export const STYLESHEETS = { public: publicStylesheet, whole: appStylesheet };
