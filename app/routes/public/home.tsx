import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Hero } from '~/components/public/hero';
import { DEFAULT_HERO } from '~/domain/content/policy';
import { getHeroSection } from '~/domain/content/queries.server';
import { publicPage } from '~/http/page.server';

export const handle = { scripts: false };

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const hero = await getHeroSection(ctx).catch(() => null);
    return data({ hero: hero ?? DEFAULT_HERO });
  });
}

export default function HomePage() {
  const { hero } = useLoaderData<typeof loader>();
  return <Hero hero={hero} />;
}
