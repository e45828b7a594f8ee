import type { Transaction } from '~/db/client.server';

interface Counted {
  id: number;
  attendance_count: number;
  max_participants: number | null;
}

export async function countClassAttendances(tx: Pick<Transaction, '$queryRaw'>, id: number): Promise<number> {
  const [row] = await readMarks(tx, [id]);
  return row?.marks ?? 0;
}

/**
 * Returns the classes with their attendance counts. For classes without a capacity limit, the count
 * is read from a separate counter table. Other classes are returned unchanged.
 */
export async function addAttendanceCounts<Row extends Counted>(
  tx: Pick<Transaction, '$queryRaw'>,
  rows: Row[],
): Promise<Row[]> {
  const open = rows.filter(({ max_participants }) => max_participants === null);
  if (open.length === 0) return rows;
  const counts = await readMarks(
    tx,
    open.map(({ id }) => id),
  );
  const marks = new Map(counts.map((row) => [row.id, row.marks]));
  return rows.map((row) => ({ ...row, attendance_count: marks.get(row.id) ?? row.attendance_count }));
}

function readMarks(tx: Pick<Transaction, '$queryRaw'>, ids: number[]): Promise<{ id: number; marks: number }[]> {
  return tx.$queryRaw<{ id: number; marks: number }[]>`
    SELECT id, count_class_attendances(classes) AS marks FROM classes WHERE id = ANY(${ids}::int[])`;
}
