import type { PaymentMethod } from '~/db/generated/enums';
import { addDays, fromDatabaseDate, toDatabaseDate, type LocalDate } from '~/lib/calendar';
import { VIEW_STATEMENTS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { FORMER_MEMBER_NAME } from '../donations/policy';
import { listPayouts, type Payout } from './payouts.server';
import { LINE_COLUMNS, toLineForStaff, type StatementLineForStaff } from './statements.server';

/** Maximum number of rows that the page shows for a day. */
const SHOWN_ROWS = 100;

/** Payment methods whose donations appear on bank statements. Cash donations do not. */
const BANK_METHODS: readonly PaymentMethod[] = ['qr', 'bank_transfer', 'cheque'];

/** Donations and statement lines of a day. All amounts are in paise. */
export interface ReconciledDay {
  day: LocalDate;
  /** Sum of the approved online donations, and the part that the settlements confirm. */
  online: number;
  settled: number;
  /**
   * Sum of the approved QR donations, bank transfers and cheques, and the part that bank statements
   * confirm.
   */
  bank: number;
  onStatement: number;
  /**
   * Sum of cash donations and donations through old payment pages, which appear on no statement.
   */
  other: number;
  /** Sum of the lines of this day that match no donation. */
  openSettlement: number;
  openBank: number;
  /** Settlements of this day. `net` is `gross` minus fees, tax and refunds. */
  gross: number;
  fees: number;
  tax: number;
  refunds: number;
  net: number;
  /** Payouts of these settlements on the bank statement. They should be equal to `net`. */
  payouts: number;
  hasDifference: boolean;
}

type Amounts = Omit<ReconciledDay, 'day' | 'hasDifference'>;

const EMPTY: Amounts = {
  online: 0,
  settled: 0,
  bank: 0,
  onStatement: 0,
  other: 0,
  openSettlement: 0,
  openBank: 0,
  gross: 0,
  fees: 0,
  tax: 0,
  refunds: 0,
  net: 0,
  payouts: 0,
};

/**
 * Compares the donations of each day of a month with the statements, days with a difference first.
 * `month` has the form YYYY-MM. A line that proves a donation counts for the day of the donation.
 * Source: docs/rules.md#reconciliation.
 */
export async function reconcileMonth(ctx: Context, month: string): Promise<ReconciledDay[]> {
  requireAdmin(ctx, ...VIEW_STATEMENTS_PERMISSIONS);
  const from = toDatabaseDate(`${month}-01`);
  const until = toDatabaseDate(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`);
  const [donations, lines, payouts] = await Promise.all([
    ctx.standbySql<{ day: Date; method: PaymentMethod; paise: string; proved: string }[]>`
      SELECT donated_on AS day, payment_method::text AS method, sum(amount_paise)::text AS paise,
        coalesce(sum(amount_paise) FILTER (WHERE EXISTS (
          SELECT FROM statement_lines WHERE donation_id = donations.id AND match = 'matched'
        )), 0)::text AS proved
      FROM donations WHERE status IN ('approved', 'refunded') AND donated_on >= ${from}::date AND donated_on < ${until}::date
      GROUP BY donated_on, payment_method`,
    ctx.standbySql<{ day: Date; kind: string; paise: string }[]>`
      SELECT day, kind::text AS kind, sum(abs(amount_paise))::text AS paise
      FROM statement_lines JOIN statement_accounts ON statement_accounts.id = account_id
      WHERE day >= ${from}::date AND day < ${until}::date AND match <> 'matched'
      GROUP BY day, kind`,
    listPayouts(ctx, from, until),
  ]);
  const days = new Map<LocalDate, Amounts>();
  const add = (date: Date, amounts: Partial<Amounts>) => {
    const day = fromDatabaseDate(date);
    const sum = { ...(days.get(day) ?? EMPTY) };
    for (const [name, paise] of Object.entries(amounts)) sum[name as keyof Amounts] += paise;
    days.set(day, sum);
  };
  for (const { day, method, paise, proved } of donations) {
    if (method === 'razorpay') add(day, { online: Number(paise), settled: Number(proved) });
    else if (BANK_METHODS.includes(method)) add(day, { bank: Number(paise), onStatement: Number(proved) });
    else add(day, { other: Number(paise) });
  }
  for (const { day, kind, paise } of lines)
    add(day, kind === 'bank' ? { openBank: Number(paise) } : { openSettlement: Number(paise) });
  for (const { day, gross, fees, tax, refunds, net, isKnown, atBank } of payouts)
    add(
      toDatabaseDate(day),
      isKnown ? { gross, fees, tax, refunds, net, payouts: atBank } : { net: atBank, payouts: atBank },
    );
  return [...days]
    .map(([day, amounts]) => ({ day, ...amounts, hasDifference: hasDifference(amounts) }))
    .toSorted((one, two) => Number(two.hasDifference) - Number(one.hasDifference) || one.day.localeCompare(two.day));
}

function hasDifference({
  online,
  settled,
  bank,
  onStatement,
  openBank,
  openSettlement,
  net,
  payouts,
}: Amounts): boolean {
  return online !== settled || bank !== onStatement || net !== payouts || openBank > 0 || openSettlement > 0;
}

export interface UnprovedDonation {
  id: number;
  donor: string;
  amountPaise: number;
  method: PaymentMethod;
}

/**
 * Lists a day's approved donations that appear on no statement, and its lines that match no
 * donation. Writes an audit entry if there are such lines.
 */
export async function listDifferences(
  ctx: Context,
  day: LocalDate,
): Promise<{
  donations: UnprovedDonation[];
  lines: (StatementLineForStaff & { account: string })[];
  payouts: Payout[];
}> {
  requireAdmin(ctx, ...VIEW_STATEMENTS_PERMISSIONS);
  const date = toDatabaseDate(day);
  const [donations, lines, payouts] = await Promise.all([
    ctx.standby.donation.findMany({
      where: {
        donated_on: date,
        status: { in: ['approved', 'refunded'] },
        payment_method: { in: ['razorpay', ...BANK_METHODS] },
        statementLines: { none: { match: 'matched' } },
      },
      orderBy: { id: 'asc' },
      take: SHOWN_ROWS,
      select: {
        id: true,
        amount_paise: true,
        payment_method: true,
        donor_name: true,
        member: { select: { name: true } },
      },
    }),
    ctx.standby.statementLine.findMany({
      where: { day: date, match: { not: 'matched' } },
      orderBy: { id: 'asc' },
      take: SHOWN_ROWS,
      select: { ...LINE_COLUMNS, account: { select: { name: true } } },
    }),
    listPayouts(ctx, date, toDatabaseDate(addDays(day, 1))),
  ]);
  if (lines.length > 0)
    await recordView(ctx, { action: 'statement_lines.viewed', subject: { kind: 'reconciliation', id: day } });
  return {
    donations: donations.map(({ id, amount_paise, payment_method, donor_name, member }) => ({
      id,
      donor: member?.name ?? donor_name ?? FORMER_MEMBER_NAME,
      amountPaise: amount_paise,
      method: payment_method,
    })),
    lines: lines.map(({ account, ...line }) => ({ ...toLineForStaff(line), account: account.name })),
    payouts,
  };
}
