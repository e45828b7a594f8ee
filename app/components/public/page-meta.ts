import type { Theme } from '~/components/dashboard/theme-form';
import { listThemeColors } from '~/components/ui/theme-colors';
import type { MetaDescriptor } from '@remix-run/node';
import { type Language, getPathLanguage, LANGUAGES, LOCALES, localizePath, getPreviewImagePath } from '~/i18n/languages';
import { getPlainText, type PolicyName } from '~/i18n/policy-document';
import { findBrandName } from '~/components/ui/use-brand';
import { findMessages } from '~/components/ui/use-messages';
import type { PageMatch } from '~/components/ui/use-language';
import type { PolicyTextView } from './policy-view';

interface Place {
  siteUrl: string;
  path: string;
  theme: Theme;
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
  const buildUrl = (of: Language) => `${place.siteUrl}${localizePath(of, place.path)}`;
  return [
    { title },
    { name: 'description', content: description },
    ...listThemeColors(place.theme, '#e9eee6'),
    { tagName: 'link', rel: 'canonical', href: buildUrl(language) },
    ...LANGUAGES.map((of) => ({ tagName: 'link', rel: 'alternate', hrefLang: LOCALES[of], href: buildUrl(of) }) as const),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: findBrandName(matches, language) },
    { property: 'og:locale', content: LOCALES[language].replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: buildUrl(language) },
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
  {
    matches,
    place,
    pathname,
    text,
  }: { matches: readonly PageMatch[]; place: Place; pathname: string; text: PolicyTextView | null },
): MetaDescriptor[] {
  const language = getPathLanguage(pathname);
  const brand = findBrandName(matches, language);
  const title = `${findMessages(matches, 'site.policy')[policy]}, ${brand}`;
  const [first] = text?.blocks ?? [];
  const intro = first?.kind === 'paragraph' ? getPlainText(first.children, { brand }).slice(0, 200) : '';
  const description = intro || findMessages(matches, `policies.${policy}`).intro;
  return buildPageMeta({ matches, language, place, title, description });
}
