import { Link } from '@remix-run/react';
import { lazy } from 'react';
import { ChartFrame } from '~/components/admin/chart-frame';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { Meter } from '~/components/ui/meter';
import type { DonationStats } from '~/domain/donations/responses';
import { formatMonth } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';

const TrendChart = lazy(() => import('./trend-chart'));

/** Totals of all donations. The trend and the shares are drawn only if `isDetailed`. */
export function DonationFigures({
  stats,
  pageTotal,
  isDetailed,
  detailsAt,
}: {
  stats: DonationStats;
  pageTotal: number;
  isDetailed: boolean;
  /** URL of the page with the trend and the shares. */
  detailsAt: string;
}) {
  const panel =
    'min-w-0 border-hair px-5 py-4 not-first:border-t @min-[44rem]:not-first:border-t-0 @min-[44rem]:not-first:border-l';
  const counts: [string, string][] = [
    ['Donations', formatCount(stats.total_donations)],
    ['Pending', formatCount(stats.pending_count)],
    ['Approved', formatCount(stats.approved_count)],
    ['Rejected', formatCount(stats.rejected_count)],
    ['Razorpay', formatCount(stats.razorpay_count)],
    ['QR', formatCount(stats.qr_count)],
    ['Average', formatPaise(stats.average_donation * 100)],
    ['Approved total, this page', formatPaise(pageTotal * 100)],
  ];
  return (
    <section id="figures" aria-labelledby="figures-title" className="mt-9">
      <h2 id="figures-title" className="text-step-1">
        Figures
      </h2>
      <Card padded={false} aria-label="Donations in figures" className="@container mt-2">
        <div
          className={joinClassNames(
            'grid grid-cols-[minmax(0,1fr)]',
            isDetailed && '@min-[44rem]:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)]',
          )}
        >
          <div className={panel}>
            <dl>
              <dt className="text-small font-semibold text-ink-soft">Given in all</dt>
              <dd className="font-display text-[min(2.5rem,14vw)] leading-[1.15]">
                {formatPaise(stats.total_amount * 100)}
              </dd>
            </dl>
            <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.75rem),1fr))] gap-x-3 gap-y-3">
              {counts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-small text-ink-soft">{name}</dt>
                  <dd className="font-display text-[1.375rem] leading-[1.2] break-words">{value}</dd>
                </div>
              ))}
            </dl>
            {isDetailed ? null : (
              <Link
                to={detailsAt}
                className="mt-2 inline-flex min-h-touch items-center font-semibold text-neel underline"
              >
                Monthly trend and how they gave
              </Link>
            )}
          </div>
          {isDetailed ? (
            <>
              <div className={panel}>
                <MonthlyTrend trend={stats.monthly_trend} />
              </div>
              <div className={panel}>
                <HowTheyGave stats={stats} />
              </div>
            </>
          ) : null}
        </div>
      </Card>
    </section>
  );
}

function MonthlyTrend({ trend }: { trend: DonationStats['monthly_trend'] }) {
  const months = Object.entries(trend).map(([month, rupees]) => ({ name: formatMonth(month), rupees }));
  return (
    <>
      <h3 className="font-text text-small font-semibold tracking-normal text-ink-soft">Monthly trend, rupees</h3>
      <ChartFrame height="h-48">
        <TrendChart months={months} />
      </ChartFrame>
      <dl className="tabular mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-x-4 gap-y-1.5 text-small">
        {months.map(({ name, rupees }) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd>{formatPaise(rupees * 100)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function HowTheyGave({ stats }: { stats: DonationStats }) {
  const { razorpay_count: online, qr_count: qr } = stats;
  const categories = Object.entries(stats.top_categories);
  const most = Math.max(1, ...categories.map(([, count]) => count));
  return (
    <>
      <h3 className="font-text text-small font-semibold tracking-normal text-ink-soft">How they gave</h3>
      <svg aria-hidden="true" width="100%" height="14" className="mt-2 block">
        <rect width={`${online + qr > 0 ? (100 * online) / (online + qr) : 0}%`} height="14" fill="var(--color-neel)" />
        <rect
          x={`${online + qr > 0 ? (100 * online) / (online + qr) : 0}%`}
          width={`${online + qr > 0 ? (100 * qr) / (online + qr) : 0}%`}
          height="14"
          fill="var(--color-sun)"
          stroke="var(--color-ink)"
          strokeWidth="1.5"
        />
      </svg>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3">
        <span>Razorpay {formatCount(online)}</span>
        <span>QR {formatCount(qr)}</span>
      </p>
      <ul className="tabular mt-4 grid gap-2">
        {categories.map(([name, count]) => (
          <li key={name} className="flex flex-wrap items-center gap-x-2">
            <span className="w-22 max-w-full">{name}</span>
            <div className="flex-[1_1_2rem]">
              <Meter label={`${name}, approved donations`} value={count} max={most} />
            </div>
            <span className="ml-auto w-10 text-right">{formatCount(count)}</span>
          </li>
        ))}
        {categories.length === 0 ? <li className="text-ink-soft">Nothing has been approved yet.</li> : null}
      </ul>
    </>
  );
}
