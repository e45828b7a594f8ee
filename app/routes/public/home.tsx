import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HomeSections } from '~/components/public/home-sections';
import { pageMeta } from '~/components/public/page-meta';
import { faqData, organizationData } from '~/components/public/structured-data';
import { DEFAULT_HERO, SECTION_KEYS } from '~/domain/content/policy';
import { listFaqs } from '~/domain/content/faqs.server';
import { getHeroSection } from '~/domain/content/hero.server';
import { listSectionKeys } from '~/domain/content/sections.server';
import { orNullOnTimeout, SHARED_PAGE_HEADERS, sharedPage } from '~/http/pages/public-page.server';
import { type Language, languageOfPath } from '~/i18n/languages';
import { inLanguage, type Translatable } from '~/domain/translations';
import type { Faq, HeroSection } from '~/domain/content/responses';
import { publicWords } from '~/i18n/public';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => SHARED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  if (!data) return [];
  const language = languageOfPath(location.pathname);
  const { site, faq } = publicWords(language);
  const { title, description } = site;
  const about = [
    organizationData(data.place.siteUrl, data.place.contact, language),
    faqData(data.faqs ?? faq.basics, language),
  ];
  return pageMeta({ language, place: data.place, title, description, data: about });
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

/** As staff translated it; what still says the default is said in our own words. */
function heroIn(language: Language, written: Translatable<HeroSection> | null) {
  const hero = written ?? { ...DEFAULT_HERO, id: 0, is_active: true, translations: {} };
  if (language === 'en') return inLanguage(language, 'hero_sections', hero);
  const { subtitle, button_text, trusted_text } = publicWords(language).hero;
  const ours = {
    ...(subtitle !== null && hero.subtitle === DEFAULT_HERO.subtitle ? { subtitle } : {}),
    ...(button_text !== null && hero.button_text === DEFAULT_HERO.button_text ? { button_text } : {}),
    ...(trusted_text !== null && hero.trusted_text === DEFAULT_HERO.trusted_text ? { trusted_text } : {}),
  };
  const translations = { ...hero.translations, [language]: { ...ours, ...hero.translations[language] } };
  return inLanguage(language, 'hero_sections', { ...hero, translations });
}

function faqIn(language: Language, faq: Translatable<Faq>) {
  const { id, question, answer, langs } = inLanguage(language, 'faqs', faq);
  return { id, question, answer, langs };
}

export default function HomePage() {
  const { hero, sections, faqs } = useLoaderData<typeof loader>();
  return <HomeSections sections={sections} hero={hero} faqs={faqs} />;
}
