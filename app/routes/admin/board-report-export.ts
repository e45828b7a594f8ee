import type { LoaderFunctionArgs } from '@remix-run/node';
import { getBoardReport } from '~/domain/board-report/board-report.server';
import { listReportCsvRows, REPORT_CSV_COLUMNS } from '~/domain/board-report/report-csv';
import { buildReportTables } from '~/domain/board-report/report-tables';
import { boardReportSchema } from '~/domain/board-report/schemas';
import { createCsvResponse } from '~/http/csv-response.server';
import { parseOrThrow } from '~/http/input.server';
import { loadAdminPage } from '~/http/pages/page.server';

/** Sends a board report as CSV. A link may start the download, because it contains only totals. */
export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, null, async (ctx) => {
    const query = Object.fromEntries(new URL(args.request.url).searchParams);
    const report = await getBoardReport(ctx, parseOrThrow(boardReportSchema, query).month);
    return createCsvResponse(`board-report-${report.month}`, REPORT_CSV_COLUMNS, [
      listReportCsvRows(buildReportTables(report)),
    ]);
  });
}
