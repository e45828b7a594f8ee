import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { MemberPage } from '~/components/dashboard/member-page';
import { HelpContent } from '~/components/help/help-content';
import { PageHeader } from '~/components/ui/page-header';
import { VisitorPage } from '~/components/ui/visitor-page';
import { findMessages, titleMeta, useMessages } from '~/components/ui/use-messages';
import { listContactLinks } from '~/domain/content/contact.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { memberShell } from '~/http/pages/member-shell.server';
import { openPage } from '~/http/pages/page.server';
import { pathIn } from '~/i18n/languages';
import { messagesFor } from '~/i18n/screen-messages';

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = (args) => [
  ...titleMeta('help')(args),
  ...(args.data ? [{ name: 'description', content: findMessages(args.matches, 'help').description }] : []),
];

export function loader(args: LoaderFunctionArgs) {
  return openPage(args, async (ctx) => {
    const member = ctx.actor.kind === 'member' ? await getOwnProfile(ctx) : null;
    return {
      shell: member && (await memberShell(ctx, args.request, member)),
      contact: await listContactLinks(ctx),
      language: ctx.language,
      messages: messagesFor(ctx.language, 'help'),
    };
  });
}

export default function HelpPage() {
  const { shell, contact, language } = useLoaderData<typeof loader>();
  const messages = useMessages('help');
  const content = (
    <>
      <div className="mb-5">
        <PageHeader title={messages.title}>{messages.intro}</PageHeader>
      </div>
      <HelpContent
        contact={contact}
        memberId={shell?.idLabel ?? null}
        refundPolicy={pathIn(language, '/refunds')}
      />
    </>
  );
  return shell ? (
    <MemberPage shell={shell} tab="profile">
      {content}
    </MemberPage>
  ) : (
    <VisitorPage link={{ to: '/login', label: messages.login }}>{content}</VisitorPage>
  );
}

export { MemberErrorPage as ErrorBoundary };
