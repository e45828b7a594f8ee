import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { buildPolicyMeta } from '~/components/public/page-meta';
import { PolicyPage } from '~/components/public/policy-page';
import { loadPolicyPage } from './policy-page.server';

export const handle = { scripts: false, languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  if (!data) return [];
  const { place, view } = data;
  const shown = buildPolicyMeta(view.policy, { matches, place, pathname: location.pathname, text: view.text });
  return [...shown, { name: 'robots', content: 'noindex' }];
};

/** Loads a published version of a policy. Version 0 is the built-in text. */
export function loader(args: LoaderFunctionArgs) {
  return loadPolicyPage(args, args.params.policy ?? '', args.params.number ?? '');
}

export default function PolicyVersionPage() {
  const { view } = useLoaderData<typeof loader>();
  return <PolicyPage policy={view.policy} view={view} />;
}
