import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, Outlet, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { DonationFigures } from '~/components/admin/financials/donation-figures';
import { DonationFilters } from '~/components/admin/financials/donation-filters';
import { ExportForm } from '~/components/admin/financials/export-form';
import { DonationTable } from '~/components/admin/financials/donation-table';
import { OpenDisputes } from '~/components/admin/financials/open-disputes';
import { UndoableDecisionList } from '~/components/admin/financials/undo-decision';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { TabLinks } from '~/components/ui/tab-links';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { listUndoableDecisions } from '~/domain/donations/undoable-decisions.server';
import { listDonations } from '~/domain/donations/review-queries.server';
import { DONATION_STATUSES } from '~/domain/donations/policy';
import { parseDonationFilters } from '~/domain/donations/review-schemas';
import { listOpenDisputes } from '~/domain/donations/disputes.server';
import { countUnmatchedPayments } from '~/domain/donations/unmatched-payments.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Donations review, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, VIEW_DONATIONS_PERMISSIONS, async (ctx) => {
    const url = new URL(args.request.url);
    const { query: asked, refused } = parseDonationFilters({ ...Object.fromEntries(url.searchParams), limit: '20' });
    const { status, ...query } = asked;
    const { permissions } = ctx.actor;
    const [list, decisions, unmatchedCount, disputes] = await Promise.all([
      listDonations(ctx, { ...query, status }),
      listUndoableDecisions(ctx),
      countUnmatchedPayments(ctx),
      listOpenDisputes(ctx),
    ]);
    return {
      list,
      decisions,
      unmatchedCount,
      disputes,
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
      timeZone: ctx.clock.timeZone,
      mayApprove: permissions.includes('approve_donations'),
      mayReject: permissions.includes('reject_donations'),
    };
  });
}

export default function FinancialsPage() {
  const {
    list,
    decisions,
    unmatchedCount,
    disputes,
    status,
    asked,
    refused,
    sort,
    search,
    timeZone,
    mayApprove,
    mayReject,
  } = useLoaderData<typeof loader>();
  const { donations, pagination, cursor, stats } = list;
  const { current_page: page, total_pages: pageCount } = pagination;
  const pageTotal = donations.reduce(
    (sum, one) => (one.status === 'approved' ? sum + one.amount - one.refunded_amount : sum),
    0,
  );
  const narrowing = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const isNarrow = Object.keys(narrowing).length > 0;
  const addressOf = (more: Record<string, string>) => {
    const query = new URLSearchParams({ ...narrowing, ...(sort ? { sort } : {}), ...more }).toString();
    return query ? `/admin/financials?${query}` : '/admin/financials';
  };
  const counted = (count: number) => (isNarrow ? {} : { count: formatCount(count) });
  const tickable = mayApprove && donations.some(({ approval_step: step }) => step === 'approve');
  const table = (
    <DonationTable
      donations={donations}
      timeZone={timeZone}
      query={search}
      tickable={tickable}
      mayApprove={mayApprove}
      mayReject={mayReject}
    />
  );
  return (
    <>
      <PageHeader title="Donations review" action={<ExportForm status={status} asked={asked} query={search} />}>
        The member receives as many karma points as rupees were given.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
      </div>
      {unmatchedCount > 0 ? (
        <p className="mt-5 rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi">
          {unmatchedCount === 1
            ? 'A payment has no donation'
            : `${formatCount(unmatchedCount)} payments have no donation`}
          :{' '}
          <Link to="/admin/financials/unmatched" preventScrollReset className="text-haldi underline">
            refund or settle
          </Link>
        </p>
      ) : null}
      <OpenDisputes disputes={disputes} timeZone={timeZone} query={search} />
      {decisions.length > 0 ? (
        <div className="mt-5">
          <UndoableDecisionList
            decisions={decisions}
            timeZone={timeZone}
            query={search}
            mayApprove={mayApprove}
            mayReject={mayReject}
          />
        </div>
      ) : null}
      <DonationFigures stats={stats} pageTotal={pageTotal} folded={status === 'pending'} />
      <DonationFilters status={status} asked={asked} refused={refused} sort={sort} />
      <div className="mt-5 mb-5 overflow-x-auto pb-2.5">
        <TabLinks
          label="Donations by status"
          tabs={[
            {
              to: addressOf({}),
              label: 'All',
              ...counted(stats.total_donations),
              current: status === null,
            },
            ...DONATION_STATUSES.map((one) => ({
              to: addressOf({ status: one }),
              label: `${one[0]?.toUpperCase() ?? ''}${one.slice(1)}`,
              ...counted(stats[`${one}_count`]),
              current: status === one,
            })),
          ]}
        />
      </div>
      {donations.length === 0 ? (
        <EmptyState title={status === 'pending' && !isNarrow ? 'Nothing waits for review' : 'No donations here'}>
          {emptyNote(status, isNarrow)}
        </EmptyState>
      ) : (
        <Form action="/admin/financials/approvals" preventScrollReset>
          {[...new URLSearchParams(search)].map(([name, value]) =>
            name === 'ids' ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Card padded={false} className="staff-table overflow-x-auto" aria-label="Donations">
            {table}
          </Card>
          {tickable ? (
            <div className="mt-4">
              <Button variant="approve">Approve chosen</Button>
            </div>
          ) : null}
        </Form>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="mt-3 text-ink-soft">
          Page {formatCount(page)} of {formatCount(pageCount)}, 20 on each page
        </p>
        <Pagination
          label="Pages of donations"
          page={page}
          pageCount={pageCount}
          hrefFor={(number) =>
            addressOf({
              ...(status ? { status } : {}),
              page: String(number),
              ...(cursor && number > 1 ? { near: cursor } : {}),
            })
          }
        />
      </div>
    </>
  );
}

function emptyNote(status: string | null, isNarrow: boolean): string | null {
  if (isNarrow) return 'Try other words, days or amounts, or another state.';
  return status === 'pending' ? 'New QR donations appear here, the oldest first.' : null;
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch donations. Please try again." />;
}
