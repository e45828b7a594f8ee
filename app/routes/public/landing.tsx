import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LandingPage } from '~/components/public/landing-page';
import { buildPageMeta } from '~/components/public/page-meta';
import { buildChallengeStructuredData } from '~/components/public/structured-data';
import { findMessages } from '~/components/ui/use-messages';
import { DEFAULT_HERO } from '~/domain/content/policy';
import { getHeroSection } from '~/domain/content/hero.server';
import { loadOrNullOnTimeout, CACHED_PAGE_HEADERS, loadCachedPage } from '~/http/pages/public-page.server';
import { addDays, toInstant, getMonday } from '~/lib/calendar';
import { getPathLanguage } from '~/i18n/languages';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => CACHED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  if (!data) return [];
  const language = getPathLanguage(location.pathname);
  const { metaTitle: title, metaDescription: description, event } = findMessages(matches, 'site.landing');
  const about = [buildChallengeStructuredData(data.place, language, { ...data.next, event })];
  return buildPageMeta({ matches, language, place: data.place, title, description, data: about });
};

const DAYS = 14;

export function loader(args: LoaderFunctionArgs) {
  return loadCachedPage(args, async (ctx) => {
    const { clock } = ctx;
    const hero = await loadOrNullOnTimeout(ctx, getHeroSection(ctx));
    const monday = addDays(getMonday(clock.today()), 7);
    const toIsoTime = (days: number, time: string) => toInstant(addDays(monday, days), time, clock.timeZone).toISOString();
    return {
      memberCount: (hero ?? DEFAULT_HERO).member_count,
      next: { starts: toIsoTime(0, '06:00:00'), ends: toIsoTime(DAYS - 1, '07:00:00') },
    };
  });
}

export default function Landing() {
  return <LandingPage memberCount={useLoaderData<typeof loader>().memberCount} />;
}
