import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { DetailList } from '~/components/admin/detail-list';
import { FilterChips } from '~/components/admin/filter-chips';
import { FinancialTabs } from '~/components/admin/financials/financial-tabs';
import { CorrectionsForm } from '~/components/admin/financials/corrections-form';
import { DonorFileCheck } from '~/components/admin/financials/donor-file-check';
import { MissingDetailsTable } from '~/components/admin/financials/missing-details-table';
import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { pageNumberSchema } from '~/domain/donations/schemas';
import { countDonorRequests, type DonorRequestObstacle } from '~/domain/tax/ask-donors.server';
import { exportDonorFile } from '~/domain/tax/donor-file.server';
import { listDonorFiles } from '~/domain/tax/donor-file-corrections.server';
import { listDonorFileProblems } from '~/domain/tax/donor-file-problems.server';
import { getDonorFileSummary } from '~/domain/tax/donor-file-summary.server';
import { listDonorsWithoutDetails } from '~/domain/tax/missing-details.server';
import { donorFileSchema } from '~/domain/tax/schemas';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatDateTime } from '~/lib/calendar';
import { formatFinancialYear, getFinancialYear } from '~/lib/financial-year';
import { formatCount, formatPaise } from '~/lib/format-number';

/** Number of financial years that staff can choose. */
const YEARS = 5;

const OBSTACLES: Record<DonorRequestObstacle, string> = {
  no_template: 'To ask donors over WhatsApp, the operator sets up the message “Asked for tax details”.',
  no_tax_settings: 'Donors can be asked as soon as the tax details of the trust are saved.',
  too_old: 'Details that donors enter now no longer apply to this year.',
};

export const meta: MetaFunction = () => [{ title: 'Donor file, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, exportDonorFile.permissions, async (ctx) => {
    const thisYear = getFinancialYear(ctx.clock.today());
    const query = Object.fromEntries(new URL(args.request.url).searchParams);
    const parsed = donorFileSchema.safeParse(query);
    const year = parsed.success ? parsed.data.year : thisYear;
    const page = pageNumberSchema.parse(query.page);
    // The check reads the details of all donors, so it runs only when staff ask for it.
    const [problems, files, summary, missing, requests] = await Promise.all([
      query.check ? listDonorFileProblems(ctx, year) : null,
      listDonorFiles(ctx, year),
      getDonorFileSummary(ctx, year),
      listDonorsWithoutDetails(ctx, year, page),
      countDonorRequests(ctx, year),
    ]);
    return {
      year,
      page,
      problems,
      files,
      hasFailed: query.check === 'failed',
      summary,
      missing,
      requests,
      years: Array.from({ length: YEARS }, (_, ago) => thisYear - ago),
      timeZone: ctx.clock.timeZone,
      showsPhones: ctx.actor.permissions.includes('manage_phones'),
    };
  });
}

export default function DonorFilePage() {
  const { year, years, summary, problems, files, hasFailed, timeZone } = useLoaderData<typeof loader>();
  const { named, unnamed, download, isReady } = summary;
  return (
    <>
      <PageHeader title="Donor file">
        Donors of a financial year, from April to March, with the columns of Form 10BD.
      </PageHeader>
      <FinancialTabs current="/admin/donor-file" />
      <div className="mt-3 mb-4">
        <FilterChips
          label="Financial years"
          chips={years.map((one) => ({
            to: `/admin/donor-file?year=${one}`,
            label: formatFinancialYear(one),
            current: one === year,
          }))}
        />
      </div>
      <Outlet />
      <Card aria-labelledby="year-title" className="lg:p-[22px]">
        <h2 id="year-title" className="mb-3 text-step-1">
          {formatFinancialYear(year)}
        </h2>
        <DetailList
          missing="None"
          facts={[
            [
              'In the file',
              `${formatPaise(named.amount * 100)} from ${formatCount(named.donors)} ${named.donors === 1 ? 'donor' : 'donors'}`,
            ],
            [
              'Without donor details',
              `${formatPaise(unnamed.amount * 100)} in ${formatCount(unnamed.donations)} donations`,
            ],
            ['All approved donations', formatPaise((named.amount + unnamed.amount) * 100)],
            ['Last download', download ? formatDateTime(new Date(download.at), timeZone) : 'Never'],
          ]}
        />
        {download && download.changedDonors > 0 ? (
          <p className="mt-4 rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi">
            Details or donations of {formatCount(download.changedDonors)}{' '}
            {download.changedDonors === 1 ? 'donor' : 'donors'} changed since the last download. If the file was
            uploaded to the tax office, download the corrections and file a correction statement.
          </p>
        ) : null}
        {isReady ? (
          <div className="mt-5 flex flex-wrap gap-2.5">
            <form method="post" action="/admin/donor-file/download">
              <input type="hidden" name="year" value={year} />
              <Button type="submit">Download the donor file</Button>
            </form>
            <ButtonLink to={`/admin/donor-file?year=${year}&check=1`} preventScrollReset variant="quiet">
              Check the details
            </ButtonLink>
          </div>
        ) : (
          <p className="mt-5">
            The tax details of the trust are missing. Somebody who may change{' '}
            <Link to="/admin/sections/tax" className="underline">
              Site Settings
            </Link>{' '}
            can save them.
          </p>
        )}
        {files.length > 0 ? <CorrectionsForm year={year} files={files} timeZone={timeZone} /> : null}
      </Card>
      {problems ? <DonorFileCheck {...problems} hasFailed={hasFailed} /> : null}
      <MissingDetails />
    </>
  );
}

/** Donors whose details are missing, and the actions to get the details. */
function MissingDetails() {
  const { year, page, missing, requests, showsPhones, timeZone } = useLoaderData<typeof loader>();
  const { donors, total, pageCount } = missing;
  return (
    <section aria-labelledby="missing-title" className="mt-7">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 id="missing-title" className="text-step-1">
            Donors without details
          </h2>
          {total > 0 ? (
            <p className="mt-1 text-ink-soft">
              {formatCount(total)} {total === 1 ? 'donor is' : 'donors are'} not in the file.
              {requests.obstacle ? ` ${OBSTACLES[requests.obstacle]}` : null}
              {requests.obstacle === null && requests.donors === 0
                ? ' Nobody can be asked now: each was asked in the last days, or gets no messages.'
                : null}
            </p>
          ) : null}
        </div>
        {total > 0 ? (
          <div className="flex flex-wrap gap-2.5">
            <form method="post" action="/admin/donor-file/missing">
              <input type="hidden" name="year" value={year} />
              <Button type="submit" variant="quiet">
                Download as CSV
              </Button>
            </form>
            {requests.donors > 0 ? (
              <ButtonLink to={`/admin/donor-file/ask?year=${year}`} preventScrollReset variant="quiet">
                Ask {formatCount(requests.donors)} {requests.donors === 1 ? 'donor' : 'donors'} for their details
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
      </div>
      {donors.length === 0 ? (
        <EmptyState level={3} title={page === 1 ? 'Nobody is missing' : 'Nobody is on this page'}>
          {page === 1
            ? `Every approved donation of ${formatFinancialYear(year)} is in the file.`
            : 'The list is shorter by now.'}
        </EmptyState>
      ) : (
        <MissingDetailsTable donors={donors} showsPhones={showsPhones} timeZone={timeZone} />
      )}
      <Pagination
        label="Pages of donors"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => `/admin/donor-file?year=${year}&page=${number}`}
      />
    </section>
  );
}

export { AdminErrorPage as ErrorBoundary };
