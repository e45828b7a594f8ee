import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, Outlet, useLoaderData } from '@remix-run/react';
import { useRef } from 'react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ApprovalBar } from '~/components/admin/financials/approval-bar';
import { DonationFigures } from '~/components/admin/financials/donation-figures';
import { DonationFilters } from '~/components/admin/financials/donation-filters';
import { FilterChips } from '~/components/admin/filter-chips';
import { FinancialTabs } from '~/components/admin/financials/financial-tabs';
import { ExportForm } from '~/components/admin/financials/export-form';
import { DonationTable, LONG_WAIT_MS } from '~/components/admin/financials/donation-table';
import { isBulkApprovable, listDonationWarnings } from '~/components/admin/financials/donation-warnings';
import { ReviewLink } from '~/components/admin/financials/review-link';
import { OpenDisputes } from '~/components/admin/financials/open-disputes';
import { UnfinishedRefunds } from '~/components/admin/financials/unfinished-refunds';
import { UndoableDecisionList } from '~/components/admin/financials/undo-decision';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { listUndoableDecisions } from '~/domain/donations/undoable-decisions.server';
import type { DonationForReview } from '~/domain/donations/responses';
import { getReviewQueue, listDonations, type ReviewQueue } from '~/domain/donations/review-queries.server';
import { DONATION_STATUSES } from '~/domain/donations/policy';
import { parseDonationFilters } from '~/domain/donations/review-schemas';
import { listUnfinishedRefunds } from '~/domain/donations/refund-queries.server';
import { listOpenDisputes } from '~/domain/donations/disputes.server';
import { countUnmatchedPayments } from '~/domain/donations/unmatched-payments.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatAge } from '~/lib/age';
import { formatCount, formatPaise } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Donations review, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, VIEW_DONATIONS_PERMISSIONS, async (ctx) => {
    const url = new URL(args.request.url);
    const typed = { status: 'pending', ...Object.fromEntries(url.searchParams), limit: '20' };
    const { query: filters, refused } = parseDonationFilters(typed);
    const { status, ...query } = filters;
    const { permissions } = ctx.actor;
    const [list, queue, decisions, unmatchedCount, disputes, refunds] = await Promise.all([
      listDonations(ctx, { ...query, status }),
      getReviewQueue(ctx),
      listUndoableDecisions(ctx),
      countUnmatchedPayments(ctx),
      listOpenDisputes(ctx),
      listUnfinishedRefunds(ctx),
    ]);
    return {
      list,
      queue,
      decisions,
      unmatchedCount,
      disputes,
      refunds,
      status: status ?? null,
      asked: {
        search: query.search ?? '',
        from: query.from ?? '',
        to: query.to ?? '',
        method: query.method ?? '',
        min_amount: query.min_amount?.toString() ?? '',
      },
      refused,
      sort: query.sort ?? '',
      search: url.search,
      now: ctx.clock.now().toISOString(),
      timeZone: ctx.clock.timeZone,
      mayApprove: permissions.includes('approve_donations'),
      mayReject: permissions.includes('reject_donations'),
      mayRecord: permissions.includes('record_donations'),
    };
  });
}

