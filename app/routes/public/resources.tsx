import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ResourceTabs } from '~/components/resources/resource-tabs';
import { PageHeader } from '~/components/ui/page-header';
import { VisitorPage } from '~/components/ui/visitor-page';
import { openPage } from '~/http/pages/page.server';
import { loadResourceList } from '~/http/pages/resource-list.server';
import { memberWords } from '~/i18n/member';

export const handle = { scripts: false, languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.words.page.metaTitle },
  { name: 'description', content: data?.words.page.description },
];

export function loader(args: LoaderFunctionArgs) {
  return openPage(args, async (ctx) => ({
    shown: await loadResourceList(ctx, args.request),
    isMember: ctx.actor.kind === 'member',
    words: memberWords(ctx.language, 'resources'),
  }));
}

export default function ResourcesPage() {
  const { shown, isMember, words } = useLoaderData<typeof loader>();
  const link = isMember ? { to: '/dashboard', label: words.page.dashboard } : { to: '/login', label: words.page.login };
  return (
    <VisitorPage link={link}>
      <div className="mb-5">
        <PageHeader title={words.title}>{words.page.intro}</PageHeader>
      </div>
      <ResourceTabs shown={shown} words={words} toList={(list) => `/resources?list=${list}`} />
    </VisitorPage>
  );
}
