import type { Import } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import type { FoundProblem, ImportRowStatus } from './policy';
import type { ReadRow } from './read-rows';

export interface RowWithStatus extends ReadRow {
  status: ImportRowStatus;
  of_row: number | null;
}

interface KnownKey {
  key: string;
  /** The first readable row of the import with this key. */
  of_row: number | null;
  is_known: boolean;
}

interface KnownAttendance extends KnownKey {
  is_member: boolean;
  is_held_here: boolean;
  opening_classes: number;
}

/**
 * Determines the status of each row. `rows` come directly after the rows that are already saved.
 */
export async function findStatuses(
  ctx: Context,
  tx: Transaction,
  { id, kind }: Pick<Import, 'id' | 'kind'>,
  rows: readonly ReadRow[],
): Promise<RowWithStatus[]> {
  const readable = rows.filter(({ isReadable }) => isReadable);
  const found: (KnownKey | KnownAttendance)[] =
    kind === 'members' ? await findMembers(ctx, tx, id, readable) : await findAttendances(tx, id, readable);
  const byKey = new Map(found.map((one) => [one.key, one]));
  const firsts = new Map<string, number>();
  return rows.map((row): RowWithStatus => {
    const known = row.key === null ? undefined : byKey.get(row.key);
    if (!known || row.key === null) return { ...row, status: 'unreadable', of_row: null };
    const problem = findProblem(known);
    if (problem)
      return { ...row, key: null, status: 'unreadable', of_row: null, problems: [{ problem, value: row.phone ?? '' }] };
    const of_row = known.of_row ?? firsts.get(row.key) ?? null;
    if (of_row !== null) return { ...row, status: 'double', of_row };
    firsts.set(row.key, row.row);
    if (known.is_known) return { ...row, status: 'known', of_row };
    return { ...row, status: 'new', of_row, problems: [...row.problems, ...findWarnings(known)] };
  });
}

function findProblem(known: KnownKey | KnownAttendance): 'member_unknown' | 'held_here' | null {
  if (!('is_member' in known)) return null;
  if (!known.is_member) return 'member_unknown';
  return known.is_held_here && !known.is_known ? 'held_here' : null;
}

function findWarnings(known: KnownKey | KnownAttendance): FoundProblem[] {
  if (!('opening_classes' in known) || known.opening_classes === 0) return [];
  return [{ problem: 'in_opening_balance', value: String(known.opening_classes) }];
}

/** A phone that another member can still restore counts as known. */
function findMembers(
  { clock }: Context,
  tx: Transaction,
  importId: number,
  rows: readonly ReadRow[],
): Promise<KnownKey[]> {
  return tx.$queryRaw<KnownKey[]>`
    SELECT key,
      (SELECT min("row") FROM import_rows WHERE import_id = ${importId} AND import_rows.key = given.key) AS of_row,
      EXISTS (SELECT FROM members WHERE phone = given.key)
        OR EXISTS (SELECT FROM phone_changes WHERE old_phone = given.key AND used_at IS NULL AND expires_at > ${clock.now()}) AS is_known
    FROM unnest(${rows.map(({ key }) => key)}::text[]) AS given (key)`;
}

function findAttendances(tx: Transaction, importId: number, rows: readonly ReadRow[]): Promise<KnownAttendance[]> {
  const given = rows.map(({ key, phone, values }) => ({ key, phone, ...values }));
  return tx.$queryRaw<KnownAttendance[]>`
    SELECT given.key,
      (SELECT min("row") FROM import_rows WHERE import_id = ${importId} AND import_rows.key = given.key) AS of_row,
      members.id IS NOT NULL AS is_member, coalesce(opening_classes, 0) AS opening_classes,
      EXISTS (SELECT FROM classes JOIN attendances ON attendances.class_id = classes.id AND attendances.class_date = classes.class_date
        WHERE classes.class_date = given.date AND classes.title = given.title AND attendances.member_id = members.id) AS is_known,
      EXISTS (SELECT FROM classes
        WHERE class_date = given.date AND title = given.title AND import_id IS NULL AND deleted_at IS NULL) AS is_held_here
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (key text, phone text, date date, title text)
    LEFT JOIN members ON members.phone = given.phone`;
}
