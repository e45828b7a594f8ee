import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { KarmaEntries } from '~/components/dashboard/karma-entries';
import { SplitPage } from '~/components/dashboard/split-page';
import { Card } from '~/components/ui/card';
import { Meter } from '~/components/ui/meter';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getKarmaLedger } from '~/domain/karma/queries.server';
import { karmaLedgerSchema } from '~/domain/karma/schemas';
import { getOwnProfile } from '~/domain/members/queries.server';
import { findNextPlanKarma } from '~/domain/plans/queries.server';
import { REFERRAL_KARMA } from '~/domain/referrals/policy';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { interpolate } from '~/i18n/interpolate';
import { LOCALES } from '~/i18n/languages';
import { formatDate, toLocalDate } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('member.karma');

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const query = karmaLedgerSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const before = query.data?.before;
    const [profile, { entries, ...ledger }] = await Promise.all([getOwnProfile(ctx), getKarmaLedger(ctx, { before })]);
    const nextPlan = await findNextPlanKarma(ctx, profile.karma_points);
    const formatEntryDate = (instant: string) =>
      formatDate(toLocalDate(new Date(instant), ctx.clock.timeZone), LOCALES[ctx.language]);
    return {
      shell: await loadMemberShell(ctx, profile),
      ledger: { ...ledger, entries: entries.map((entry) => ({ ...entry, date: formatEntryDate(entry.created_at) })) },
      nextPlan,
      isNewest: before === undefined,
      friendBrings: REFERRAL_KARMA,
    };
  });
}

export default function KarmaPage() {
  const { shell, ledger, nextPlan, isNewest, friendBrings } = useLoaderData<typeof loader>();
  const messages = useMessages('member.karma');
  return (
    <SplitPage
      shell={shell}
      tab="home"
      title={interpolate(messages.title, { count: formatCount(ledger.karma_points) })}
      intro={interpolate(messages.rule, { friend: friendBrings })}
      back={{ to: '/dashboard', label: messages.back }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {nextPlan === null ? null : <NextPlan karma={ledger.karma_points} required={nextPlan} />}
        <KarmaEntries ledger={ledger} isNewest={isNewest} />
      </div>
    </SplitPage>
  );
}

/** Progress to the next diet plan that more karma opens. */
function NextPlan({ karma, required }: { karma: number; required: number }) {
  const messages = useMessages('member.karma');
  const text = interpolate(messages.nextPlan, {
    missing: formatCount(required - karma),
    required: formatCount(required),
  });
  return (
    <Card className="grid gap-2">
      <p className="font-semibold">{text}</p>
      <Meter label={text} value={karma} max={required} />
      <p>
        <Link to="/dashboard?tab=resources" className="inline-flex min-h-touch items-center underline">
          {messages.plans}
        </Link>
      </p>
    </Card>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
