import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeSections } from '~/components/public/home-sections';
import { pageMeta } from '~/components/public/page-meta';
import { faqData, organizationData } from '~/components/public/structured-data';
import { DEFAULT_HERO, SECTION_KEYS } from '~/domain/content/policy';
import { getHeroSection, listFaqs, listSectionKeys } from '~/domain/content/queries.server';
import { orNullOnTimeout, SHARED_PAGE_HEADERS, sharedPage } from '~/http/pages/public-page.server';
import { languageOfPath } from '~/i18n/languages';
import { publicWords } from '~/i18n/public/words';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => SHARED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  if (!data) return [];
  const language = languageOfPath(location.pathname);
  const { site, faq } = publicWords(language);
  const { title, description } = site;
  const about = [organizationData(data.place.siteUrl), faqData(data.faqs ?? faq.basics)];
  return pageMeta({ language, place: data.place, title, description, data: about });
};

export function loader(args: LoaderFunctionArgs) {
  return sharedPage(args, async (ctx) => {
    const [hero, sections, faqs] = await Promise.all([
      orNullOnTimeout(ctx, getHeroSection(ctx)),
      orNullOnTimeout(ctx, listSectionKeys(ctx)),
      orNullOnTimeout(ctx, listFaqs(ctx)),
    ]);
    return {
      hero: hero?.is_active ? hero : DEFAULT_HERO,
      sections: sections ?? [...SECTION_KEYS],
      faqs: faqs?.length ? faqs.map(({ id, question, answer }) => ({ id, question, answer })) : null,
    };
  });
}

export default function HomePage() {
  const { hero, sections, faqs } = useLoaderData<typeof loader>();
  return <HomeSections sections={sections} hero={hero} faqs={faqs} />;
}
