import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { MemberPage } from '~/components/dashboard/member-page';
import { HelpContent } from '~/components/help/help-content';
import { Brand } from '~/components/ui/brand';
import { LanguageLinks } from '~/components/ui/language-links';
import { PageHeader } from '~/components/ui/page-header';
import { SkipLink } from '~/components/ui/skip-link';
import { listContactLinks } from '~/domain/content/contact.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { memberShell } from '~/http/pages/member-shell.server';
import { openPage } from '~/http/pages/page.server';
import { helpWords } from '~/i18n/help';
import { pathIn } from '~/i18n/languages';

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.words.metaTitle },
  { name: 'description', content: data?.words.description },
];

export function loader(args: LoaderFunctionArgs) {
  return openPage(args, async (ctx) => {
    const member = ctx.actor.kind === 'member' ? await getOwnProfile(ctx) : null;
    return {
      shell: member && (await memberShell(ctx, args.request, member)),
      contact: await listContactLinks(ctx),
      language: ctx.language,
      words: helpWords(ctx.language),
    };
  });
}

export default function HelpPage() {
  const { shell, contact, language, words } = useLoaderData<typeof loader>();
  const content = (
    <>
      <div className="mb-5">
        <PageHeader title={words.title}>{words.intro}</PageHeader>
      </div>
      <HelpContent
        contact={contact}
        memberId={shell?.idLabel ?? null}
        refundPolicy={pathIn(language, '/refunds')}
        words={words}
      />
    </>
  );
  return shell ? (
    <MemberPage shell={shell} tab="profile">
      {content}
    </MemberPage>
  ) : (
    <VisitorPage>{content}</VisitorPage>
  );
}

function VisitorPage({ children }: { children: ReactNode }) {
  const { language, words } = useLoaderData<typeof loader>();
  return (
    <div className="pb-16">
      <SkipLink />
      <header className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-6 px-5 lg:min-h-20 lg:px-8">
        <Brand className="mr-auto text-ink" to={pathIn(language, '/')} />
        <LanguageLinks current={language} />
        <a href="/login" className="inline-flex min-h-touch items-center font-semibold">
          {words.login}
        </a>
      </header>
      <main id="main" className="mx-auto max-w-page px-5 pt-2 lg:px-8">
        {children}
      </main>
    </div>
  );
}

export { MemberErrorPage as ErrorBoundary };
