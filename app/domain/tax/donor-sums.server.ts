import type { DonationType } from '~/db/generated/enums';
import { getFinancialYearRange } from '~/lib/financial-year';
import type { Context } from '../context';
import { DONATION_TYPES } from '../donations/policy';
import { type DonorDetails, openDonorRecord } from './donor-record.server';

const CHUNK_SIZE = 1_000;

/** Sum of the donations of a donor in a financial year with the same mode and donation type. */
export interface DonorSum {
  isCash: boolean;
  donationType: DonationType;
  /** Amount without refunds. */
  paise: number;
}

/** A donor of a financial year. All records with the same ID belong to the same donor. */
export interface DonorOfYear {
  idCode: number;
  /** Details of the record that was changed last. */
  details: DonorDetails;
  /** Names of the donor's other records. */
  otherNames: string[];
  /** Newest donation of the record that was changed last. */
  donationId: number;
  sums: DonorSum[];
}

interface RecordRow {
  id: number;
  idCode: number;
  /** Digest of the ID, or the id of a record without a digest. */
  key: string;
  sealed: Uint8Array;
}

interface SumRow extends Omit<DonorSum, 'paise'> {
  recordId: number;
  /** Newest donation of the sum. */
  donationId: number;
  paise: bigint;
}

/**
 * Reads the donors of a financial year with their approved donations in chunks, in the order of
 * their first record. Donations without donor details are not included. The queries are simple, so
 * that PostgreSQL always uses the indexes. A standby could lack a digest that was stored just now.
 */
export async function* readDonorsOfYear(ctx: Context, year: number): AsyncGenerator<DonorOfYear[], void> {
  const { from, until } = getFinancialYearRange(year);
  for (let after = 0; ;) {
    const page = await ctx.sql<{ id: number }[]>`
      SELECT id FROM donor_records
      WHERE id > ${after} AND EXISTS (
        SELECT FROM donations WHERE donor_record_id = donor_records.id AND status = 'approved'
          AND donated_on >= ${from}::date AND donated_on < ${until}::date
      )
      ORDER BY id LIMIT ${CHUNK_SIZE}`;
    const last = page.at(-1);
    if (!last) return;
    const ids = page.map(({ id }) => id);
    const records = await ctx.sql<RecordRow[]>`
      SELECT id, id_code AS "idCode", coalesce(encode(id_digest, 'hex'), id::text) AS key, sealed
      FROM donor_records
      WHERE id = ANY(${ids}::int[])
        OR id_digest = ANY (ARRAY(SELECT id_digest FROM donor_records WHERE id = ANY(${ids}::int[])))
      ORDER BY updated_at DESC, id DESC`;
    const sums = await ctx.sql<SumRow[]>`
      SELECT donor_record_id AS "recordId", payment_method = 'cash' AS "isCash",
        donation_type::text AS "donationType", sum(amount_paise - refunded_paise) AS paise, max(id) AS "donationId"
      FROM donations
      WHERE donor_record_id = ANY(${records.map(({ id }) => id)}::int[]) AND status = 'approved'
        AND donated_on >= ${from}::date AND donated_on < ${until}::date
      GROUP BY donor_record_id, payment_method = 'cash', donations.donation_type`;
    // A donor whose first record was in an earlier chunk was read there.
    const donors = groupByDonor(ctx, records, sums).filter(({ firstRecordId }) => firstRecordId > after);
    if (donors.length > 0) yield donors;
    after = last.id;
  }
}

/** Returns the donors in the order of their first record. The newest records must come first. */
function groupByDonor(ctx: Context, records: readonly RecordRow[], sums: readonly SumRow[]) {
  const sumsOf = groupBy(sums, ({ recordId }) => recordId);
  const used = records.filter(({ id }) => sumsOf.has(id));
  return [...groupBy(used, ({ key }) => key).values()]
    .flatMap((own) => {
      const [newest, ...others] = own;
      if (!newest) return [];
      const details = openDonorRecord(ctx, newest.sealed);
      const otherNames = others
        .map(({ sealed }) => openDonorRecord(ctx, sealed).legal_name)
        .filter((name) => name !== details.legal_name);
      return {
        idCode: newest.idCode,
        details,
        otherNames,
        donationId: Math.max(...(sumsOf.get(newest.id) ?? []).map(({ donationId }) => donationId)),
        sums: addSums(own.flatMap(({ id }) => sumsOf.get(id) ?? [])),
        firstRecordId: Math.min(...own.map(({ id }) => id)),
      };
    })
    .toSorted((one, other) => one.firstRecordId - other.firstRecordId);
}

/** Adds the sums of several records with the same mode and donation type. */
function addSums(sums: readonly SumRow[]): DonorSum[] {
  const added = new Map<string, DonorSum>();
  for (const { isCash, donationType, paise } of sums) {
    const key = `${isCash} ${donationType}`;
    added.set(key, { isCash, donationType, paise: (added.get(key)?.paise ?? 0) + Number(paise) });
  }
  return [...added.values()].toSorted(
    (one, other) =>
      Number(one.isCash) - Number(other.isCash) ||
      DONATION_TYPES.indexOf(one.donationType) - DONATION_TYPES.indexOf(other.donationType),
  );
}

function groupBy<Item, Key>(items: readonly Item[], getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(getKey(item));
    if (group) group.push(item);
    else groups.set(getKey(item), [item]);
  }
  return groups;
}
