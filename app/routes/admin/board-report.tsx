import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { AnalyticsHeader, BOARD_REPORT_PATH } from '~/components/admin/dashboard/analytics-header';
import { FilterForm } from '~/components/admin/filter-form';
import { DonationReport } from '~/components/admin/reports/donation-report';
import { FigureReport } from '~/components/admin/reports/figure-report';
import { MessageReport } from '~/components/admin/reports/message-report';
import { getButtonClass } from '~/components/ui/button-class';
import { DownloadLink } from '~/components/ui/download-link';
import { Select } from '~/components/ui/select';
import { getBoardReport, listReportMonths } from '~/domain/board-report/board-report.server';
import { saveMessagePrice } from '~/domain/reminders/message-prices.server';
import { buildReportTables } from '~/domain/board-report/report-tables';
import { boardReportSchema } from '~/domain/board-report/schemas';
import { DomainError } from '~/domain/errors';
import { parseOrThrow } from '~/http/input.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { addMonths, formatDateTime, formatMonth } from '~/lib/calendar';

const FAILED = 'The file could not be downloaded. Please try again.';

export const meta: MetaFunction = () => [{ title: 'Board report, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, null, async (ctx) => {
    const query = Object.fromEntries(new URL(args.request.url).searchParams);
    const [current, months] = [ctx.clock.today().slice(0, 7), await listReportMonths(ctx)];
    try {
      const report = buildReportTables(await getBoardReport(ctx, parseOrThrow(boardReportSchema, query).month));
      const { month, countedAt } = report;
      return {
        current,
        months: months.includes(month) ? months : [...months, month],
        refused: null,
        report,
        counted: countedAt && formatDateTime(countedAt, ctx.clock.timeZone),
        maySetPrice: saveMessagePrice.permissions.some((one) => ctx.actor.permissions.includes(one)),
      };
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
      const refused = error.fieldErrors?.month?.[0] ?? error.message;
      return { current, months, refused, report: null, counted: null, maySetPrice: false };
    }
  });
}

export default function BoardReportPage() {
  const { current, months, refused, report, counted, maySetPrice } = useLoaderData<typeof loader>();
  const month = report?.month ?? current;
  const buildFileUrl = (kind: string) => `${BOARD_REPORT_PATH}/${kind}?month=${month}`;
  return (
    <>
      <AnalyticsHeader
        current="board"
        action={
          report ? (
            <div className="flex flex-wrap gap-2.5">
              <DownloadLink href={buildFileUrl('pdf')} failed={FAILED} className={getButtonClass({ variant: 'quiet' })}>
                Download as PDF
              </DownloadLink>
              <DownloadLink
                href={buildFileUrl('export')}
                failed={FAILED}
                className={getButtonClass({ variant: 'quiet' })}
              >
                Download as CSV
              </DownloadLink>
            </div>
          ) : null
        }
      >
        One page for each month, compared with the previous month. Whole days in Indian time.
      </AnalyticsHeader>
      <div className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden">
        <FilterForm action={BOARD_REPORT_PATH} label="Month of the report" className="flex flex-wrap items-end gap-2.5">
          <label className="grid gap-1 text-small font-semibold">
            Month
            <Select
              key={month}
              dense
              name="month"
              defaultValue={month}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? 'month-error' : undefined}
            >
              {months.map((one) => (
                <option key={one} value={one}>
                  {formatMonth(one)}
                </option>
              ))}
            </Select>
          </label>
        </FilterForm>
        <nav aria-label="Months" className="flex flex-wrap gap-x-5">
          <MonthLink month={addMonths(month, -1)}>Month before</MonthLink>
          {month < current ? <MonthLink month={addMonths(month, 1)}>Month after</MonthLink> : null}
        </nav>
      </div>
      {refused ? (
        <p id="month-error" role="alert" className="font-semibold text-sindoor">
          {refused}
        </p>
      ) : null}
      {report ? (
        <>
          <h2 className="mb-3 text-step-2">{report.title}</h2>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4">
            <FigureReport {...report} />
            {report.donations ? <DonationReport {...report} donations={report.donations} /> : null}
            <MessageReport {...report} maySetPrice={maySetPrice} />
          </div>
          {counted ? (
            <p className="mt-4 text-small text-ink-soft">
              Members who came were counted on {counted}. They are counted every night.
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function MonthLink({ month, children }: { month: string; children: string }) {
  return (
    <Link
      to={`${BOARD_REPORT_PATH}?month=${month}`}
      preventScrollReset
      className="inline-flex min-h-touch items-center font-semibold underline"
    >
      {children}
    </Link>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch the report. Please try again." />;
}
