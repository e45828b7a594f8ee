import type { Transaction } from '~/db/client.server';
import type { ClassSeries } from '~/db/generated/client';
import {
  addDays,
  DAY_NAMES,
  getDayName,
  fromDatabaseDate,
  fromDatabaseTime,
  type LocalDate,
  toDatabaseDate,
} from '~/lib/calendar';
import type { Context } from '../context';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { readTranslations } from '../translations';
import { buildNewClassRow, pickCommonFields, type PlannedClass } from './planned-class';

const DAYS_AHEAD = 7;

/**
 * Creates the classes of the coming week for every series. Returns the number of new classes.
 * Classes that were edited, cancelled or deleted are not created again.
 */
export async function createSeriesClasses(ctx: Context, tx: Transaction): Promise<number> {
  await lockAllSeries(tx);
  const today = ctx.clock.today();
  const horizon = toDatabaseDate(addDays(today, DAYS_AHEAD));
  const dueSeries = await tx.classSeries.findMany({
    where: {
      ended_at: null,
      until_date: { gte: toDatabaseDate(today) },
      OR: [{ materialised_to: null }, { materialised_to: { lt: horizon } }],
    },
  });
  if (dueSeries.length === 0) return 0;
  const { count } = await tx.yogaClass.createMany({
    data: dueSeries.flatMap((series) =>
      listDates(series, today).map((date) => buildNewClassRow(ctx, toPlannedClass(series, date))),
    ),
    skipDuplicates: true,
  });
  await tx.classSeries.updateMany({
    where: { id: { in: dueSeries.map(({ id }) => id) } },
    data: { materialised_to: horizon },
  });
  return count;
}

/**
 * Locks all series until the transaction ends, so that no class is added to a series that is being
 * ended.
 */
export async function lockAllSeries(tx: Transaction): Promise<void> {
  await acquireAdvisoryLock(tx, 'class-series');
}

function listDates(series: ClassSeries, today: LocalDate): LocalDate[] {
  const [from, until] = [fromDatabaseDate(series.from_date), fromDatabaseDate(series.until_date)];
  const made = series.materialised_to && fromDatabaseDate(series.materialised_to);
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(today, days)).filter(
    (date) =>
      // The class on the first day of the series already exists, because it is the class that was
      // repeated.
      date > from &&
      date <= until &&
      (!made || date > made) &&
      series.weekdays.includes(DAY_NAMES.indexOf(getDayName(date)) + 1),
  );
}

export function toPlannedClass(series: ClassSeries, date: LocalDate): PlannedClass {
  return {
    ...pickCommonFields(series),
    series_id: series.id,
    translations: readTranslations(series.translations),
    date,
    start_time: fromDatabaseTime(series.start_time),
    end_time: fromDatabaseTime(series.end_time),
  };
}
