import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawBoardReport } from '~/components/admin/reports/report-drawing';
import { getBoardReport } from '~/domain/board-report/board-report.server';
import { buildReportTables } from '~/domain/board-report/report-tables';
import { boardReportSchema } from '~/domain/board-report/schemas';
import { parseOrThrow } from '~/http/input.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { createPdfResponse } from '~/http/drawings/pdf-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { formatDateTime } from '~/lib/calendar';

/**
 * Downloads a board report as a PDF of one page. A link may start the download, because it contains
 * only totals.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, null, async (ctx) => {
    const query = Object.fromEntries(new URL(args.request.url).searchParams);
    const report = await getBoardReport(ctx, parseOrThrow(boardReportSchema, query).month);
    const [brand, outline] = await Promise.all([readDrawnBrand(ctx), createTextOutliner()]);
    const tables = buildReportTables(report);
    const format = (instant: Date) => formatDateTime(instant, ctx.clock.timeZone);
    const heading = {
      name: ctx.brand.name,
      created: format(ctx.clock.now()),
      counted: tables.countedAt && format(tables.countedAt),
    };
    const drawn = drawBoardReport(tables, heading, brand, outline);
    return createPdfResponse(ctx, drawn, `board-report-${report.month}`);
  });
}
