import type { Database, Transaction } from '~/db/client.server';
import { t } from '~/i18n/messages/message';
import { fromDatabaseTime, toDatabaseTime } from '~/lib/calendar';
import { createInvalidFieldError } from './errors';

/** Lists the start times that members can choose, such as `06:00`, in the order of the day. */
export async function listBatchTimes(db: Database | Transaction): Promise<string[]> {
  return toTimes(await db.batch.findMany({ where: { is_offered: true }, orderBy: { start_time: 'asc' } }));
}

/** Lists all start times, with those that staff have removed and members may still have. */
export async function listAllBatchTimes(db: Database): Promise<string[]> {
  return toTimes(await db.batch.findMany({ orderBy: { start_time: 'asc' } }));
}

/** Returns the id of the batch with a start time. Throws `invalid` if members cannot choose it. */
export async function findBatchId(tx: Transaction, time: string | null): Promise<number | null> {
  if (time === null) return null;
  const batch = await tx.batch.findUnique({ where: { start_time: toBatchTime(time), is_offered: true } });
  if (!batch) throw createInvalidFieldError('batch', t('Please choose one of the batches'));
  return batch.id;
}

/**
 * Replaces the start times that members can choose. Members keep a removed start time until they
 * choose again, so its row stays.
 */
export async function replaceBatchTimes(tx: Transaction, times: readonly string[]): Promise<void> {
  const start_times = times.map(toBatchTime);
  await tx.batch.createMany({ data: start_times.map((start_time) => ({ start_time })), skipDuplicates: true });
  await tx.batch.updateMany({ where: { start_time: { in: start_times } }, data: { is_offered: true } });
  await tx.batch.updateMany({ where: { start_time: { notIn: start_times } }, data: { is_offered: false } });
}

function toBatchTime(time: string): Date {
  return toDatabaseTime(`${time}:00`);
}

function toTimes(rows: readonly { start_time: Date }[]): string[] {
  return rows.map(({ start_time }) => fromDatabaseTime(start_time).slice(0, 5));
}
