import type { Language } from '~/i18n/languages';
import lailaDevanagari from '~/assets/fonts/laila-devanagari-600.woff2?url';
import lailaLatin from '~/assets/fonts/laila-latin-600.woff2?url';
import muktaDevanagari from '~/assets/fonts/mukta-devanagari-400.woff2?url';
import muktaLatin from '~/assets/fonts/mukta-latin-400.woff2?url';
import appStylesheet from './app.css?url';
import publicStylesheet from './public.css?url';

const fontPreload = (href: string) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

/** `link` elements of every document: preloads for the two fonts that are used first. */
export const DOCUMENT_LINKS = [fontPreload(lailaLatin), fontPreload(muktaLatin)];

/** Returns the icons of a browser tab and a bookmark: the uploaded logo, or else the drawn one. */
export function getIconLinks(logo: string | null) {
  if (logo) {
    return [
      { rel: 'icon', href: logo, type: 'image/webp' },
      { rel: 'apple-touch-icon', href: logo },
    ];
  }
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ];
}

/** URLs of the fonts that are cut to the public pages of one language. */
const PUBLIC_FONTS = import.meta.glob<string>('../assets/fonts/*-public-*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Returns the font preloads for documents in Devanagari. Without them, the text would first be
 * rendered in a fallback font.
 */
export function getDevanagariFontLinks(language: Language, fonts: 'public' | 'whole') {
  if (fonts === 'whole') return [fontPreload(lailaDevanagari), fontPreload(muktaDevanagari)];
  const files = [`laila-public-${language}-600`, `mukta-public-${language}-400`];
  return files.map((file) => fontPreload(PUBLIC_FONTS[`../assets/fonts/${file}.woff2`] ?? ''));
}

/** Stylesheets. The one for pages without JavaScript is half the size. */
export const STYLESHEETS = { public: publicStylesheet, whole: appStylesheet };
