import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { buildPolicyMeta } from '~/components/public/page-meta';
import { PolicyPage } from '~/components/public/policy-page';
import { loadPolicyPage } from './policy-page.server';
import { CACHED_PAGE_HEADERS } from '~/http/pages/public-page.server';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => CACHED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  data
    ? buildPolicyMeta('refunds', { matches, place: data.place, pathname: location.pathname, text: data.view.text })
    : [];

export function loader(args: LoaderFunctionArgs) {
  return loadPolicyPage(args, 'refunds');
}

export default function RefundsPage() {
  const { view } = useLoaderData<typeof loader>();
  return <PolicyPage policy="refunds" view={view} />;
}
