import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { KarmaEntries } from '~/components/dashboard/karma-entries';
import { SplitPage } from '~/components/dashboard/split-page';
import { getKarmaLedger } from '~/domain/karma/queries.server';
import { karmaLedgerSchema } from '~/domain/karma/schemas';
import { getOwnProfile } from '~/domain/members/queries.server';
import { REFERRAL_KARMA } from '~/domain/referrals/policy';
import { memberShell } from '~/http/pages/member-shell.server';
import { memberPage } from '~/http/pages/page.server';
import { fill } from '~/i18n/fill';
import { LOCALES } from '~/i18n/languages';
import { memberWords } from '~/i18n/member';
import { formatDate, localDateOf } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const query = karmaLedgerSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const before = query.data?.before;
    const [profile, { entries, ...ledger }] = await Promise.all([getOwnProfile(ctx), getKarmaLedger(ctx, { before })]);
    const dateOf = (instant: string) =>
      formatDate(localDateOf(new Date(instant), ctx.clock.timeZone), LOCALES[ctx.language]);
    return {
      shell: await memberShell(ctx, args.request, profile),
      ledger: { ...ledger, entries: entries.map((entry) => ({ ...entry, date: dateOf(entry.created_at) })) },
      isNewest: before === undefined,
      friendBrings: REFERRAL_KARMA,
      words: memberWords(ctx.language, 'karma'),
    };
  });
}

export default function KarmaPage() {
  const { shell, ledger, isNewest, friendBrings, words } = useLoaderData<typeof loader>();
  return (
    <SplitPage
      shell={shell}
      tab="home"
      title={fill(words.title, { count: formatCount(ledger.karma_points) })}
      intro={fill(words.rule, { friend: friendBrings })}
      back={{ to: '/dashboard', label: words.back }}
    >
      <KarmaEntries ledger={ledger} isNewest={isNewest} words={words} />
    </SplitPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
