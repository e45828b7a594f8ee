import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { policyMeta } from '~/components/public/page-meta';
import { PolicyPage } from '~/components/public/policy-page';
import { SHARED_PAGE_HEADERS, sharedPage } from '~/http/pages/public-page.server';

export const handle = { scripts: false, languages: 'all' };

export const headers: HeadersFunction = () => SHARED_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) =>
  data ? policyMeta('refunds', { matches, place: data.place, pathname: location.pathname }) : [];

export function loader(args: LoaderFunctionArgs) {
  return sharedPage(args, async () => ({}));
}

export default function RefundsPage() {
  return <PolicyPage policy="refunds" />;
}
