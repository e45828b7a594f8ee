import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeSections } from '~/components/public/home-sections';
import { buildPageMeta } from '~/components/public/page-meta';
import { buildFaqStructuredData, buildOrganizationStructuredData } from '~/components/public/structured-data';
import { findMessages } from '~/components/ui/use-messages';
import { HOMEPAGE_SECTION_KEYS } from '~/domain/content/policy';
import { listFaqs } from '~/domain/content/faqs.server';
import { getHeroSection } from '~/domain/content/hero.server';
import { listHomepageSectionKeys } from '~/domain/content/sections.server';
import { localizeFaq, localizeHero } from '~/http/views/home-texts';
import { loadOrNullOnTimeout, CACHED_PAGE_HEADERS, loadCachedPage } from '~/http/pages/public-page.server';
import { getPathLanguage } from '~/i18n/languages';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => CACHED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  if (!data) return [];
  const language = getPathLanguage(location.pathname);
  const { description, ...messages } = findMessages(matches, 'site.site');
  const { brandName, site } = data.place;
  const title = site.tagline ? `${brandName}: ${site.tagline.text}` : messages.title;
  const about = [
    buildOrganizationStructuredData(data.place),
    buildFaqStructuredData(data.faqs ?? findMessages(matches, 'site.faq').basics, language),
  ];
  return buildPageMeta({ matches, language, place: data.place, title, description, data: about });
};

export function loader(args: LoaderFunctionArgs) {
  return loadCachedPage(args, async (ctx) => {
    const [hero, sections, faqs] = await Promise.all([
      loadOrNullOnTimeout(ctx, getHeroSection(ctx)),
      loadOrNullOnTimeout(ctx, listHomepageSectionKeys(ctx)),
      loadOrNullOnTimeout(ctx, listFaqs(ctx)),
    ]);
    const language = getPathLanguage(new URL(args.request.url).pathname);
    return {
      hero: localizeHero(language, hero),
      sections: sections ?? [...HOMEPAGE_SECTION_KEYS],
      faqs: faqs?.length ? faqs.map((faq) => localizeFaq(language, faq)) : null,
    };
  });
}

export default function HomePage() {
  const { hero, sections, faqs } = useLoaderData<typeof loader>();
  return <HomeSections sections={sections} hero={hero} faqs={faqs} />;
}
