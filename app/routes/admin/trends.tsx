import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { AnalyticsHeader, TRENDS_PATH } from '~/components/admin/dashboard/analytics-header';
import { FilterChips } from '~/components/admin/filter-chips';
import { PercentChange } from '~/components/admin/trends/change';
import { DayChart } from '~/components/admin/trends/day-chart';
import { TrendCard } from '~/components/admin/trends/trend-card';
import { BarTable, HeatTable } from '~/components/admin/trends/trend-table';
import { EmptyState } from '~/components/ui/page-state';
import { RETENTION_RULES, SMALLEST_SHOWN_GROUP, TREND_RANGES, type TREND_TABLES } from '~/domain/analytics/policy';
import { trendsSchema } from '~/domain/analytics/schemas';
import type { TrendTable } from '~/domain/analytics/trend-tables';
import { type FunnelTrend, getTrends, type Trends } from '~/domain/analytics/trends.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatDate, formatDateTime } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Trends, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, null, async (ctx) => {
    const { days: range } = trendsSchema.parse(Object.fromEntries(new URL(args.request.url).searchParams));
    const { nightly, ...trends } = await getTrends(ctx, range);
    const counted = nightly && formatDateTime(nightly.counted_at, ctx.clock.timeZone);
    return { range, ...trends, nightly, counted };
  });
}

export default function TrendsPage() {
  const { range, days, occupancy, funnel, nightly, counted } = useLoaderData<typeof loader>();
  const buildCsvUrl = (table: (typeof TREND_TABLES)[number]) => `${TRENDS_PATH}/export?table=${table}&days=${range}`;
  return (
    <>
      <AnalyticsHeader
        current="trends"
        action={
          <FilterChips
            label="Period"
            chips={TREND_RANGES.map((one) => ({
              to: `${TRENDS_PATH}?days=${one}`,
              label: `${one} days`,
              current: one === range,
            }))}
          />
        }
      >
        Whole days in Indian time. Groups of fewer than {SMALLEST_SHOWN_GROUP} members are shown as “–”.
      </AnalyticsHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DayCard name="attendances" title="Attendances by day" days={days} range={range} csv={buildCsvUrl('days')} />
          <DayCard name="sign_ups" title="Sign-ups by day" days={days} range={range} csv={buildCsvUrl('days')} />
          {nightly ? <RetentionCard table={nightly.retention} csv={buildCsvUrl('retention')} /> : null}
          <OccupancyCard table={occupancy} range={range} csv={buildCsvUrl('occupancy')} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {funnel ? <FunnelCard funnel={funnel} csv={buildCsvUrl('funnel')} /> : null}
          {nightly ? <StreakCard table={nightly.streaks} csv={buildCsvUrl('streaks')} /> : null}
          {nightly ? <CityCard table={nightly.cities} csv={buildCsvUrl('cities')} /> : null}
        </div>
      </div>
      {nightly ? (
        <p className="mt-4 text-small text-ink-soft">
          Members who came again, streaks and cities were counted on {counted}. They are counted every night.
        </p>
      ) : (
        <div className="mt-4">
          <EmptyState title="The first night is not over">
            Members who came again, streaks and cities are counted every night at 1:40 AM.
          </EmptyState>
        </div>
      )}
    </>
  );
}

function DayCard({
  name,
  title,
  days,
  range,
  csv,
}: {
  name: 'attendances' | 'sign_ups';
  title: string;
  days: Trends['days'];
  range: number;
  csv: string;
}) {
  const { total, before } = days[name];
  const bars = days.table.rows.map((row) => ({
    date: String(row.date),
    value: Number(row[name]),
    before: Number(row[`${name}_before`]),
    isToday: false,
  }));
  const today = { date: days.today.date, value: days.today[name], before: null, isToday: true };
  const note = (
    <>
      <b className="text-ink">{formatCount(total)}</b> <PercentChange from={before} to={total} /> on the {range} days
      before
    </>
  );
  return (
    <TrendCard id={name.replace('_', '-')} title={title} note={note} csv={csv}>
      <DayChart
        caption={name === 'attendances' ? 'Attendances' : 'Sign-ups'}
        days={[...bars, today]}
        beforeLabel={`${range} days before`}
      />
    </TrendCard>
  );
}

function RetentionCard({ table, csv }: { table: TrendTable; csv: string }) {
  return (
    <TrendCard
      id="retention"
      title="Who came again"
      note={`% who came in the ${RETENTION_RULES.windowDays} days from day 1, 3, 7, 14 or 30 after joining`}
      csv={csv}
    >
      <HeatTable
        caption="Who came again"
        table={{ ...table, columns: table.columns.map((column) => ({ ...column, label: shortenLabel(column.label) })) }}
        figures={['joined']}
        empty="Not over yet"
        formatHeading={(week) => formatDate(String(week)).slice(0, -5)}
      />
    </TrendCard>
  );
}

const shortenLabel = (label: string) => (label.startsWith('Joined') ? 'Joined from' : label.replace(/^Day /, 'D'));

function FunnelCard({ funnel, csv }: { funnel: FunnelTrendView; csv: string }) {
  const { title, starts_on, loss, table } = funnel;
  return (
    <TrendCard id="funnel" title={title} note={`started on ${formatDate(starts_on)}`} csv={csv}>
      <BarTable
        caption={title}
        table={table}
        shareOf={(row) => Number(row.percent ?? 0)}
        lit={table.rows.find(({ step }) => String(step).startsWith('Finished'))?.step ?? ''}
      />
      <p className="mt-2 text-small text-ink-soft">
        Each step counts the members who came on that day or later.{' '}
        {loss ? (
          <b className="text-ink">
            Most are lost {loss.step}: {formatCount(loss.members)} members.
          </b>
        ) : null}
      </p>
    </TrendCard>
  );
}

type FunnelTrendView = Omit<FunnelTrend, 'counted_at'>;

function OccupancyCard({ table, range, csv }: { table: TrendTable; range: number; csv: string }) {
  return (
    <TrendCard id="occupancy" title="How full, by hour and weekday" note={`% of places in ${range} days`} csv={csv}>
      {table.rows.length > 0 ? (
        <HeatTable
          caption="How full, by hour and weekday"
          table={table}
          empty="No class"
          formatHeading={(hour) => String(hour).replace(':00', '')}
        />
      ) : (
        <p className="text-ink-soft">No class with a limited number of places in these days.</p>
      )}
    </TrendCard>
  );
}

function StreakCard({ table, csv }: { table: TrendTable; csv: string }) {
  return (
    <TrendCard id="streaks" title="How long streaks last" note="% of members, by their longest streak" csv={csv}>
      <BarTable
        caption="How long streaks last"
        table={table}
        shareOf={(row) => Number(row.percent ?? 0)}
        formatHeading={(days) => `${days} days`}
      />
      <p className="mt-2 text-small text-ink-soft">
        Of the members who came at least once and joined at least that many days ago.
      </p>
    </TrendCard>
  );
}

function CityCard({ table, csv }: { table: TrendTable; csv: string }) {
  const most = Math.max(1, ...table.rows.map(({ members }) => Number(members ?? 0)));
  const isEmpty = table.rows.length < 2;
  return (
    <TrendCard id="cities" title="Cities" note="members, and those who joined in the period" csv={csv}>
      <BarTable caption="Cities" table={table} shareOf={(row) => (100 * Number(row.members ?? 0)) / most} />
      {isEmpty ? (
        <p className="mt-2 text-small text-ink-soft">No city has {SMALLEST_SHOWN_GROUP} members yet.</p>
      ) : null}
    </TrendCard>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch analytics. Please try again." />;
}
