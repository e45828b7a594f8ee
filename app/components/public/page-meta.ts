import type { MetaDescriptor } from '@remix-run/node';
import { type Language, getPathLanguage, LANGUAGES, LOCALES, BRAND_NAMES, localizePath, getPreviewImagePath } from '~/i18n/languages';
import type { PolicyName } from '~/i18n/policy-document';
import { findMessages } from '~/components/ui/use-messages';
import type { PageMatch } from '~/components/ui/use-language';

interface Place {
  siteUrl: string;
  path: string;
}

/** Builds the title, the alternate languages and the link preview of a public page. */
export function buildPageMeta({
  matches,
  language,
  place,
  title,
  description,
  data = [],
}: {
  matches: readonly PageMatch[];
  language: Language;
  place: Place;
  title: string;
  description: string;
  /** Structured data (JSON-LD) for search engines. */
  data?: readonly Record<string, unknown>[];
}): MetaDescriptor[] {
  const address = (of: Language) => `${place.siteUrl}${localizePath(of, place.path)}`;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'theme-color', content: '#e9eee6' },
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...LANGUAGES.map((of) => ({ tagName: 'link', rel: 'alternate', hrefLang: LOCALES[of], href: address(of) }) as const),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND_NAMES[language] },
    { property: 'og:locale', content: LOCALES[language].replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(language) },
    { property: 'og:image', content: `${place.siteUrl}${getPreviewImagePath(language)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: findMessages(matches, 'site.site').pictureText },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ];
}

export function buildPolicyMeta(
  policy: PolicyName,
  { matches, place, pathname }: { matches: readonly PageMatch[]; place: Place; pathname: string },
): MetaDescriptor[] {
  const language = getPathLanguage(pathname);
  const title = `${findMessages(matches, 'site.policy')[policy]}, ${BRAND_NAMES[language]}`;
  const description = findMessages(matches, `policies.${policy}`).intro;
  return buildPageMeta({ matches, language, place, title, description });
}