export default function FinancialsPage() {
  const page = useLoaderData<typeof loader>();
  const {
    list,
    queue,
    decisions,
    unmatchedCount,
    disputes,
    refunds,
    status,
    asked,
    refused,
    sort,
    search,
    now,
    timeZone,
  } = page;
  const { mayApprove, mayReject, mayRecord } = page;
  const { donations, pagination, cursor, stats } = list;
  const { current_page: pageNumber, total_pages: pageCount } = pagination;
  const pageTotal = donations.reduce(
    (sum, one) => (one.status === 'approved' ? sum + one.amount - one.refunded_amount : sum),
    0,
  );
  const narrowing = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const isNarrow = Object.keys(narrowing).length > 0;
  const addressOf = (more: Record<string, string>) =>
    `/admin/financials?${new URLSearchParams({ ...narrowing, ...(sort ? { sort } : {}), ...more })}`;
  const params = new URLSearchParams(search);
  const figuresAt = `/admin/financials?${new URLSearchParams({ ...Object.fromEntries(params), figures: '1' })}#figures`;
  const counted = (count: number) => (isNarrow ? {} : { count: formatCount(count) });
  const tickable = mayApprove && donations.some(isBulkApprovable);
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className="max-sm:pb-20">
      <PageHeader
        title="Donations review"
        action={
          <div className="flex flex-wrap items-end gap-2.5">
            {mayRecord ? (
              <ButtonLink to="/admin/financials/new" preventScrollReset variant="quiet">
                Enter a donation
              </ButtonLink>
            ) : null}
            <ExportForm status={status} asked={asked} query={search} />
            {queue.firstId === null || !(mayApprove || mayReject) ? null : (
              <ReviewLink donationId={queue.firstId} count={stats.pending_count} />
            )}
          </div>
        }
      >
        <QueueSummary queue={queue} now={now} />{' '}
        <Link to={figuresAt} className="underline">
          Figures
        </Link>
      </PageHeader>
      <FinancialTabs current="/admin/financials" />
      <div className="mt-2">
        <Outlet />
      </div>
      {unmatchedCount > 0 ? (
        <p className="mt-4 rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi">
          {unmatchedCount === 1
            ? 'A payment has no donation'
            : `${formatCount(unmatchedCount)} payments have no donation`}
          :{' '}
          <Link to="/admin/financials/unmatched" preventScrollReset className="text-haldi underline">
            refund or settle
          </Link>
        </p>
      ) : null}
      <UnfinishedRefunds refunds={refunds} />
      <OpenDisputes disputes={disputes} timeZone={timeZone} query={search} />
      {decisions.length > 0 ? (
        <div className="mt-4">
          <UndoableDecisionList
            decisions={decisions}
            timeZone={timeZone}
            query={search}
            mayApprove={mayApprove}
            mayReject={mayReject}
          />
        </div>
      ) : null}
      <div className="mt-4 mb-4">
        <FilterChips
          label="Donations by status"
          chips={[
            ...DONATION_STATUSES.map((one) => ({
              to: addressOf({ status: one }),
              label: `${one[0]?.toUpperCase() ?? ''}${one.slice(1)}`,
              ...counted(stats[`${one}_count`]),
              current: status === one,
            })),
            {
              to: addressOf({ status: 'all' }),
              label: 'All',
              ...counted(stats.total_donations),
              current: status === null,
            },
          ]}
        />
      </div>
      <DonationFilters status={status} asked={asked} refused={refused} sort={sort} />
      <div className="mt-4">
        {donations.length === 0 ? (
          <EmptyState title={status === 'pending' && !isNarrow ? 'Nothing waits for review' : 'No donations here'}>
            {emptyNote(status, isNarrow)}
          </EmptyState>
        ) : (
          <Form ref={form} action="/admin/financials/approvals" preventScrollReset>
            {[...params].map(([name, value]) =>
              name === 'ids' ? null : <input key={name} type="hidden" name={name} value={value} />,
            )}
            <Card padded={false} className="staff-table overflow-x-auto" aria-label="Donations">
              <DonationTable
                donations={donations}
                timeZone={timeZone}
                now={now}
                query={search}
                tickable={tickable}
                isQueue={status === 'pending'}
              />
            </Card>
            {tickable ? <ApprovalBar key={search} form={form} leftOutCount={countWarned(donations)} /> : null}
          </Form>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="mt-3 text-ink-soft">
          Page {formatCount(pageNumber)} of {formatCount(pageCount)}, 20 on each page
        </p>
        <Pagination
          label="Pages of donations"
          page={pageNumber}
          pageCount={pageCount}
          hrefFor={(number) =>
            addressOf({
              status: status ?? 'all',
              page: String(number),
              ...(cursor && number > 1 ? { near: cursor } : {}),
            })
          }
        />
      </div>
      <DonationFigures stats={stats} pageTotal={pageTotal} isDetailed={params.has('figures')} detailsAt={figuresAt} />
    </div>
  );
}

function QueueSummary({ queue: { waitsSince, pendingRupees }, now }: { queue: ReviewQueue; now: string }) {
  if (waitsSince === null) return 'All reviewed. One rupee gives one karma point.';
  const ms = new Date(now).getTime() - new Date(waitsSince).getTime();
  return (
    <>
      <b className="text-ink">{formatPaise(pendingRupees * 100)}</b> waits for review.{' '}
      <span className={ms >= LONG_WAIT_MS ? 'font-semibold text-haldi' : undefined}>
        The oldest has waited {formatAge(ms)}.
      </span>{' '}
      One rupee gives one karma point.
    </>
  );
}

function countWarned(donations: readonly DonationForReview[]): number {
  return donations.filter(({ status, marks }) => status === 'pending' && listDonationWarnings(marks).length > 0).length;
}

function emptyNote(status: string | null, isNarrow: boolean): string | null {
  if (isNarrow) return 'Try other words, days or amounts, or another state.';
  return status === 'pending' ? 'New QR donations appear here, the oldest first.' : null;
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch donations. Please try again." />;
}
