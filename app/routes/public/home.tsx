import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeSections } from '~/components/public/home-sections';
import { pageMeta } from '~/components/public/page-meta';
import { faqData, organizationData } from '~/components/public/structured-data';
import { findMessages } from '~/components/ui/use-messages';
import { SECTION_KEYS } from '~/domain/content/policy';
import { listFaqs } from '~/domain/content/faqs.server';
import { getHeroSection } from '~/domain/content/hero.server';
import { listSectionKeys } from '~/domain/content/sections.server';
import { faqIn, heroIn } from '~/http/pages/home-texts';
import { orNullOnTimeout, SHARED_PAGE_HEADERS, sharedPage } from '~/http/pages/public-page.server';
import { languageOfPath } from '~/i18n/languages';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => SHARED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  if (!data) return [];
  const language = languageOfPath(location.pathname);
  const { title, description } = findMessages(matches, 'site.site');
  const about = [
    organizationData(data.place.siteUrl, data.place.contact, language),
    faqData(data.faqs ?? findMessages(matches, 'site.faq').basics, language),
  ];
  return pageMeta({ matches, language, place: data.place, title, description, data: about });
};

export function loader(args: LoaderFunctionArgs) {
  return sharedPage(args, async (ctx) => {
    const [hero, sections, faqs] = await Promise.all([
      orNullOnTimeout(ctx, getHeroSection(ctx)),
      orNullOnTimeout(ctx, listSectionKeys(ctx)),
      orNullOnTimeout(ctx, listFaqs(ctx)),
    ]);
    const language = languageOfPath(new URL(args.request.url).pathname);
    return {
      hero: heroIn(language, hero?.is_active ? hero : null),
      sections: sections ?? [...SECTION_KEYS],
      faqs: faqs?.length ? faqs.map((faq) => faqIn(language, faq)) : null,
    };
  });
}

export default function HomePage() {
  const { hero, sections, faqs } = useLoaderData<typeof loader>();
  return <HomeSections sections={sections} hero={hero} faqs={faqs} />;
}
