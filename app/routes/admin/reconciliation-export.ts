import type { LoaderFunctionArgs } from '@remix-run/node';
import { VIEW_STATEMENTS_PERMISSIONS } from '~/domain/admins/policy';
import { reconcileMonth } from '~/domain/statements/reconciliation.server';
import { reconciliationSchema } from '~/domain/statements/schemas';
import { createCsvResponse } from '~/http/csv-response.server';
import { loadAdminPage } from '~/http/pages/page.server';

const COLUMNS = [
  'day',
  'online_donations',
  'settled',
  'bank_donations',
  'on_statement',
  'other_donations',
  'open_settlement_lines',
  'open_bank_lines',
  'settlement_gross',
  'settlement_fees',
  'settlement_tax',
  'settlement_refunds',
  'settlement_net',
  'payouts',
  'difference',
] as const;

/**
 * Sends the reconciliation of a month as CSV. A link may start the download, because it contains
 * only totals.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, VIEW_STATEMENTS_PERMISSIONS, async (ctx) => {
    const parsed = reconciliationSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const month = parsed.success ? parsed.data.month : ctx.clock.today().slice(0, 7);
    const days = await reconcileMonth(ctx, month);
    const rows = days.map((day) => ({
      day: day.day,
      online_donations: day.online / 100,
      settled: day.settled / 100,
      bank_donations: day.bank / 100,
      on_statement: day.onStatement / 100,
      other_donations: day.other / 100,
      open_settlement_lines: day.openSettlement / 100,
      open_bank_lines: day.openBank / 100,
      settlement_gross: day.gross / 100,
      settlement_fees: day.fees / 100,
      settlement_tax: day.tax / 100,
      settlement_refunds: day.refunds / 100,
      settlement_net: day.net / 100,
      payouts: day.payouts / 100,
      difference: day.hasDifference ? 'yes' : 'no',
    }));
    return createCsvResponse(`reconciliation-${month}`, COLUMNS, [rows]);
  });
}
