import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ResourceTabs } from '~/components/resources/resource-tabs';
import { Brand } from '~/components/ui/brand';
import { LanguageLinks } from '~/components/ui/language-links';
import { PageHeader } from '~/components/ui/page-header';
import { SkipLink } from '~/components/ui/skip-link';
import { useLanguage } from '~/components/ui/use-language';
import { openPage } from '~/http/pages/page.server';
import { loadResourceList } from '~/http/pages/resource-list.server';
import { pathIn } from '~/i18n/languages';
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
  const language = useLanguage();
  return (
    <div className="pb-16">
      <SkipLink />
      <header className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-6 px-5 lg:min-h-20 lg:px-8">
        <Brand className="mr-auto text-ink" to={pathIn(language, '/')} />
        <LanguageLinks current={language} />
        <a href={isMember ? '/dashboard' : '/login'} className="inline-flex min-h-touch items-center font-semibold">
          {isMember ? words.page.dashboard : words.page.login}
        </a>
      </header>
      <main id="main" className="mx-auto max-w-page px-5 pt-2 lg:px-8">
        <div className="mb-5">
          <PageHeader title={words.title}>{words.page.intro}</PageHeader>
        </div>
        <ResourceTabs shown={shown} words={words} toList={(list) => `/resources?list=${list}`} />
      </main>
    </div>
  );
}
