import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeSections } from '~/components/public/home-sections';
import { buildPageMeta } from '~/components/public/page-meta';
import { buildFaqData, buildOrganizationData } from '~/components/public/structured-data';
import { findMessages } from '~/components/ui/use-messages';
import { SECTION_KEYS } from '~/domain/content/policy';
import { listFaqs } from '~/domain/content/faqs.server';
import { getHeroSection } from '~/domain/content/hero.server';
import { listSectionKeys } from '~/domain/content/sections.server';
import { localizeFaq, localizeHero } from '~/http/pages/home-texts';
import { nullOnTimeout, CACHED_PAGE_HEADERS, loadCachedPage } from '~/http/pages/public-page.server';
import { getPathLanguage } from '~/i18n/languages';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => CACHED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  if (!data) return [];
  const language = getPathLanguage(location.pathname);
  const { title, description } = findMessages(matches, 'site.site');
  const about = [
    buildOrganizationData(data.place.siteUrl, data.place.contact, language),
    buildFaqData(data.faqs ?? findMessages(matches, 'site.faq').basics, language),
  ];
  return buildPageMeta({ matches, language, place: data.place, title, description, data: about });
};

export function loader(args: LoaderFunctionArgs) {
  return loadCachedPage(args, async (ctx) => {
    const [hero, sections, faqs] = await Promise.all([
      nullOnTimeout(ctx, getHeroSection(ctx)),
      nullOnTimeout(ctx, listSectionKeys(ctx)),
      nullOnTimeout(ctx, listFaqs(ctx)),
    ]);
    const language = getPathLanguage(new URL(args.request.url).pathname);
    return {
      hero: localizeHero(language, hero?.is_active ? hero : null),
      sections: sections ?? [...SECTION_KEYS],
      faqs: faqs?.length ? faqs.map((faq) => localizeFaq(language, faq)) : null,
    };
  });
}

export default function HomePage() {
  const { hero, sections, faqs } = useLoaderData<typeof loader>();
  return <HomeSections sections={sections} hero={hero} faqs={faqs} />;
}
