import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { HelpContent } from '~/components/help/help-content';
import { SettingsPage } from '~/components/profile/settings-page';
import { PageHeader } from '~/components/ui/page-header';
import { VisitorPage } from '~/components/ui/visitor-page';
import { findMessages, createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { listContactLinks } from '~/domain/content/contact.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { loadPageWithOptionalMember } from '~/http/pages/page.server';
import { localizePath } from '~/i18n/languages';

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = (args) => [
  ...createTitleMeta('help')(args),
  ...(args.data ? [{ name: 'description', content: findMessages(args.matches, 'help').description }] : []),
];

export function loader(args: LoaderFunctionArgs) {
  return loadPageWithOptionalMember(args, async (ctx) => {
    const member = ctx.actor.kind === 'member' ? await getOwnProfile(ctx) : null;
    return {
      shell: member && (await loadMemberShell(ctx, member)),
      contact: listContactLinks(ctx),
      language: ctx.language,
    };
  });
}

export default function HelpPage() {
  const { shell, contact, language } = useLoaderData<typeof loader>();
  const messages = useMessages('help');
  const content = (
    <HelpContent
      contact={contact}
      memberId={shell?.idLabel ?? null}
      refundPolicy={localizePath(language, '/refunds')}
    />
  );
  return shell ? (
    <SettingsPage shell={shell} current="help">
      {content}
    </SettingsPage>
  ) : (
    <VisitorPage link={{ to: '/login', label: messages.login }}>
      <div className="mb-5">
        <PageHeader title={messages.title}>{messages.intro}</PageHeader>
      </div>
      {content}
    </VisitorPage>
  );
}

export { MemberErrorPage as ErrorBoundary };
