import { getFinancialYearRange } from '~/lib/financial-year';
import { formatPhone } from '~/lib/phone';
import { toLocalDate } from '~/lib/calendar';
import { requireAdmin, requireReauthenticatedAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { FORMER_MEMBER_NAME } from '../donations/policy';
import { exportDonorFile } from './donor-file.server';

/** Columns of the CSV file of donors without tax details. */
export const MISSING_DETAILS_COLUMNS = [
  'member_id',
  'name',
  'phone',
  'donations',
  'amount',
  'last_donation',
  'last_asked',
] as const;

export type MissingDetailsRow = Record<(typeof MISSING_DETAILS_COLUMNS)[number], string | number>;

/** Number of donors of a page. */
const PAGE_SIZE = 50;

export interface DonorWithoutDetails {
  /** Null for donors without an account and for donors who have deleted their account. */
  memberId: number | null;
  name: string;
  donations: number;
  /** Sum without refunds. */
  amountPaise: number;
  /** Id of the donor's newest donation. */
  lastDonationId: number;
  lastDonatedOn: string;
  /** Complete phone number; null without the permission `manage_phones`. */
  phone: string | null;
  lastAskedAt: Date | null;
}

export interface DonorsWithoutDetails {
  donors: DonorWithoutDetails[];
  total: number;
  pageCount: number;
}

interface Row extends Omit<DonorWithoutDetails, 'name' | 'amountPaise'> {
  name: string | null;
  paise: bigint;
}

interface ListedRow extends Row {
  /** Number of donors on all pages. */
  total: number;
}

/**
 * Lists the donors of a financial year without details for the tax office, the largest sum first.
 * Complete phones need `manage_phones`, and are recorded in the audit log.
 */
export async function listDonorsWithoutDetails(ctx: Context, year: number, page = 1): Promise<DonorsWithoutDetails> {
  const { permissions } = requireAdmin(ctx, ...exportDonorFile.permissions);
  const { from, until } = getFinancialYearRange(year);
  const rows = await ctx.standbySql<ListedRow[]>`
    SELECT "memberId", donations, paise, "lastDonatedOn", "lastDonationId",
      coalesce(members.name, donor_name) AS name, phone, donor_details_asked_at AS "lastAskedAt",
      count(*) OVER ()::int AS total
    FROM (
      SELECT member_id AS "memberId", max(donor_name) AS donor_name, count(*)::int AS donations,
        sum(amount_paise - refunded_paise) AS paise, max(donated_on)::text AS "lastDonatedOn",
        (array_agg(id ORDER BY donated_on DESC, id DESC))[1] AS "lastDonationId"
      FROM donations
      WHERE status = 'approved' AND donor_record_id IS NULL
        AND donated_on >= ${from}::date AND donated_on < ${until}::date
      GROUP BY member_id, CASE WHEN member_id IS NULL THEN donor_name END
    ) AS given LEFT JOIN members ON members.id = "memberId"
    ORDER BY paise DESC, "lastDonationId"
    LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
  const isPhoneShown = permissions.includes('manage_phones');
  if (isPhoneShown && rows.some(({ phone }) => phone !== null))
    await recordView(ctx, { action: 'donor_details.listed', subject: { kind: 'donor_file', id: year } });
  const total = rows[0]?.total ?? 0;
  return {
    donors: rows.map((row) => toDonor(row, isPhoneShown)),
    total,
    pageCount: Math.ceil(total / PAGE_SIZE),
  };
}

function toDonor({ name, paise, phone, ...row }: Row, isPhoneShown: boolean): DonorWithoutDetails {
  const { memberId, donations, lastDonationId, lastDonatedOn, lastAskedAt } = row;
  return {
    memberId,
    donations,
    lastDonationId,
    lastDonatedOn,
    lastAskedAt,
    name: name ?? FORMER_MEMBER_NAME,
    amountPaise: Number(paise),
    phone: isPhoneShown && phone !== null ? formatPhone(phone) : null,
  };
}

const CHUNK_SIZE = 1_000;

/**
 * Writes an audit entry and then streams the members without details in chunks, by id, followed
 * by the donors without an account.
 */
export async function exportDonorsWithoutDetails(
  ctx: Context,
  year: number,
): Promise<AsyncGenerator<MissingDetailsRow[], void>> {
  const { permissions } = requireReauthenticatedAdmin(ctx, ...exportDonorFile.permissions);
  const isPhoneShown = permissions.includes('manage_phones');
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, {
      action: 'donor_details.exported',
      subject: { kind: 'donor_file', id: year },
      after: { phones: isPhoneShown },
    }),
  );
  return streamRows(ctx, year, isPhoneShown);
}

async function* streamRows(
  ctx: Context,
  year: number,
  isPhoneShown: boolean,
): AsyncGenerator<MissingDetailsRow[], void> {
  const { from, until } = getFinancialYearRange(year);
  const toRow = (row: Row): MissingDetailsRow => {
    const { memberId, name, phone, donations, amountPaise, lastDonatedOn, lastAskedAt } = toDonor(row, isPhoneShown);
    return {
      member_id: memberId === null ? '' : `${ctx.community.memberIdPrefix}${memberId}`,
      name,
      phone: phone ?? '',
      donations,
      amount: amountPaise / 100,
      last_donation: lastDonatedOn,
      last_asked: lastAskedAt ? toLocalDate(lastAskedAt, ctx.clock.timeZone) : '',
    };
  };
  for (let after = 0, rows: Row[] | null = null; rows === null || rows.length === CHUNK_SIZE;) {
    rows = await ctx.standbySql<Row[]>`
      SELECT given.*, name, phone, donor_details_asked_at AS "lastAskedAt"
      FROM (
        SELECT member_id AS "memberId", count(*)::int AS donations, sum(amount_paise - refunded_paise) AS paise,
          max(donated_on)::text AS "lastDonatedOn", max(id) AS "lastDonationId"
        FROM donations
        WHERE status = 'approved' AND donor_record_id IS NULL AND member_id > ${after}
          AND donated_on >= ${from}::date AND donated_on < ${until}::date
        GROUP BY member_id ORDER BY member_id LIMIT ${CHUNK_SIZE}
      ) AS given JOIN members ON members.id = "memberId" ORDER BY "memberId"`;
    after = rows.at(-1)?.memberId ?? after;
    yield rows.map(toRow);
  }
  const others = await ctx.standbySql<Row[]>`
    SELECT NULL::int AS "memberId", donor_name AS name, NULL AS phone, NULL::timestamptz AS "lastAskedAt",
      count(*)::int AS donations, sum(amount_paise - refunded_paise) AS paise,
      max(donated_on)::text AS "lastDonatedOn", max(id) AS "lastDonationId"
    FROM donations
    WHERE status = 'approved' AND donor_record_id IS NULL AND member_id IS NULL
      AND donated_on >= ${from}::date AND donated_on < ${until}::date
    GROUP BY donor_name ORDER BY donor_name`;
  yield others.map(toRow);
}
