import { addDays, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';

interface PartitionedTable {
  table: string;
  unit: 'day' | 'week' | 'month';
  /** Number of days ahead for which partitions are created. */
  daysAhead: number;
  /**
   * Days after its last day for which a partition is kept. Null means that partitions are never
   * dropped.
   */
  keptDays: number | null;
}

/**
 * Partitioned tables, and how long their partitions are kept.
 * Source: docs/operations/scale.md#partitions.
 */
const PARTITIONED: readonly PartitionedTable[] = [
  { table: 'attendances', unit: 'month', daysAhead: 62, keptDays: null },
  { table: 'outbox_messages', unit: 'week', daysAhead: 14, keptDays: 83 },
  { table: 'reminders', unit: 'day', daysAhead: 7, keptDays: 30 },
];

/** Creates upcoming partitions and drops old ones. Returns the number of dropped partitions. */
export async function maintainPartitions(ctx: Context, day: LocalDate = ctx.clock.today()): Promise<number> {
  const today = ctx.clock.today();
  let dropped = 0;
  for (const { table, unit, daysAhead, keptDays } of PARTITIONED) {
    const firstKept = keptDays === null ? null : toDatabaseDate(addDays(today, -keptDays));
    const [one] = await ctx.sql<{ dropped: number }[]>`
      SELECT maintain_partitions(${table}, ${unit}, ${firstKept}::date, ${toDatabaseDate(addDays(today, -1))}::date,
        ${toDatabaseDate(addDays(day, daysAhead))}::date) AS dropped`;
    dropped += one?.dropped ?? 0;
  }
  return dropped;
}
