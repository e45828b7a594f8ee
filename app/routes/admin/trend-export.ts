import type { LoaderFunctionArgs } from '@remix-run/node';
import { trendTableSchema } from '~/domain/analytics/schemas';
import { findTrendTable } from '~/domain/analytics/trends.server';
import { DomainError } from '~/domain/errors';
import { createCsvResponse } from '~/http/csv-response.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { untranslated } from '~/i18n/messages/message';

const NO_TABLE = untranslated('There is no such table of figures.');

/** Sends one trend table as CSV. A link may start the download, because it contains only totals. */
export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, null, async (ctx) => {
    const parsed = trendTableSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const table = parsed.success ? await findTrendTable(ctx, parsed.data.table, parsed.data.days) : null;
    if (!parsed.success || !table) throw new DomainError('not_found', NO_TABLE);
    const rows = table.rows.map((row) => Object.fromEntries(table.columns.map(({ key }) => [key, row[key] ?? '–'])));
    const columns = table.columns.map(({ key }) => key);
    return createCsvResponse(`${parsed.data.table}-${ctx.clock.today()}`, columns, [rows]);
  });
}
