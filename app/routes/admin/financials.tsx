import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Outlet, useLoaderData } from '@remix-run/react';
import Download from 'lucide-react/icons/download';
import { AdminError } from '~/components/admin/admin-error';
import { DonationFigures } from '~/components/admin/financials/donation-figures';
import { DonationTable } from '~/components/admin/financials/donation-table';
import { buttonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { SubmitButton } from '~/components/ui/submit-button';
import { TabLinks } from '~/components/ui/tab-links';
import { useToasts } from '~/components/ui/toast-provider';
import { listDonations } from '~/domain/donations/review-queries.server';
import { DONATION_STATUSES } from '~/domain/donations/policy';
import { listDonationsSchema } from '~/domain/donations/schemas';
import { adminPage } from '~/http/pages/page.server';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Donations review, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'view_analytics', async (ctx) => {
    const url = new URL(args.request.url);
    const asked = listDonationsSchema.safeParse({ ...Object.fromEntries(url.searchParams), limit: undefined });
    const { status, ...query } = asked.success ? asked.data : listDonationsSchema.parse({});
    const { permissions } = ctx.actor;
    return {
      list: await listDonations(ctx, { ...query, status }),
      status: status ?? null,
      search: url.search,
      timeZone: ctx.clock.timeZone,
      mayApprove: permissions.includes('approve_donations'),
      mayReject: permissions.includes('reject_donations'),
    };
  });
}

export default function FinancialsPage() {
  const { list, status, search, timeZone, mayApprove, mayReject } = useLoaderData<typeof loader>();
  const { donations, pagination, cursor, stats } = list;
  const { current_page: page, total_pages: pageCount } = pagination;
  const pageTotal = donations.reduce((sum, one) => (one.status === 'approved' ? sum + one.amount : sum), 0);
  const addressOf = (more: Record<string, string>) =>
    `/admin/financials?${new URLSearchParams({ ...(status ? { status } : {}), ...more })}`;
  const tickable = mayApprove && status === 'pending' && donations.length > 0;
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
      <PageHeader title="Donations review" action={<ExportButtons addressOf={addressOf} />}>
        Approving gives the member karma points equal to the amount.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
      </div>
      <DonationFigures stats={stats} pageTotal={pageTotal} />
      <div className="mt-9 mb-5 overflow-x-auto pb-2.5">
        <TabLinks
          label="Donations by status"
          tabs={[
            {
              to: '/admin/financials',
              label: 'All',
              count: formatCount(stats.total_donations),
              current: status === null,
            },
            ...DONATION_STATUSES.map((one) => ({
              to: `/admin/financials?status=${one}`,
              label: `${one[0]?.toUpperCase() ?? ''}${one.slice(1)}`,
              count: formatCount(stats[`${one}_count`]),
              current: status === one,
            })),
          ]}
        />
      </div>
      {donations.length === 0 ? (
        <EmptyState title={status === 'pending' ? 'Nothing waits for review' : 'No donations here'}>
          {status === 'pending' ? 'New QR donations appear here, the oldest first.' : null}
        </EmptyState>
      ) : (
        <Form method="post" action={`/admin/financials/approvals${search}`} preventScrollReset>
          <Card padded={false} className="staff-table overflow-x-auto" aria-label="Donations">
            {table}
          </Card>
          {tickable ? (
            <div className="mt-4">
              <SubmitButton variant="approve" action="/admin/financials/approvals" pendingLabel="Approving...">
                Approve chosen
              </SubmitButton>
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
          hrefFor={(number) => addressOf({ page: String(number), ...(cursor && number > 1 ? { near: cursor } : {}) })}
        />
      </div>
    </>
  );
}

function ExportButtons({ addressOf }: { addressOf: (more: Record<string, string>) => string }) {
  const { show } = useToasts();
  const tell = () => show({ kind: 'success', text: 'Report downloaded successfully', durationMs: 3000 });
  const to = (format: string) => addressOf({ format }).replace('/financials', '/financials/export');
  return (
    <div className="flex flex-wrap gap-2.5">
      {(['json', 'csv'] as const).map((format) => (
        <form key={format} method="post" action={to(format)} onSubmit={tell}>
          <button type="submit" className={buttonClass({ variant: 'quiet' })}>
            {format === 'json' ? <Icon glyph={Download} /> : null}
            {format === 'json' ? 'Export JSON report' : 'CSV'}
          </button>
        </form>
      ))}
    </div>
  );
}

export function ErrorBoundary() {
  return <AdminError failed="Failed to fetch donations. Please try again." />;
}
