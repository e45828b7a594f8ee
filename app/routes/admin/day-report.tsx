import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { DayReportTable } from '~/components/admin/classes/day-report-table';
import { PrintButton } from '~/components/admin/classes/print-button';
import { PageHeader } from '~/components/ui/page-header';
import { DAY_NOT_FOUND_MESSAGE, getDayReport } from '~/domain/board-report/day-report.server';
import { DomainError } from '~/domain/errors';
import { loadAdminPage } from '~/http/pages/page.server';
import { addDays, formatDate, formatDateTime, getDayName, getMonday, isLocalDate } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Report of ${formatDate(data.report.date)}, admin` : 'Report of a day, admin' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, getDayReport.permissions[0], async (ctx) => {
    const date = args.params.date ?? '';
    if (!isLocalDate(date)) throw new DomainError('not_found', DAY_NOT_FOUND_MESSAGE);
    const now = formatDateTime(ctx.clock.now(), ctx.clock.timeZone);
    return { report: await getDayReport(ctx, date), now };
  });
}

export default function DayReportPage() {
  const { report, now } = useLoaderData<typeof loader>();
  const { date, isSoFar, classes, newMembers, donations } = report;
  const held = classes.filter(({ is_cancelled }) => !is_cancelled);
  const sum = (of: 'taken' | 'late' | 'reminders') => held.reduce((total, one) => total + (one[of] ?? 0), 0);
  const link = 'inline-flex min-h-touch items-center underline';
  return (
    <>
      <PageHeader title={`${getDayName(date)}, ${formatDate(date)}`} action={<PrintButton />}>
        {isSoFar ? `So far, ${now}.` : 'Report of the day.'}
      </PageHeader>
      <nav aria-label="Days" className="mb-3 flex flex-wrap gap-x-5 print:hidden">
        <Link to={`/admin/classes/day/${addDays(date, -1)}`} className={link}>
          Day before
        </Link>
        {isSoFar ? null : (
          <Link to={`/admin/classes/day/${addDays(date, 1)}`} className={link}>
            Day after
          </Link>
        )}
        <Link to={`/admin/classes?week=${getMonday(date)}`} className={link}>
          Week
        </Link>
      </nav>
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-1 border-y-[1.5px] border-ink py-2.5">
        <Figure label={held.length === 1 ? 'class held' : 'classes held'} value={formatCount(held.length)} />
        <Figure label="places taken" value={formatCount(sum('taken'))} />
        <Figure label="joined late" value={formatCount(sum('late'))} />
        <Figure label="reminders sent" value={formatCount(sum('reminders'))} />
        <Figure label={newMembers === 1 ? 'new member' : 'new members'} value={formatCount(newMembers)} />
        {donations ? (
          <Figure
            label={donations.donations === 1 ? 'in 1 donation' : `in ${formatCount(donations.donations)} donations`}
            value={formatPaise(donations.sumPaise)}
          />
        ) : null}
      </dl>
      {classes.length > 0 ? (
        <DayReportTable classes={classes} />
      ) : (
        <p className="text-ink-soft">No classes on this day.</p>
      )}
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="order-2 text-small text-ink-soft">{label}</dt>
      <dd className="font-display text-[1.375rem] leading-[1.2]">{value}</dd>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
