import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { buildPolicyMeta } from '~/components/public/page-meta';
import { PolicyPage } from '~/components/public/policy-page';
import { CACHED_PAGE_HEADERS, loadCachedPage } from '~/http/pages/public-page.server';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => CACHED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  data ? buildPolicyMeta('refunds', { matches, place: data.place, pathname: location.pathname }) : [];

export function loader(args: LoaderFunctionArgs) {
  return loadCachedPage(args, async () => ({}));
}

export default function RefundsPage() {
  return <PolicyPage policy="refunds" />;
}
