import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ResourceTabs } from '~/components/resources/resource-tabs';
import { Brand } from '~/components/ui/brand';
import { PageHeader } from '~/components/ui/page-header';
import { SkipLink } from '~/components/ui/skip-link';
import { ToastRegion } from '~/components/ui/toast-region';
import { openPage } from '~/http/page.server';
import { loadResourceList } from '~/http/resource-list.server';

export const meta: MetaFunction = () => [
  { title: 'Resources, Sangha' },
  { name: 'description', content: 'Diet plans, videos and answers for your yoga practice, free of charge.' },
];

export function loader(args: LoaderFunctionArgs) {
  return openPage(args, async (ctx) => ({
    shown: await loadResourceList(ctx, args.request),
    isMember: ctx.actor.kind === 'member',
  }));
}

export default function ResourcesPage() {
  const { shown, isMember } = useLoaderData<typeof loader>();
  return (
    <div className="pb-16">
      <SkipLink />
      <header className="mx-auto flex min-h-16 max-w-page items-center justify-between px-5 lg:min-h-20 lg:px-8">
        <Brand className="text-ink" />
        <Link to={isMember ? '/dashboard' : '/login'} className="inline-flex min-h-touch items-center font-semibold">
          {isMember ? 'Dashboard' : 'Login'}
        </Link>
      </header>
      <main id="main" className="mx-auto max-w-page px-5 pt-2 lg:px-8">
        <ToastRegion />
        <div className="mb-5">
          <PageHeader title="Resources">Plans to cook by, classes to watch again, and answers.</PageHeader>
        </div>
        <ResourceTabs shown={shown} toList={(list) => `/resources?list=${list}`} />
      </main>
    </div>
  );
}
