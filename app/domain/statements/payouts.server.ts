import { fromDatabaseDate, type LocalDate } from '~/lib/calendar';
import type { Context } from '../context';

/** A payout of the payment provider. All amounts are in paise. */
export interface Payout {
  utr: string;
  /** Day of the settlement. The bank may show the payout on the next day. */
  day: LocalDate;
  gross: number;
  fees: number;
  tax: number;
  refunds: number;
  net: number;
  /** False if the settlement report has no column with the credit after fees. */
  isKnown: boolean;
  /** Sum of the bank lines with the UTR of the payout. */
  atBank: number;
}

interface PayoutRow {
  utr: string;
  day: Date;
  is_known: boolean;
  gross: string;
  refunds: string;
  tax: string;
  net: string;
  at_bank: string;
}

/**
 * Lists the payouts of the settlements from `from` (inclusive) to `until` (exclusive), with their
 * bank lines.
 */
export async function listPayouts(ctx: Context, from: Date, until: Date): Promise<Payout[]> {
  const rows = await ctx.standbySql<PayoutRow[]>`
    SELECT utr, day, is_known, gross::text AS gross, refunds::text AS refunds, tax::text AS tax, net::text AS net,
      coalesce((
        SELECT sum(line.amount_paise)
        FROM statement_lines AS line JOIN statement_accounts AS account ON account.id = line.account_id
        WHERE line.numbers @> ARRAY[utr] AND account.kind = 'bank'
      ), 0)::text AS at_bank
    FROM (
      SELECT payout_utr AS utr, max(day) AS day, bool_and(net_paise IS NOT NULL) AS is_known,
        coalesce(sum(amount_paise) FILTER (WHERE amount_paise > 0), 0) AS gross,
        coalesce(-sum(amount_paise) FILTER (WHERE amount_paise < 0), 0) AS refunds,
        coalesce(sum(tax_paise), 0) AS tax, coalesce(sum(net_paise), 0) AS net
      FROM statement_lines
      WHERE payout_utr IS NOT NULL AND day >= ${from}::date AND day < ${until}::date
      GROUP BY payout_utr
    ) AS payouts ORDER BY day, utr`;
  return rows.map(({ utr, day, is_known, gross, refunds, tax, net, at_bank }) => ({
    utr,
    day: fromDatabaseDate(day),
    gross: Number(gross),
    fees: Number(gross) - Number(refunds) - Number(tax) - Number(net),
    tax: Number(tax),
    refunds: Number(refunds),
    net: Number(net),
    isKnown: is_known,
    atBank: Number(at_bank),
  }));
}
