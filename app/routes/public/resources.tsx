import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ResourceTabs } from '~/components/resources/resource-tabs';
import { PageHeader } from '~/components/ui/page-header';
import { VisitorPage } from '~/components/ui/visitor-page';
import { findMessages, useMessages } from '~/components/ui/use-messages';
import { loadPageWithOptionalMember } from '~/http/pages/page.server';
import { loadResourceList } from '~/http/views/resource-list.server';

export const handle = { scripts: false, languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const { metaTitle: title, description } = findMessages(matches, 'member.resources').page;
  return [{ title }, { name: 'description', content: description }];
};

export function loader(args: LoaderFunctionArgs) {
  return loadPageWithOptionalMember(args, async (ctx) => ({
    shown: await loadResourceList(ctx, args.request),
    isMember: ctx.actor.kind === 'member',
  }));
}

export default function ResourcesPage() {
  const { shown, isMember } = useLoaderData<typeof loader>();
  const messages = useMessages('member.resources');
  const link = isMember ? { to: '/dashboard', label: messages.page.dashboard } : { to: '/login', label: messages.page.login };
  return (
    <VisitorPage link={link}>
      <div className="mb-5">
        <PageHeader title={messages.title}>{messages.page.intro}</PageHeader>
      </div>
      <ResourceTabs shown={shown} toList={(list) => `/resources?list=${list}`} />
    </VisitorPage>
  );
}
