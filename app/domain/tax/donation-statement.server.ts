import type { PaymentMethod } from '~/db/generated/enums';
import { t, untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { getFinancialYear, getFinancialYearRange } from '~/lib/financial-year';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { formatReceiptNumber } from '../donations/policy';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { findTaxSettings, type TaxSettings } from './tax-settings.server';

export interface DonationStatement {
  year: number;
  donor: string;
  memberId: number;
  /** Null if staff have not saved the details of the trust. */
  trust: Pick<TaxSettings, 'legal_name' | 'address' | 'pan'> | null;
  /** Oldest first. Amounts are in paise without refunds. */
  donations: { number: string; donatedOn: LocalDate; payment_method: PaymentMethod; paise: number }[];
  totalPaise: number;
}

const NO_STATEMENT = t('There are no donations in this year.');

/**
 * Returns the acting member's approved donations of a financial year. Throws `not_found` if there
 * are none. Source: docs/rules.md#yearly-statements.
 */
export function getOwnDonationStatement(ctx: Context, year: number): Promise<DonationStatement> {
  return getStatement(ctx, requireMember(ctx), year);
}

/**
 * Returns a member's statement for staff, and writes an audit entry. Throws `not_found` if there
 * are no approved donations in the year.
 */
export async function getDonationStatementForStaff(
  ctx: Context,
  { memberId, year }: { memberId: number; year: number },
): Promise<DonationStatement> {
  requireAdmin(ctx, ...getDonationStatementForStaff.permissions);
  const statement = await getStatement(ctx, memberId, year);
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, {
      action: 'donation_statement.downloaded',
      subject: { kind: 'member', id: memberId },
      after: { year },
    }),
  );
  return statement;
}

getDonationStatementForStaff.permissions = ['record_donations', 'export_donors'] as const;

async function getStatement(ctx: Context, memberId: number, year: number): Promise<DonationStatement> {
  const { from, until } = getFinancialYearRange(year);
  const [member, trust, rows] = await Promise.all([
    ctx.db.member.findUnique({ where: { id: memberId }, select: { name: true } }),
    findTaxSettings(ctx.db),
    ctx.db.donation.findMany({
      where: {
        member_id: memberId,
        status: 'approved',
        donated_on: { gte: toDatabaseDate(from), lt: toDatabaseDate(until) },
      },
      orderBy: [{ donated_on: 'asc' }, { id: 'asc' }],
      select: {
        receipt_year: true,
        receipt_number: true,
        donated_on: true,
        payment_method: true,
        amount_paise: true,
        refunded_paise: true,
      },
    }),
  ]);
  if (!member) throw new DomainError('not_found', untranslated('User not found'));
  if (rows.length === 0) throw new DomainError('not_found', NO_STATEMENT);
  const donations = rows.map(({ donated_on, payment_method, amount_paise, refunded_paise, ...receipt }) => ({
    number: formatReceiptNumber(ctx.community.memberIdPrefix, receipt),
    donatedOn: fromDatabaseDate(donated_on),
    payment_method,
    paise: amount_paise - refunded_paise,
  }));
  const totalPaise = donations.reduce((sum, { paise }) => sum + paise, 0);
  return { year, donor: member.name, memberId, trust, donations, totalPaise };
}

/** Lists the financial years in which the acting member has approved donations, newest first. */
export async function listOwnDonationYears(ctx: Context): Promise<number[]> {
  const rows = await ctx.sql<{ year: number }[]>`
    SELECT DISTINCT (extract(year FROM donated_on) - (extract(month FROM donated_on) < 4)::int)::int AS year
    FROM donations WHERE member_id = ${requireMember(ctx)} AND status = 'approved' ORDER BY year DESC`;
  return rows.map(({ year }) => year);
}

/** Parses the financial year of a path. Throws `not_found` for a year without donations. */
export function parseStatementYear(ctx: Context, text: string | undefined): number {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
  if (year < 2000 || year > getFinancialYear(ctx.clock.today())) throw new DomainError('not_found', NO_STATEMENT);
  return year;
}
